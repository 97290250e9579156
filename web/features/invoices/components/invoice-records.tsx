import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Money } from '#web/components/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { InvoiceItem } from '../api.ts';
import { queries } from '../queries.ts';
import styles from './invoice-list.module.css';
import { LoadState } from './load-state.tsx';
import { PageTurner } from './page-turner.tsx';
import type { InvoiceAddress } from './use-invoice-address.ts';

/** The invoices and applications (开票记录), the newest first. */
export function InvoiceRecords({ address }: { address: InvoiceAddress }) {
  const query = useQuery(queries.page(address.question.page));
  const now = useServerNow(null);
  const { data } = query;
  if (data === undefined) return <LoadState query={query} what="开票记录" />;
  if (data.total === 0) return <EmptyState text="还没有开过发票，从可开票订单里选好就能申请。" />;
  return (
    <div {...shows('InvoiceServiceMag.getInvoices')}>
      <ul className={styles.list} aria-label="开票记录" data-turning={query.isPlaceholderData}>
        {data.list.map((invoice) => (
          <li key={invoice.invoiceNo} className={`${styles.row} ${styles.plain}`}>
            <div className={styles.words}>
              <p className={styles.name}>
                {invoice.titleName}
                <span className={styles.state} data-state={invoice.state}>
                  {invoice.stateText}
                </span>
              </p>
              <p className={styles.note}>
                <PartsLine
                  parts={[
                    invoice.typeText,
                    `${invoice.orderNos.length} 个订单`,
                    `${chinaTimeText(Date.parse(invoice.createdAt), now)} 申请`,
                    invoice.number === '' ? '' : `号码 ${invoice.number}`,
                  ]}
                />
              </p>
              <Reason invoice={invoice} />
            </div>
            <Money amount={invoice.amount} />
            <div className={styles.actions}>
              <Button
                aria-label={`${invoice.state === 'failed' ? '查看并重试' : '查看'} 发票 ${invoice.number || invoice.invoiceNo}`}
                onClick={() => address.ask({ invoice: invoice.invoiceNo })}
              >
                {invoice.state === 'failed' ? '查看并重试' : '查看'}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <PageTurner address={address} total={data.total} isTurning={query.isPlaceholderData} />
    </div>
  );
}

/** Where it stands, in words. */
export function Reason({ invoice: { state, reason } }: { invoice: Pick<InvoiceItem, 'state' | 'reason'> }) {
  if (state === 'failed' || state === 'rejected') {
    return <p className={`${styles.note} ${styles.bad}`}>{reason}</p>;
  }
  if (state === 'reddening' || state === 'reddened') return <p className={styles.note}>红冲原因：{reason}</p>;
  if (state === 'withdrawn') return <p className={styles.note}>{reason}</p>;
  if (state === 'issued') return null;
  return <p className={styles.note}>税局处理中，通常一分钟内开出，开好后会通知您</p>;
}
