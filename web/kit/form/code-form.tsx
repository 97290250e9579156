import { Alert, Button } from 'antd';
import { useState } from 'react';
import { GIFT_CODE_MESSAGES, giftCodeOf } from '#contracts/rules/wallet/gift-code.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { shows } from '#web/lib/shows.ts';
import { useAct } from '../act/use-act.ts';
import type { DataOf } from '../ask/send.ts';
import { byRules } from './field-rules.ts';
import { Form } from './form.tsx';
import { Problem } from './problem.tsx';
import styles from './side-form.module.css';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

type Redeeming = 'WalletServiceMag.redeemCode' | 'UpgradeServiceMag.redeemCode';

interface CodeFormProps<K extends Redeeming> {
  readonly operation: K;
  readonly title: string;
  readonly label: string;
  readonly lockedMinutes: number;
  /** What the code has brought, in words. */
  readonly onRedeemed: (value: DataOf<K>) => string;
}

const CHECK = byRules({
  code: (typed) => (giftCodeOf(typed) === null ? GIFT_CODE_MESSAGES.form : undefined),
});

/** Redeems a code of twelve letters and digits (兑换码). */
export function CodeForm<K extends Redeeming>(props: CodeFormProps<K>) {
  const { operation, title, label, lockedMinutes, onRedeemed } = props;
  const form = useForm({ start: { code: '' }, check: CHECK, refusedAt: () => 'code' });
  const [doneText, setDoneText] = useState('');
  const redeeming = useAct<K>(operation, {
    onDone(value) {
      form.begin({ code: '' });
      setDoneText(onRedeemed(value));
    },
    onFailure: form.refused,
  });

  function redeem(): unknown {
    setDoneText('');
    return form.send(({ code }) => redeeming.run({ code } as never));
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
          <TextField label={label} field={form.of('code')} />
          <Problem text={redeeming.problem} />
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
