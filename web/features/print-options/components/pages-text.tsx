import type { OpenSnapshot } from '../model/editor-snapshot.ts';
import styles from './product.module.css';

interface PagesTextProps {
  readonly snapshot: OpenSnapshot;
  readonly onRestore: () => void;
}

/** The page count (页数), and the blank pages in it that can be taken out again. */
export function PagesText({ snapshot, onRestore }: PagesTextProps) {
  const { item, line } = snapshot;
  const added = line.pageNum - item.pageNum;
  const { showPageNum } = item;
  // Another server may write the bare figure.
  if (added === 0) return <span>{/^\d+$/.test(showPageNum) ? `${showPageNum}页` : showPageNum}</span>;
  return (
    <span className={styles.pages}>
      {line.pageNum}页<span className={styles.added}>含 {added} 页空白页</span>
      <button type="button" className={styles.link} onClick={onRestore}>
        撤销
      </button>
    </span>
  );
}
