import { encodeQR } from 'qr';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { codePath } from '#contracts/rules/cards/code-runs.ts';
import type { Book } from '../api.ts';
import { note } from '../note.ts';
import styles from './settings.module.css';

interface SharePanelProps {
  readonly book: Book;
  readonly page: number;
}

const COPIED = '链接已复制';
const NOT_COPIED = '链接已选中，请按复制键或长按复制';
/** White around a code, in its own dots; scanners look for it. */
const EDGE = 2;
const LINES = { whiteSpace: 'pre-line' } as const;
const CODE = { width: 168, background: '#fff' };

/** Hands the book on (分享): a code for the phone, the link, and what the device itself can send with. */
export function SharePanel({ book, page }: SharePanelProps) {
  const { name, author, intro = '' } = book;
  const [isAtPage, setIsAtPage] = useState(false);
  const [told, setTold] = useState('');
  const help = useId();
  const link = location.origin + location.pathname + (isAtPage ? `?page=${page}` : '');
  const field = useRef<HTMLInputElement>(null);

  // The page of readers has no room for the older ways of copying: where this one is shut, the link is selected.
  async function copy(): Promise<void> {
    note('share', page);
    try {
      await navigator.clipboard.writeText(link);
      setTold(COPIED);
    } catch {
      field.current?.select();
      setTold(NOT_COPIED);
    }
  }

  async function send(): Promise<void> {
    note('share', page);
    await navigator.share({ title: name, url: link }).catch(() => undefined);
  }

  const select = (event: FocusEvent<HTMLInputElement>) => event.target.select();

  return (
    <div className={styles.settings}>
      <p>
        《{name}》 <small>{author}</small>
      </p>
      {intro === '' ? null : <p style={LINES}>{intro}</p>}
      <Code of={link} />
      <label className={styles.choice}>
        <input type="checkbox" checked={isAtPage} onChange={() => setIsAtPage(!isAtPage)} />
        <span>从第 {page} 页打开</span>
      </label>
      <input
        ref={field}
        className={styles.plain}
        readOnly
        value={link}
        aria-label="阅读链接"
        aria-describedby={help}
        onFocus={select}
      />
      <div className={styles.more}>
        <button type="button" className={styles.plain} onClick={() => void copy()}>
          复制链接
        </button>
        {'share' in navigator ? (
          <button type="button" className={styles.plain} onClick={() => void send()}>
            发送到…
          </button>
        ) : null}
      </div>
      <p id={help} role="status">
        {told || readersOf(book)}
      </p>
    </div>
  );
}

function readersOf({ isDraft, isShut }: Book): string {
  if (isDraft === 'Y') return '还没有发布：拿到链接的人暂时打不开。';
  return isShut === 'Y' ? '作者限制了谁能读：拿到链接的人不一定打得开。' : '拿到链接的人都能读，不需要登录。';
}

/** The link as a code (二维码), black on white whatever is around it. */
function Code({ of }: { readonly of: string }) {
  const lit = encodeQR(of, 'raw', { border: EDGE });
  return (
    <svg
      style={CODE}
      viewBox={`0 0 ${lit.length} ${lit.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="阅读二维码，微信扫一扫在手机上打开"
    >
      <path d={codePath(lit, 0)} />
    </svg>
  );
}
