import { Button } from 'antd';
import { byRules, codeRule, mobileRule } from '#web/kit/form/field-rules.ts';
import { Form } from '#web/kit/form/form.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import { loginByCode } from '../api.ts';
import { keepLockOut, NO_LOCK } from '../model/lock-out.ts';
import { CodeField } from './code-field.tsx';
import styles from './panel.module.css';
import { useLoginForm } from './use-login-form.ts';

export interface CodeLoginProps {
  readonly mayLogIn: () => boolean;
  readonly onToken: (token: string) => void;
}

const CHECK = byRules({ mobile: mobileRule, code: codeRule });

/** Login by code (验证码登录). */
export function CodeLogin({ mayLogIn, onToken }: CodeLoginProps) {
  const { form, problem, isBusy, send } = useLoginForm({
    start: { mobile: '', code: '' },
    check: CHECK,
    mayBegin: mayLogIn,
    call: ({ mobile, code }) => loginByCode({ mobile: mobile.trim(), code: code.trim() }),
    onDone({ token }) {
      // A login by code ends the lock of the password.
      keepLockOut(NO_LOCK);
      onToken(token);
    },
  });
  return (
    <Form
      size="large"
      className={styles.form}
      onSend={send}
      {...shows('LoginServiceMag.loginByCode', 'LoginServiceMag.sendCode')}
    >
      <Problem text={problem} />
      <TextField
        label="手机号"
        field={form.of('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="注册时的手机号"
        maxLength={11}
      />
      <CodeField field={form.of('code')} mobile={form.of('mobile')} purpose="login" />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        登录
      </Button>
    </Form>
  );
}
