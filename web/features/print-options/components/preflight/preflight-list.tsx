import type { GoodsFor } from '#web/features/print-options/api.ts';
import styles from '../preflight.module.css';

const LEVELS = { error: '错误', warning: '警告', info: '提示' } as const;

/** The findings of the preflight (预检), page by page. */
export function PreflightList({ items }: { items: GoodsFor['preflight']['items'] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ level, page, text }) => (
        <li key={`${level} ${page} ${text}`} className={styles.item}>
          <span className={styles.level} data-level={level}>
            {LEVELS[level]}
          </span>
          <span>
            <b className={styles.page}>{page === 0 ? '整本作品' : `第 ${page} 页`}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
