import { Button } from 'antd';
import { byRules, codeRule, mobileRule, newPasswordRule } from '#web/kit/form/field-rules.ts';
import { Form } from '#web/kit/form/form.tsx';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import { resetPwd } from '../api.ts';
import { CodeField } from './code-field.tsx';
import styles from './panel.module.css';
import { useLoginForm } from './use-login-form.ts';
import { ViewHeader } from './view-header.tsx';

export interface FindPasswordFormProps {
  readonly onBack: () => void;
  readonly onReset: (account: string) => void;
}

const CHECK = byRules({ mobile: mobileRule, code: codeRule, password: newPasswordRule('新密码') });
const EMPTY = { mobile: '', code: '', password: '' };

/** Find password (找回密码). */
export function FindPasswordForm({ onBack, onReset }: FindPasswordFormProps) {
  const { form, problem, isBusy, send } = useLoginForm({
    start: EMPTY,
    check: CHECK,
    call: ({ mobile, code, password }) => resetPwd({ mobile: mobile.trim(), code: code.trim(), password }),
    onDone: ({ account }) => onReset(account),
  });
  return (
    <Form
      size="large"
      className={styles.form}
      onSend={send}
      {...shows('LoginServiceMag.resetPwd', 'LoginServiceMag.sendCode')}
    >
      <ViewHeader title="找回密码" onBack={onBack}>
        用注册时的手机号验证，重设后其他设备需要重新登录
      </ViewHeader>
      <Problem text={problem} />
      <TextField
        label="手机号"
        field={form.of('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
      />
      <CodeField field={form.of('code')} mobile={form.of('mobile')} purpose="reset" />
      <PasswordField
        label="新密码"
        field={form.of('password')}
        autoComplete="new-password"
        help="8-32 个字符，须含字母和数字"
      />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        重设密码
      </Button>
    </Form>
  );
}
