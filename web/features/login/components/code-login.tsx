import { Button } from 'antd';
import { codeRule, mobileRule } from '#web/components/fields/field-rules.ts';
import { FormAlert } from '#web/components/fields/form-alert.tsx';
import { TextField } from '#web/components/fields/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import { loginByCode } from '../api.ts';
import { keepLockOut, NO_LOCK } from '../model/lock-out.ts';
import { CodeField } from './code-field.tsx';
import styles from './panel.module.css';
import { useCodeForm } from './use-code-form.ts';

export interface CodeLoginProps {
  readonly mayLogIn: () => boolean;
  readonly onToken: (token: string) => void;
}

const RULES = { mobile: mobileRule, code: codeRule };

/** Login by code (验证码登录). */
export function CodeLogin({ mayLogIn, onToken }: CodeLoginProps) {
  const { form, problem, isBusy, onSubmit } = useCodeForm({
    rules: RULES,
    initial: { mobile: '', code: '' },
    mayBegin: mayLogIn,
    call: ({ mobile, code }) => loginByCode({ mobile: mobile.trim(), code: code.trim() }),
    onDone({ token }) {
      // Whoever came in by a code has ended the lock of the password.
      keepLockOut(NO_LOCK);
      onToken(token);
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      {...shows('LoginServiceMag.loginByCode', 'LoginServiceMag.sendCode')}
    >
      <FormAlert problem={problem} />
      <TextField
        label="手机号"
        field={form.of('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="注册时的手机号"
        maxLength={11}
      />
      <CodeField form={form} purpose="login" />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        登录
      </Button>
    </form>
  );
}
