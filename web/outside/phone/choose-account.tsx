import { type FormEvent, useState } from 'react';
import form from '../parts/form.module.css';
import styles from '../parts/outside.module.css';
import type { PhoneAccount } from './phone-session.ts';
import type { PhoneWords } from './phone-words.ts';

export type Credentials = { readonly account: string; readonly password: string };

export interface ChooseAccountProps {
  readonly accounts: readonly PhoneAccount[];
  readonly words: PhoneWords;
  readonly problem: string;
  readonly isBusy: boolean;
  readonly onChoose: (credentials: Credentials) => void;
}

function Problem({ text }: { text: string }) {
  return text === '' ? null : (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  );
}

function OtherAccount({
  words,
  problem,
  isBusy,
  onChoose,
  onBack,
}: Omit<ChooseAccountProps, 'accounts'> & { onBack: () => void }) {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (account.trim() === '') setMissing('请输入账号');
    else if (password === '') setMissing('请输入密码');
    else {
      setMissing('');
      onChoose({ account: account.trim(), password });
    }
  }

  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <div className={styles.lead}>
        <h2>登录其他账号</h2>
        <p>{words.otherAccount}</p>
      </div>
      <Problem text={missing || problem} />
      <label>
        账号
        <input
          value={account}
          autoComplete="username"
          autoCapitalize="none"
          aria-invalid={missing === '请输入账号'}
          onChange={(event) => setAccount(event.target.value)}
        />
      </label>
      <label>
        密码
        <input
          type="password"
          value={password}
          autoComplete="current-password"
          aria-invalid={missing === '请输入密码'}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button type="submit" className={styles.primary} disabled={isBusy}>
        {isBusy ? '请稍候…' : '下一步'}
      </button>
      <button type="button" className={styles.plain} onClick={onBack}>
        返回账号列表
      </button>
    </form>
  );
}

/** Which account this phone is logged in to. */
export function ChooseAccount({ accounts, words, problem, isBusy, onChoose }: ChooseAccountProps) {
  const [isOther, setIsOther] = useState(false);
  if (isOther) {
    return (
      <OtherAccount
        words={words}
        problem={problem}
        isBusy={isBusy}
        onChoose={onChoose}
        onBack={() => setIsOther(false)}
      />
    );
  }
  return (
    <>
      <div className={styles.lead}>
        <h2>{words.choose}</h2>
        <p>请选择这部手机上的账号，下一步再确认</p>
      </div>
      <Problem text={problem} />
      <ul className={styles.list}>
        {accounts.map(({ account, nick, avatar }) => (
          <li key={account}>
            <button
              type="button"
              className={styles.choice}
              disabled={isBusy}
              onClick={() => onChoose({ account, password: '' })}
            >
              <img src={avatar} alt="" width="40" height="40" className={styles.avatar} />
              <span className={styles.spread}>
                {nick}
                <small>{account}</small>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.choice} disabled={isBusy} onClick={() => setIsOther(true)}>
            <span className={styles.avatar} aria-hidden="true">
              +
            </span>
            其他账号
          </button>
        </li>
      </ul>
    </>
  );
}
