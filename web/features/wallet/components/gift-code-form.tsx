import { Alert, Button } from 'antd';
import { useState } from 'react';
import { amountText } from '#contracts/rules/money.ts';
import { GIFT_CODE_MESSAGES, giftCodeOf } from '#contracts/rules/wallet/gift-code.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { useSaidAction } from '#web/lib/use-said-action.ts';
import { mutations } from '../mutations.ts';
import styles from './side-form.module.css';

/** Redeems a gift code (兑换码). */
export function GiftCodeForm({ lockedMinutes }: { lockedMinutes: number }) {
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('');
  const intent = useIntentKey();
  const { isBusy, problem, setProblem, act } = useSaidAction(mutations.redeem);

  async function redeem(): Promise<void> {
    setSaid('');
    if (giftCodeOf(code) === null) {
      setProblem(GIFT_CODE_MESSAGES.form);
      return;
    }
    const redeemed = await act({ code, idemKey: intent.keyFor({ code }) });
    if (redeemed === null) return;
    intent.end();
    setCode('');
    setSaid(`${redeemed.title}已兑换，赠送 ¥${amountText(redeemed.bonus)} 已到账`);
  }

  return (
    <Sheet title="兑换码" {...shows('WalletServiceMag.redeemCode')}>
      {lockedMinutes > 0 ? (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={`兑换码错误次数过多，请 ${lockedMinutes} 分钟后再试`}
        />
      ) : (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void redeem();
          }}
        >
          <TextField
            label="礼品卡上的 12 位字母和数字"
            text={code}
            problem={problem}
            takesFocus={false}
            onChange={(text) => {
              setCode(text);
              setProblem('');
            }}
          />
          <Button htmlType="submit" loading={isBusy}>
            兑换
          </Button>
        </form>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </Sheet>
  );
}
