import { useEffect } from 'react';
import styles from './page-turner.module.css';
import { Pages } from './pages.tsx';

interface PageTurnerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** How many there are is said with it. */
  readonly unit?: string;
  /** What is shown is still the page before. */
  readonly isTurning: boolean;
  readonly onPage: (page: number) => void;
  /** The page is behind the last one: the address was kept, or the last row of a page was removed. */
  readonly onBeyond: (last: number) => void;
}

/** Turns the pages of a list (翻页) that has more than one. */
export function PageTurner(props: PageTurnerProps) {
  const { page, pageSize, total, unit = '条', isTurning, onPage, onBeyond } = props;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = !isTurning && page > last;
  useEffect(() => {
    if (isBeyond) onBeyond(last);
  });
  return total > pageSize ? (
    <Pages
      className={styles.pages}
      align="center"
      current={page}
      pageSize={pageSize}
      total={total}
      showTotal={(all) => `共 ${all} ${unit}`}
      onChange={onPage}
    />
  ) : null;
}
