import { Button } from 'antd';
import { useState } from 'react';
import { reminderAmount } from '#contracts/rules/wallet/low-balance.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { byRules, readable } from '#web/kit/form/field-rules.ts';
import { Form } from '#web/kit/form/form.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import styles from '#web/kit/form/side-form.module.css';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Row } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { wholeYuan } from '../model/offer.ts';

const CHECK = byRules({ amount: readable(reminderAmount) });

/** Sets the balance below which a reminder is shown (余额提醒). */
export function ReminderForm({ remindBelow }: { remindBelow: string }) {
  const form = useForm({
    start: { amount: wholeYuan(remindBelow) },
    check: CHECK,
    refusedAt: () => 'amount',
  });
  const [said, setSaid] = useState('');
  const saving = useAct('WalletServiceMag.saveReminder', {
    onDone(saved) {
      form.begin({ amount: wholeYuan(saved.remindBelow) });
      setSaid(saved.remindBelow === '' ? '已关闭余额提醒' : '已保存，余额不足时在这里提醒您');
    },
    onFailure: form.refused,
  });

  function save(amount: string): unknown {
    setSaid('');
    return saving.run({ amount });
  }

  return (
    <Sheet title="余额提醒" {...shows('WalletServiceMag.saveReminder')}>
      <Form className={styles.form} onSend={() => form.send(({ amount }) => save(amount.trim()))}>
        <TextField label="可用余额低于多少时提醒" field={form.of('amount')} inputMode="numeric" suffix="元" />
        <Problem text={saving.problem} />
        <Row gap={8} align="stretch" wraps>
          <Button htmlType="submit" loading={saving.isBusy}>
            保存
          </Button>
          {remindBelow === '' ? null : (
            <Button type="link" disabled={saving.isBusy} onClick={() => void save('')}>
              关闭提醒
            </Button>
          )}
        </Row>
      </Form>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </Sheet>
  );
}
