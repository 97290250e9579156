import { Alert, Button, Checkbox } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { accountRule, passwordRule } from '#web/components/fields/field-rules.ts';
import fieldsStyles from '#web/components/fields/fields.module.css';
import { FormAlert, formProblem } from '#web/components/fields/form-alert.tsx';
import { TextField } from '#web/components/fields/text-field.tsx';
import { useCountdown } from '#web/components/fields/use-countdown.ts';
import { useFields } from '#web/components/fields/use-fields.ts';
import { useSubmit } from '#web/components/fields/use-submit.ts';
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

const RULES = { account: accountRule, password: passwordRule };

/** Login by password (密码登录). */
export function PasswordLogin(props: PasswordLoginProps) {
  const { knownAccount, mayLogIn, renderAccounts, onFindPassword, missingWords, onCodeLogin, onToken } =
    props;
  const [lock, setLock] = useState(keptLockOut);
  const form = useFields(RULES, { account: rememberedAccount() || lock.account, password: '' });
  const left = useCountdown(lock.endsAt);
  const isLocked = isHeldBack(lock, form.values.account, left);
  const [isRemembered, setIsRemembered] = useState(() => rememberedAccount() !== '');
  const [problem, setProblem] = useState('');

  function hold(next: LockOut): void {
    setLock(next);
    keepLockOut(next);
  }

  const takeOver = useEffectEvent((account: string) => {
    form.set('account', account);
    form.set('password', '');
    setProblem('');
    // A new password is looked at again.
    hold(NO_LOCK);
    form.focus('password');
  });
  useEffect(() => {
    if (knownAccount !== '') takeOver(knownAccount);
  }, [knownAccount]);

  async function logIn(): Promise<boolean> {
    if (isLocked || !form.checkAll() || !mayLogIn()) return false;
    const { account, password } = form.values;
    setProblem('');
    const outcome = await loginByPassword({ account: account.trim(), password });
    if (outcome.ok) {
      rememberAccount(account, isRemembered);
      keepLockOut(NO_LOCK);
      onToken(outcome.value.token);
      return true;
    }
    const { error } = outcome;
    const locked = lockOutOf(error, account, serverClock.now());
    if (locked !== null) {
      hold(locked);
    } else if (error.reason === 'wrong-password') {
      form.refuse('password', error.message);
    } else if (error.kind !== 'not-there') {
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
      {isLocked ? (
        <LockedAlert
          isOneAccount={lock.account !== ''}
          onFindPassword={onFindPassword}
          onCodeLogin={onCodeLogin}
        />
      ) : (
        <FormAlert problem={missingWords || problem} />
      )}
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
    </form>
  );
}
