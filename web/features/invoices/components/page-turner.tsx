import { useEffect } from 'react';
import { Pages } from '#web/components/pages.tsx';
import { PAGE_SIZE } from '../api.ts';
import styles from './invoice-list.module.css';
import type { InvoiceAddress } from './use-invoice-address.ts';

interface PageTurnerProps {
  readonly address: InvoiceAddress;
  readonly total: number;
  /** What is shown is still the page before. */
  readonly isTurning: boolean;
}

/** Turns the pages of a list; an address beyond the last page is corrected. */
export function PageTurner({ address, total, isTurning }: PageTurnerProps) {
  const { question, ask } = address;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const isBeyond = !isTurning && question.page > last;
  useEffect(() => {
    if (isBeyond) ask({ page: last }, true);
  });
  return total > PAGE_SIZE ? (
    <Pages
      className={styles.pages}
      align="center"
      current={question.page}
      pageSize={PAGE_SIZE}
      total={total}
      showSizeChanger={false}
      showTotal={(all) => `共 ${all} 条`}
      onChange={(page) => ask({ page })}
    />
  ) : null;
}
