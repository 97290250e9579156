import { Button } from 'antd';
import { useState } from 'react';
import { accountRule, passwordRule } from '#web/components/fields/field-rules.ts';
import { FormAlert, formProblem } from '#web/components/fields/form-alert.tsx';
import { TextField } from '#web/components/fields/text-field.tsx';
import { useFields } from '#web/components/fields/use-fields.ts';
import { useSubmit } from '#web/components/fields/use-submit.ts';
import { THIRD_LOGIN_NAMES } from '#web/lib/session/third-logins.ts';
import { shows } from '#web/lib/shows.ts';
import { bindThirdLogin } from '../api.ts';
import type { MemberBinding } from '../model/login-state.ts';
import styles from './panel.module.css';
import { ViewHeader } from './view-header.tsx';

export interface BindMemberProps {
  readonly binding: MemberBinding;
  readonly mayLogIn: () => boolean;
  readonly onBack: () => void;
  readonly onRegister: () => void;
  readonly onToken: (token: string) => void;
}

const RULES = { account: accountRule, password: passwordRule };

/** Member binding (绑定会员) of an outside identity that nobody has bound yet. */
export function BindMember({ binding, mayLogIn, onBack, onRegister, onToken }: BindMemberProps) {
  const form = useFields(RULES, { account: '', password: '' });
  const [problem, setProblem] = useState('');
  const provider = THIRD_LOGIN_NAMES[binding.provider];

  async function bind(): Promise<boolean> {
    if (!form.checkAll() || !mayLogIn()) return false;
    const { account, password } = form.values;
    setProblem('');
    const { loginSessionID } = binding;
    const outcome = await bindThirdLogin({ loginSessionID, account: account.trim(), password });
    if (outcome.ok) {
      onToken(outcome.value.token);
      return true;
    }
    const { error } = outcome;
    if (error.reason === 'wrong-password') {
      form.refuse('password', error.message);
    } else if (error.reason === 'already-bound') {
      form.refuse('account', error.message);
    } else {
      setProblem(formProblem(error));
      form.select('password');
    }
    return false;
  }

  const { isBusy, onSubmit } = useSubmit(bind);
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate {...shows('LoginServiceMag.bindThirdLogin')}>
      <ViewHeader title="绑定账号" onBack={onBack}>
        {`${provider}账号“${binding.nick}”还没有绑定会员，绑定一次，以后可直接登录`}
      </ViewHeader>
      <FormAlert problem={problem} />
      <TextField
        label="已有账号"
        field={form.of('account')}
        placeholder="账号或手机号"
        autoComplete="username"
      />
      <TextField label="密码" field={form.of('password')} isPassword autoComplete="current-password" />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        绑定并登录
      </Button>
      <Button size="large" block onClick={onRegister}>
        没有账号，注册新会员
      </Button>
    </form>
  );
}
