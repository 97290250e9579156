import { Button } from 'antd';
import { useState } from 'react';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import { refusalOf } from '#web/lib/call/refusal.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import styles from './fields.module.css';
import { TextField } from './text-field.tsx';
import { useCountdown } from './use-countdown.ts';
import type { FormField } from './use-form.ts';

interface SentCodeFieldProps {
  readonly field: FormField;
  readonly label?: string;
  /** Where the code goes, and who is asked for it; null where that cannot be yet. */
  readonly send: () => Promise<Outcome<{ readonly demoCode: string }>> | null;
  /** Whether the refusal is said elsewhere. */
  readonly onRefused?: (error: CallError) => boolean;
}

const SEND_AGAIN_AFTER_SECONDS = 60;
const SENDING = ['code'];

/** Verification code (验证码) with the button that sends it. */
export function SentCodeField({ field, label = '验证码', send, onRefused }: SentCodeFieldProps) {
  const [nextAt, setNextAt] = useState(0);
  const left = useCountdown(nextAt);
  const { busy, run } = useGuard();
  const [demoCode, setDemoCode] = useState('');

  const wait = (seconds: number) => setNextAt(serverClock.now() + seconds * 1000);

  async function ask(): Promise<void> {
    const outcome = await run(SENDING, async () => send());
    if (outcome === null) return;
    if (outcome.ok) {
      setDemoCode(outcome.value.demoCode);
      field.forgive();
      wait(SEND_AGAIN_AFTER_SECONDS);
      field.focus();
      return;
    }
    const { error } = outcome;
    const tooSoon = refusalOf(error, 'too-many-codes');
    if (tooSoon !== null) wait(tooSoon.waitSeconds);
    if (!onRefused?.(error)) field.refuse(error.message);
  }

  return (
    <TextField
      label={label}
      field={field}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      after={
        <Button
          size="large"
          className={`${styles.send} ${styles.counting}`}
          disabled={left > 0}
          loading={busy.size > 0}
          onClick={() => void ask()}
        >
          {left > 0 ? `${left} 秒后重发` : '获取验证码'}
        </Button>
      }
      extra={
        demoCode === '' ? undefined : (
          <span role="status">
            演示环境验证码：<strong className={styles.digits}>{demoCode}</strong>
            <button type="button" className={styles.fill} onClick={() => field.change(demoCode)}>
              填入
            </button>
          </span>
        )
      }
    />
  );
}
