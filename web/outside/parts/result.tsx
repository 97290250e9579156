import type { ReactNode } from 'react';
import page from './outside.module.css';
import styles from './result.module.css';

export type ResultMood = 'good' | 'calm' | 'late' | 'bad';

const DRAWINGS: Readonly<Record<ResultMood, ReactNode>> = {
  good: <path d="m15 25 7 7 12-14" />,
  calm: <path d="m17 17 14 14M31 17 17 31" />,
  late: <path d="M24 15v10l6 5" />,
  bad: <path d="M24 14v13M24 33v.5" />,
};

export interface ResultProps {
  readonly mood: ResultMood;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** How it ended, or why it cannot go on. */
export function Result({ mood, title, text, children }: ResultProps) {
  return (
    <section className={styles.result} role="status">
      <svg viewBox="0 0 48 48" width="72" height="72" className={styles[mood]} aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        {DRAWINGS[mood]}
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

interface NoSessionProps {
  readonly reply: { readonly kind: string } | undefined;
  readonly unknownText?: string;
  readonly onRetry: () => void;
}

const UNKNOWN_LOGIN = '没有找到这次登录，请回到登录页刷新后重试。';

/** The three ways in which there is no session to show: still asking, unknown to the server, not reached. */
export function NoSession({ reply, unknownText, onRetry }: NoSessionProps) {
  if (reply === undefined) return <div className={page.loading} aria-busy="true" />;
  if (reply.kind === 'refused') {
    return <Result mood="bad" title="二维码无效" text={unknownText ?? UNKNOWN_LOGIN} />;
  }
  return (
    <Result mood="bad" title="网络不通" text="没有连上服务器，什么都没有改变。">
      <button type="button" className={page.primary} onClick={onRetry}>
        重试
      </button>
    </Result>
  );
}
