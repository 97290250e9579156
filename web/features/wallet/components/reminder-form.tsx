import { Button } from 'antd';
import { useState } from 'react';
import { reminderAmount } from '#contracts/rules/wallet/low-balance.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import { useSaidAction } from '#web/lib/use-said-action.ts';
import { wholeYuan } from '../model/offer.ts';
import { mutations } from '../mutations.ts';
import styles from './side-form.module.css';

/** Below how much the member wants to be reminded (余额提醒). */
export function ReminderForm({ remindBelow }: { remindBelow: string }) {
  const [amount, setAmount] = useState(wholeYuan(remindBelow));
  const [said, setSaid] = useState('');
  const { isBusy, problem, setProblem, act } = useSaidAction(mutations.remind);

  async function save(wished: string): Promise<void> {
    setSaid('');
    const checked = reminderAmount(wished);
    if (checked.kind !== 'done') {
      setProblem(checked.message);
      return;
    }
    const saved = await act(wished.trim());
    if (saved === null) return;
    setAmount(wholeYuan(saved.remindBelow));
    setSaid(saved.remindBelow === '' ? '已关闭余额提醒' : '已保存，余额不足时在这里提醒您');
  }

  return (
    <Sheet title="余额提醒" {...shows('WalletServiceMag.saveReminder')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(amount);
        }}
      >
        <TextField
          label="可用余额低于多少时提醒"
          text={amount}
          problem={problem}
          takesFocus={false}
          inputMode="numeric"
          suffix="元"
          onChange={(text) => {
            setAmount(text);
            setProblem('');
          }}
        />
        <div className={styles.actions}>
          <Button htmlType="submit" loading={isBusy}>
            保存
          </Button>
          {remindBelow === '' ? null : (
            <Button type="link" disabled={isBusy} onClick={() => void save('')}>
              关闭提醒
            </Button>
          )}
        </div>
      </form>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </Sheet>
  );
}
