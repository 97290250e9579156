import { type FormEvent, useEffect, useRef, useState } from 'react';
import { loginPathFor } from '#web/lib/session/login-path.ts';
import type { ReaderApi } from '../api.ts';
import type { ClosedKind } from '../use-book.ts';
import styles from './no-book.module.css';

interface ClosedBookProps {
  readonly state: { readonly kind: ClosedKind };
  readonly api: ReaderApi;
  readonly onOpened: () => void;
}

/** Nothing of the book is told: neither its name nor its cover. */
const WORDS: Readonly<Record<ClosedKind, readonly [title: string, text: string]>> = {
  withdrawn: ['这本书已停止分享', '作者收回了这本书，现在不能阅读。'],
  password: ['这本书需要阅读密码', '请输入分享的人告诉您的密码。'],
  login: ['登录后阅读', '这本书只对作者选定的人开放，登录后确认您是其中之一。'],
  ask: ['这本书没有对您开放', '作者只邀请了部分读者。请把您登录用的手机号或邮箱告诉作者，请他加上您。'],
  expired: ['这个链接已经过期', '请向分享的人再要一个新的链接。'],
  'used-up': ['这个链接的打开次数已用完', '请向分享的人再要一个新的链接。'],
};

/** A book that is there, but not for this reader (不能阅读): why, and the way on. */
export function ClosedBook({ state: { kind }, api, onOpened }: ClosedBookProps) {
  const [title, text] = WORDS[kind];
  return (
    <main className={styles.whole}>
      <svg className={styles.drawing} viewBox="0 0 120 96" aria-hidden="true">
        <path d="M34 12h46a6 6 0 0 1 6 6v66H40a6 6 0 0 1-6-6z" />
        <path d="M34 78a6 6 0 0 1 6-6h46M52 44v-6a8 8 0 0 1 16 0v6M48 44h24v16H48z" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {kind === 'password' ? <PasswordForm api={api} onOpened={onOpened} /> : null}
      <div className={styles.actions}>
        {kind === 'login' ? (
          <a className={styles.primary} href={loginPathFor(location)}>
            登录
          </a>
        ) : null}
        {kind === 'ask' ? (
          <button type="button" className={styles.primary} onClick={onOpened}>
            再试一次
          </button>
        ) : null}
        {kind === 'withdrawn' || kind === 'expired' || kind === 'used-up' ? (
          <a className={styles.primary} href="/manager">
            去书桌看看
          </a>
        ) : null}
      </div>
    </main>
  );
}

function PasswordForm({ api, onOpened }: Pick<ClosedBookProps, 'api' | 'onOpened'>) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') {
      setProblem('请输入阅读密码');
      return;
    }
    setIsBusy(true);
    const outcome = await api.open(password);
    setIsBusy(false);
    if (outcome.ok) onOpened();
    else setProblem(outcome.error.message);
  }

  return (
    <form className={styles.password} onSubmit={(event) => void send(event)} noValidate>
      <label htmlFor="read-password">阅读密码</label>
      <input
        id="read-password"
        ref={field}
        type="password"
        value={password}
        maxLength={32}
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby="read-password-problem"
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem('');
        }}
      />
      <p id="read-password-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.primary} aria-disabled={isBusy}>
        {isBusy ? '正在打开…' : '打开'}
      </button>
    </form>
  );
}
