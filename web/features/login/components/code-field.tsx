import { Button } from 'antd';
import { useState } from 'react';
import type { CodePurpose } from '#contracts/rules/account/verification-code.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { sendCode } from '../api.ts';
import { refusedField } from '../model/refused-field.ts';
import { waitSeconds } from '../model/wait-seconds.ts';
import fieldsStyles from './fields.module.css';
import styles from './panel.module.css';
import { TextField } from './text-field.tsx';
import { useCountdown } from './use-countdown.ts';
import type { FieldHandle } from './use-fields.ts';

/** What the code field needs of the form it stands in. */
interface CodeForm {
  readonly values: { readonly mobile: string };
  of(name: 'code'): FieldHandle;
  set(name: 'code', value: string): void;
  focus(name: 'code'): void;
  forgive(name: 'code'): void;
  checkOne(name: 'mobile'): boolean;
  refuse(name: 'mobile' | 'code', problem: string): void;
}

const SEND_AGAIN_AFTER_SECONDS = 60;
const SENDING = ['code'];

/** Verification code (验证码) with the button that sends it. */
export function CodeField({ form, purpose }: { form: CodeForm; purpose: CodePurpose }) {
  const [nextAt, setNextAt] = useState(0);
  const left = useCountdown(nextAt);
  const { busy, run } = useGuard();
  const [demoCode, setDemoCode] = useState('');

  const wait = (seconds: number) => setNextAt(serverClock.now() + seconds * 1000);

  async function send(): Promise<void> {
    if (!form.checkOne('mobile')) return;
    const mobile = form.values.mobile.trim();
    const outcome = await run(SENDING, () => sendCode({ mobile, purpose }));
    if (outcome === null) return;
    if (outcome.ok) {
      setDemoCode(outcome.value.demoCode);
      form.forgive('code');
      wait(SEND_AGAIN_AFTER_SECONDS);
      form.focus('code');
      return;
    }
    const { error } = outcome;
    const seconds = waitSeconds(error);
    if (seconds !== undefined) wait(seconds);
    form.refuse(refusedField(error) === 'mobile' ? 'mobile' : 'code', error.message);
  }

  return (
    <TextField
      label="验证码"
      field={form.of('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      after={
        <Button
          size="large"
          className={`${fieldsStyles.send} ${fieldsStyles.counting}`}
          disabled={left > 0}
          loading={busy.size > 0}
          onClick={send}
        >
          {left > 0 ? `${left} 秒后重发` : '获取验证码'}
        </Button>
      }
      extra={
        demoCode === '' ? undefined : (
          <span role="status">
            演示环境验证码：<strong className={fieldsStyles.digits}>{demoCode}</strong>
            <button
              type="button"
              className={`${styles.quiet} ${styles.small}`}
              onClick={() => form.set('code', demoCode)}
            >
              填入
            </button>
          </span>
        )
      }
    />
  );
}
