import type { OrderDetail } from '../api.ts';
import styles from './file-problems.module.css';

const LEVELS = { error: '必须处理', warning: '建议处理', info: '提示' } as const;

/** What the check found in the files (文件问题), with the pages. */
export function FileProblems({ detail }: { detail: OrderDetail }) {
  const nameOf = (id: string) => detail.lines.find(({ lineID }) => lineID === id)?.clientDesignName ?? '';
  const isOfOne = detail.lines.length === 1;
  return (
    <ul className={styles.problems} aria-label="文件问题">
      {detail.fileProblems.map(({ lineID, level, page, text }) => (
        <li key={`${lineID} ${page} ${text}`} className={styles.problem}>
          <span className={styles.level} data-level={level}>
            {LEVELS[level]}
          </span>
          <span className={styles.text}>
            <b>
              {isOfOne ? '' : `《${nameOf(lineID)}》`}
              {page > 0 ? `第 ${page} 页` : '整本'}
            </b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
