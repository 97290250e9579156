import { Alert, Button, Checkbox } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { accountRule, byRules, passwordRule } from '#web/kit/form/field-rules.ts';
import fieldsStyles from '#web/kit/form/fields.module.css';
import { Form } from '#web/kit/form/form.tsx';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useCountdown } from '#web/kit/form/use-countdown.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { shows } from '#web/lib/shows.ts';
import { loginByPassword } from '../api.ts';
import {
  isHeldBack,
  keepLockOut,
  keptLockOut,
  type LockOut,
  lockOutOf,
  NO_LOCK,
  waitInWords,
} from '../model/lock-out.ts';
import { rememberAccount, rememberedAccount } from '../model/remembered-account.ts';
import { LockedAlert } from './locked-alert.tsx';
import styles from './panel.module.css';
import { useLoginForm } from './use-login-form.ts';

/** What fills in the form in the place of typing; the product itself knows no accounts. */
export type RenderAccounts = (onChoose: (account: string, password: string) => void) => ReactNode;

export interface PasswordLoginProps {
  /** An account whose password was just set anew. */
  readonly knownAccount: string;
  /** Tells whether the agreement is accepted, and says so to the user where it is not. */
  readonly mayLogIn: () => boolean;
  readonly renderAccounts?: RenderAccounts | undefined;
  /** Nothing where the backend cannot set a password anew. */
  readonly onFindPassword: (() => void) | undefined;
  /** What is said where the backend has no login by password; empty where that is not known. */
  readonly missingWords: string;
  /** Where the backend has no login by code there is none to go to. */
  readonly onCodeLogin: (() => void) | undefined;
  readonly onToken: (token: string) => void;
}

const CHECK = byRules({ account: accountRule, password: passwordRule });

/** Login by password (密码登录). */
export function PasswordLogin(props: PasswordLoginProps) {
  const { knownAccount, mayLogIn, renderAccounts, onFindPassword, missingWords, onCodeLogin, onToken } =
    props;
  const [lock, setLock] = useState(keptLockOut);
  const [isRemembered, setIsRemembered] = useState(() => rememberedAccount() !== '');
  const { form, problem, setProblem, isBusy, send } = useLoginForm({
    start: { account: rememberedAccount() || lock.account, password: '' },
    check: CHECK,
    mayBegin: mayLogIn,
    call: ({ account, password }) => loginByPassword({ account: account.trim(), password }),
    onDone({ token }, { account }) {
      rememberAccount(account, isRemembered);
      keepLockOut(NO_LOCK);
      onToken(token);
    },
    onFailure(error, { account }) {
      const locked = lockOutOf(error, account, serverClock.now());
      if (locked !== null) hold(locked);
      return locked !== null || error.kind === 'not-there';
    },
    retyped: 'password',
  });
  const left = useCountdown(lock.endsAt);
  const isLocked = isHeldBack(lock, form.values.account, left);

  function hold(next: LockOut): void {
    setLock(next);
    keepLockOut(next);
  }

  const takeOver = useEffectEvent((account: string) => {
    form.set({ account, password: '' });
    setProblem('');
    // A new password is looked at again.
    hold(NO_LOCK);
    form.of('password').focus();
  });
  useEffect(() => {
    if (knownAccount !== '') takeOver(knownAccount);
  }, [knownAccount]);

  return (
    <Form size="large" className={styles.form} onSend={send} {...shows('LoginServiceMag.loginByPassword')}>
      {knownAccount !== '' && problem === '' ? (
        <Alert type="success" showIcon title="密码已重设，请用新密码登录" />
      ) : null}
      {isLocked ? (
        <LockedAlert
          isOneAccount={lock.account !== ''}
          onFindPassword={onFindPassword}
          onCodeLogin={onCodeLogin}
        />
      ) : (
        <Problem text={missingWords || problem} />
      )}
      <TextField
        label="账号"
        field={form.of('account')}
        placeholder="账号或手机号"
        autoComplete="username"
        beside={renderAccounts?.((account, password) => {
          form.set({ account, password });
          setProblem('');
          form.of('password').focus();
        })}
      />
      <PasswordField label="密码" field={form.of('password')} autoComplete="current-password" />
      <div className={fieldsStyles.row}>
        <Checkbox checked={isRemembered} onChange={(event) => setIsRemembered(event.target.checked)}>
          记住账号
        </Checkbox>
        {onFindPassword === undefined ? null : (
          <button type="button" className={styles.quiet} onClick={onFindPassword}>
            忘记密码？
          </button>
        )}
      </div>
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        block
        loading={isBusy}
        disabled={isLocked || missingWords !== ''}
        className={fieldsStyles.counting}
      >
        {isLocked ? `${waitInWords(left)}后可再试` : '登录'}
      </Button>
    </Form>
  );
}
