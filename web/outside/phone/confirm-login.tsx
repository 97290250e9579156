import { type FormEvent, useState } from 'react';
import form from '../parts/form.module.css';
import styles from '../parts/outside.module.css';
import type { Credentials } from './choose-account.tsx';
import { deviceInWords, momentInWords, type PhoneSession } from './phone-session.ts';
import type { PhoneWords } from './phone-words.ts';

export interface ConfirmLoginProps {
  readonly session: PhoneSession;
  readonly words: PhoneWords;
  /** Typed for the scan; a page that was reloaded since has to ask for it again. */
  readonly knownPassword: string;
  readonly problem: string;
  readonly isBusy: boolean;
  readonly onConfirm: (credentials: Credentials) => void;
  readonly onCancel: () => void;
}

function Desk() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect x="16" y="6" width="64" height="44" rx="4" />
      <path d="M4 62h88M40 50v12M56 50v12" />
      <path d="M36 28h20M49 21l7 7-7 7" />
    </svg>
  );
}

/** 确认登录: who is let in, on which device, and since when it has been asking. */
export function ConfirmLogin(props: ConfirmLoginProps) {
  const { session, words, knownPassword, problem, isBusy, onConfirm, onCancel } = props;
  const account = session.account ?? '';
  const known = session.accounts.find((one) => one.account === account);
  const [password, setPassword] = useState(knownPassword);
  const [needsPassword] = useState(known === undefined && knownPassword === '');

  function submit(event: FormEvent): void {
    event.preventDefault();
    onConfirm({ account, password });
  }

  return (
    <form className={styles.whole} onSubmit={submit}>
      <div className={styles.desk}>
        <Desk />
        <div className={styles.lead}>
          <h2>{words.asks}</h2>
          <p>将以“{known?.nick ?? account}”的身份登录书桌</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>设备</dt>
        <dd>{deviceInWords(session.device)}</dd>
        <dt>网络地址</dt>
        <dd>{session.ip}</dd>
        <dt>时间</dt>
        <dd>{momentInWords(session.created, new Date())}</dd>
      </dl>
      {needsPassword ? (
        <div className={form.form}>
          <label>
            {account} 的密码
            <input
              type="password"
              value={password}
              autoComplete="current-password"
              required
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
        </div>
      ) : null}
      {problem === '' ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <p className={styles.note}>{words.refuse}</p>
        <button type="submit" className={styles.primary} disabled={isBusy}>
          确认登录
        </button>
        <button type="button" className={styles.secondary} disabled={isBusy} onClick={onCancel}>
          取消
        </button>
      </div>
    </form>
  );
}
