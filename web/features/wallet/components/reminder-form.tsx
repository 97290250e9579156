import { Button } from 'antd';
import { useState } from 'react';
import { reminderAmount } from '#contracts/rules/wallet/low-balance.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Form } from '#web/kit/form/form.tsx';
import styles from '#web/kit/form/side-form.module.css';
import { shows } from '#web/lib/shows.ts';
import { wholeYuan } from '../model/offer.ts';

/** Sets the balance below which a reminder is shown (余额提醒). */
export function ReminderForm({ remindBelow }: { remindBelow: string }) {
  const [amount, setAmount] = useState(wholeYuan(remindBelow));
  const [said, setSaid] = useState('');
  const saving = useAct('WalletServiceMag.saveReminder', {
    onDone(saved) {
      setAmount(wholeYuan(saved.remindBelow));
      setSaid(saved.remindBelow === '' ? '已关闭余额提醒' : '已保存，余额不足时在这里提醒您');
    },
  });

  async function save(wished: string): Promise<void> {
    setSaid('');
    const checked = reminderAmount(wished);
    if (checked.kind !== 'done') {
      saving.setProblem(checked.message);
      return;
    }
    await saving.run({ amount: wished.trim() });
  }

  return (
    <Sheet title="余额提醒" {...shows('WalletServiceMag.saveReminder')}>
      <Form className={styles.form} onSend={() => save(amount)}>
        <TextField
          label="可用余额低于多少时提醒"
          text={amount}
          problem={saving.problem}
          takesFocus={false}
          inputMode="numeric"
          suffix="元"
          onChange={(text) => {
            setAmount(text);
            saving.setProblem('');
          }}
        />
        <div className={styles.actions}>
          <Button htmlType="submit" loading={saving.isBusy}>
            保存
          </Button>
          {remindBelow === '' ? null : (
            <Button type="link" disabled={saving.isBusy} onClick={() => void save('')}>
              关闭提醒
            </Button>
          )}
        </div>
      </Form>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </Sheet>
  );
}
