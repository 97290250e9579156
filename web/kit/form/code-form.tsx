import { Alert, Button } from 'antd';
import { useState } from 'react';
import { GIFT_CODE_MESSAGES, giftCodeOf } from '#contracts/rules/wallet/gift-code.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { shows } from '#web/lib/shows.ts';
import { useAct } from '../act/use-act.ts';
import type { DataOf } from '../ask/send.ts';
import { Form } from './form.tsx';
import styles from './side-form.module.css';

type Redeeming = 'WalletServiceMag.redeemCode' | 'UpgradeServiceMag.redeemCode';

interface CodeFormProps<K extends Redeeming> {
  readonly operation: K;
  readonly title: string;
  readonly label: string;
  readonly lockedMinutes: number;
  /** What the code has brought, in words. */
  readonly onRedeemed: (value: DataOf<K>) => string;
}

/** Redeems a code of twelve letters and digits (兑换码). */
export function CodeForm<K extends Redeeming>(props: CodeFormProps<K>) {
  const { operation, title, label, lockedMinutes, onRedeemed } = props;
  const [code, setCode] = useState('');
  const [doneText, setDoneText] = useState('');
  const redeeming = useAct<K>(operation, {
    onDone(value) {
      setCode('');
      setDoneText(onRedeemed(value));
    },
  });

  function redeem(): unknown {
    setDoneText('');
    if (giftCodeOf(code) === null) return redeeming.setProblem(GIFT_CODE_MESSAGES.form);
    return redeeming.run({ code } as never);
  }

  return (
    <Sheet title={title} {...shows(operation)}>
      {lockedMinutes > 0 ? (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={`兑换码错误次数过多，请 ${lockedMinutes} 分钟后再试`}
        />
      ) : (
        <Form className={styles.form} onSend={redeem}>
          <TextField
            label={label}
            text={code}
            problem={redeeming.problem}
            takesFocus={false}
            onChange={(text) => {
              setCode(text);
              redeeming.setProblem('');
            }}
          />
          <Button htmlType="submit" loading={redeeming.isBusy}>
            兑换
          </Button>
        </Form>
      )}
      <p role="status" className={styles.said}>
        <WholeDates text={doneText} />
      </p>
    </Sheet>
  );
}
