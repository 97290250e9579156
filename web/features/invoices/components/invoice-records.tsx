import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Money } from '#web/components/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordList, RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { InvoiceItem } from '../api.ts';
import { TONES } from '../model/invoice-tones.ts';
import { queries } from '../queries.ts';
import styles from './invoice-list.module.css';
import { InvoicePages } from './invoice-pages.tsx';
import { LoadState } from './load-state.tsx';
import type { InvoiceAddress } from './use-invoice-address.ts';

/** The invoices and applications (开票记录), the newest first. */
export function InvoiceRecords({ address }: { address: InvoiceAddress }) {
  const query = useQuery(queries.page(address.question.page));
  const now = useServerNow(null);
  const { data } = query;
  if (data === undefined) return <LoadState query={query} what="开票记录" />;
  if (data.total === 0) {
    return (
      <EmptyState
        text="还没有开过发票，从可开票订单里选好就能申请。"
        action={<Link to={address.hrefFor({ tab: 'orders' })}>去选订单</Link>}
      />
    );
  }
  return (
    <div {...shows('InvoiceServiceMag.getInvoices')}>
      <RecordList label="开票记录" isTurning={query.isPlaceholderData}>
        {data.list.map((invoice) => (
          <RecordRow
            key={invoice.invoiceNo}
            amount={<Amount invoice={invoice} />}
            actions={
              <Button
                aria-label={`${invoice.state === 'failed' ? '查看并重试' : '查看'} 发票 ${invoice.number || invoice.invoiceNo}`}
                onClick={() => address.ask({ invoice: invoice.invoiceNo })}
              >
                {invoice.state === 'failed' ? '查看并重试' : '查看'}
              </Button>
            }
          >
            <RecordTitle>
              {invoice.titleName}
              <RecordTag tone={TONES[invoice.state]}>{invoice.stateText}</RecordTag>
            </RecordTitle>
            <RecordNote>
              <PartsLine
                parts={[
                  invoice.typeText,
                  `${invoice.orderNos.length} 个订单`,
                  `${chinaTimeText(Date.parse(invoice.createdAt), now)} 申请`,
                  invoice.number === '' ? '' : `号码 ${invoice.number}`,
                  invoice.redNumber === '' ? '' : `红字号码 ${invoice.redNumber}`,
                ]}
              />
            </RecordNote>
            <Reason invoice={invoice} />
          </RecordRow>
        ))}
      </RecordList>
      <InvoicePages address={address} total={data.total} isTurning={query.isPlaceholderData} />
    </div>
  );
}

/** What it says was sold; of one that a red one took back nothing is left. */
function Amount({ invoice: { state, amount } }: { invoice: InvoiceItem }) {
  if (state !== 'reddened') return <Money amount={amount} />;
  return (
    <span className={styles.amount}>
      <s className={styles.over}>
        <Money amount={amount} />
      </s>
      <RecordNote>
        已冲回 −<Money amount={amount} />
      </RecordNote>
    </span>
  );
}

/** Where it stands, in words. */
export function Reason({ invoice: { state, reason } }: { invoice: Pick<InvoiceItem, 'state' | 'reason'> }) {
  if (state === 'issued') return null;
  if (state === 'failed' || state === 'rejected') return <RecordNote tone="over">{reason}</RecordNote>;
  if (state === 'reddening' || state === 'reddened') return <RecordNote>红冲原因：{reason}</RecordNote>;
  if (state === 'withdrawn') return <RecordNote>{reason}</RecordNote>;
  return <RecordNote>税局处理中，通常一分钟内开出，开好后会通知您</RecordNote>;
}
