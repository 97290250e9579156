import { Alert, Button, Checkbox } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { shows } from '#web/lib/shows.ts';
import { loginByPassword } from '../api.ts';
import { accountRule, passwordRule } from '../model/field-rules.ts';
import { rememberAccount, rememberedAccount } from '../model/remembered-account.ts';
import fieldsStyles from './fields.module.css';
import { FormAlert, formProblem } from './form-alert.tsx';
import styles from './panel.module.css';
import { TextField } from './text-field.tsx';
import { useFields } from './use-fields.ts';
import { useSubmit } from './use-submit.ts';

/** What fills in the form in the place of typing; the product itself knows no accounts. */
export type RenderAccounts = (onChoose: (account: string, password: string) => void) => ReactNode;

export interface PasswordLoginProps {
  /** An account whose password was just set anew. */
  readonly knownAccount: string;
  /** Tells whether the agreement is accepted, and says so to the user where it is not. */
  readonly mayLogIn: () => boolean;
  readonly renderAccounts?: RenderAccounts | undefined;
  readonly onFindPassword: () => void;
  readonly onToken: (token: string) => void;
}

const NO_PASSWORD_LOGIN = '此后端没有密码登录，请换一种登录方式';

const RULES = { account: accountRule, password: passwordRule };

/** Login by password (密码登录). */
export function PasswordLogin(props: PasswordLoginProps) {
  const { knownAccount, mayLogIn, renderAccounts, onFindPassword, onToken } = props;
  const form = useFields(RULES, { account: rememberedAccount(), password: '' });
  const [isRemembered, setIsRemembered] = useState(() => rememberedAccount() !== '');
  const [problem, setProblem] = useState('');

  const takeOver = useEffectEvent((account: string) => {
    form.set('account', account);
    form.set('password', '');
    setProblem('');
    form.focus('password');
  });
  useEffect(() => {
    if (knownAccount !== '') takeOver(knownAccount);
  }, [knownAccount]);

  async function logIn(): Promise<boolean> {
    if (!form.checkAll() || !mayLogIn()) return false;
    const { account, password } = form.values;
    setProblem('');
    const outcome = await loginByPassword({ account: account.trim(), password });
    if (outcome.ok) {
      rememberAccount(account, isRemembered);
      onToken(outcome.value.token);
      return true;
    }
    const { error } = outcome;
    if (error.reason === 'wrong-password') {
      form.refuse('password', error.message);
    } else if (error.kind === 'not-there') {
      setProblem(NO_PASSWORD_LOGIN);
    } else {
      setProblem(formProblem(error));
      form.select('password');
    }
    return false;
  }

  const { isBusy, onSubmit } = useSubmit(logIn);
  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      {...shows('LoginServiceMag.loginByPassword')}
    >
      {knownAccount !== '' && problem === '' ? (
        <Alert type="success" showIcon title="密码已重设，请用新密码登录" />
      ) : null}
      <FormAlert problem={problem} />
      <TextField
        label="账号"
        field={form.of('account')}
        placeholder="账号或手机号"
        autoComplete="username"
        beside={renderAccounts?.((account, password) => {
          form.set('account', account);
          form.set('password', password);
          setProblem('');
          form.focus('password');
        })}
      />
      <TextField label="密码" field={form.of('password')} isPassword autoComplete="current-password" />
      <div className={fieldsStyles.row}>
        <Checkbox checked={isRemembered} onChange={(event) => setIsRemembered(event.target.checked)}>
          记住账号
        </Checkbox>
        <button type="button" className={styles.quiet} onClick={onFindPassword}>
          忘记密码？
        </button>
      </div>
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        登录
      </Button>
    </form>
  );
}
