import { loginPathFor } from '#web/lib/session/login-path.ts';
import type { BookState, ClosedKind } from '../use-book.ts';
import styles from './no-book.module.css';

interface NoBookProps {
  readonly state: NoBookState;
  readonly onRetry: () => void;
}

export type NoBookState = Exclude<BookState, { kind: 'open' | ClosedKind }>;

// In a demo every browser has works of its own, so a good link may lead nowhere in another one.
const MISSING =
  import.meta.env.VITE_REPLICA_TOOLS === 'demo'
    ? ([
        '这本书不在您的演示里',
        '演示中每个浏览器有自己的一份作品，到时间会还原。请在分享者的浏览器里打开这个链接。',
      ] as const)
    : (['没有找到这本书', '请检查链接是否完整，或向分享的人再要一次。'] as const);

const WORDS = {
  missing: MISSING,
  private: ['这本书还没有公开', '如果它是您的作品，登录后就能阅读。'],
  away: ['没有连上服务器', '您的阅读进度没有丢失。网络恢复后会自动重试。'],
  failing: ['这本书没有加载出来', '服务器暂时出错，您的阅读进度没有丢失，请稍后重试。'],
} as const;

/** Instead of the book: that it is on its way, or why there is none. */
export function NoBook({ state, onRetry }: NoBookProps) {
  if (state.kind === 'loading') {
    return (
      <main className={styles.whole} aria-busy="true">
        <div className={styles.paper} role="status">
          <span className="only-read">正在打开书</span>
        </div>
      </main>
    );
  }
  const [title, text] = WORDS[state.kind];
  return (
    <main className={styles.whole}>
      <svg className={styles.drawing} viewBox="0 0 120 96" aria-hidden="true">
        <path d="M60 24C48 14 30 12 12 16v60c18-4 36-2 48 8 12-10 30-12 48-8V16c-18-4-36-2-48 8z" />
        <path d="M60 24v60M24 32c8-1 16 0 24 4M24 46c8-1 16 0 24 4M96 32c-8-1-16 0-24 4" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {state.kind === 'failing' && state.traceId ? (
        <p className={styles.trace}>追踪编号 {state.traceId}</p>
      ) : null}
      <div className={styles.actions}>
        {state.kind === 'away' || state.kind === 'failing' ? (
          <button type="button" className={styles.primary} onClick={onRetry}>
            重试
          </button>
        ) : null}
        {state.kind === 'private' ? (
          <a className={styles.primary} href={loginPathFor(location)}>
            登录
          </a>
        ) : null}
        {state.kind === 'missing' ? (
          <a className={styles.primary} href="/manager">
            去书桌看看
          </a>
        ) : null}
      </div>
    </main>
  );
}
