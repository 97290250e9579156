import { Text } from '#web/kit/layout/shapes.ts';
import type { ChoiceSnapshot } from '../model/editor-snapshot.ts';
import styles from './product.module.css';

interface PagesTextProps {
  readonly snapshot: ChoiceSnapshot;
  /** The page count without added ones, as the server writes it. */
  readonly showPageNum: string;
  readonly onRestore: () => void;
}

/** The page count (页数), and the blank pages in it that can be taken out again. */
export function PagesText({ snapshot, showPageNum, onRestore }: PagesTextProps) {
  const { line, ownPages } = snapshot;
  const added = line.pageNum - ownPages;
  // Another server may write the bare figure.
  if (added === 0) return <span>{/^\d+$/.test(showPageNum) ? `${showPageNum}页` : showPageNum}</span>;
  return (
    <Text tone="text">
      {line.pageNum}页
      <Text size={12} tone="muted" className={styles.added}>
        含 {added} 页空白页
      </Text>
      <Text as="button" type="button" bare thumb tone="ink" className={styles.link} onClick={onRestore}>
        撤销
      </Text>
    </Text>
  );
}
