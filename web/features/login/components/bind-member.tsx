import { Button } from 'antd';
import { accountRule, byRules, passwordRule } from '#web/kit/form/field-rules.ts';
import { Form } from '#web/kit/form/form.tsx';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { THIRD_LOGIN_NAMES } from '#web/lib/session/third-logins.ts';
import { shows } from '#web/lib/shows.ts';
import { bindThirdLogin } from '../api.ts';
import type { MemberBinding } from '../model/login-state.ts';
import styles from './panel.module.css';
import { useLoginForm } from './use-login-form.ts';
import { ViewHeader } from './view-header.tsx';

export interface BindMemberProps {
  readonly binding: MemberBinding;
  readonly mayLogIn: () => boolean;
  readonly onBack: () => void;
  readonly onRegister: () => void;
  readonly onToken: (token: string) => void;
}

const CHECK = byRules({ account: accountRule, password: passwordRule });

/** Member binding (绑定会员) of an outside identity that is not bound yet. */
export function BindMember({ binding, mayLogIn, onBack, onRegister, onToken }: BindMemberProps) {
  const { loginSessionID } = binding;
  const { form, problem, isBusy, send } = useLoginForm({
    start: { account: '', password: '' },
    check: CHECK,
    mayBegin: mayLogIn,
    call: ({ account, password }) => bindThirdLogin({ loginSessionID, account: account.trim(), password }),
    onDone: ({ token }) => onToken(token),
    retyped: 'password',
  });
  const provider = THIRD_LOGIN_NAMES[binding.provider];

  return (
    <Form size="large" className={styles.form} onSend={send} {...shows('LoginServiceMag.bindThirdLogin')}>
      <ViewHeader title="绑定账号" onBack={onBack}>
        {`${provider}账号“${binding.nick}”还没有绑定会员，绑定一次，以后可直接登录`}
      </ViewHeader>
      <Problem text={problem} />
      <TextField
        label="已有账号"
        field={form.of('account')}
        placeholder="账号或手机号"
        autoComplete="username"
      />
      <PasswordField label="密码" field={form.of('password')} autoComplete="current-password" />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        绑定并登录
      </Button>
      <Button size="large" block onClick={onRegister}>
        没有账号，注册新会员
      </Button>
    </Form>
  );
}
