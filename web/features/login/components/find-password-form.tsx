import { Button } from 'antd';
import { codeRule, mobileRule, newPasswordRule } from '#web/components/fields/field-rules.ts';
import { FormAlert } from '#web/components/fields/form-alert.tsx';
import { TextField } from '#web/components/fields/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import { resetPassword } from '../api.ts';
import { CodeField } from './code-field.tsx';
import styles from './panel.module.css';
import { useCodeForm } from './use-code-form.ts';
import { ViewHeader } from './view-header.tsx';

export interface FindPasswordFormProps {
  readonly onBack: () => void;
  readonly onReset: (account: string) => void;
}

const RULES = { mobile: mobileRule, code: codeRule, password: newPasswordRule('新密码') };
const EMPTY = { mobile: '', code: '', password: '' };

/** Find password (找回密码). */
export function FindPasswordForm({ onBack, onReset }: FindPasswordFormProps) {
  const { form, problem, isBusy, onSubmit } = useCodeForm({
    rules: RULES,
    initial: EMPTY,
    call: ({ mobile, code, password }) =>
      resetPassword({ mobile: mobile.trim(), code: code.trim(), password }),
    onDone: ({ account }) => onReset(account),
  });
  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      {...shows('LoginServiceMag.resetPwd', 'LoginServiceMag.sendCode')}
    >
      <ViewHeader title="找回密码" onBack={onBack}>
        用注册时的手机号验证，重设后其他设备需要重新登录
      </ViewHeader>
      <FormAlert problem={problem} />
      <TextField
        label="手机号"
        field={form.of('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
      />
      <CodeField form={form} purpose="reset" />
      <TextField
        label="新密码"
        field={form.of('password')}
        isPassword
        autoComplete="new-password"
        help="8-32 个字符，须含字母和数字"
      />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        重设密码
      </Button>
    </form>
  );
}
