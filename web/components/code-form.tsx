import { Alert, Button } from 'antd';
import { useState } from 'react';
import { GIFT_CODE_MESSAGES, giftCodeOf } from '#contracts/rules/wallet/gift-code.ts';
import type { Shows } from '#web/lib/shows.ts';
import type { Action } from '#web/lib/use-action.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import styles from './code-form.module.css';
import { Sheet } from './sheet.tsx';
import { TextField } from './text-field.tsx';
import { WholeDates } from './whole-dates.tsx';

interface CodeFormProps<Value> extends Shows {
  readonly title: string;
  readonly label: string;
  readonly lockedMinutes: number;
  readonly action: Action<{ readonly code: string; readonly idemKey: string }, Value>;
  /** What the code has brought, in words. */
  readonly onRedeemed: (value: Value) => string;
}

/** Redeems a code of twelve letters and digits (兑换码). */
export function CodeForm<Value>({
  title,
  label,
  lockedMinutes,
  action,
  onRedeemed,
  ...shown
}: CodeFormProps<Value>) {
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('');
  const intent = useIntentKey();
  const { isBusy, problem, setProblem, act } = useToldAction(action);

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
    setSaid(onRedeemed(redeemed));
  }

  return (
    <Sheet title={title} {...shown}>
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
            label={label}
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
        <WholeDates text={said} />
      </p>
    </Sheet>
  );
}
