import styles from './book.module.css';

const ROWS = ['first', 'second', 'third'] as const;

/** Three addresses of two lines that are on their way. */
export function BookSkeleton() {
  return (
    <div role="status" aria-label="正在加载" className={styles.skeleton}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.lines}>
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  );
}
