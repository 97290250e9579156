import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Money } from '#web/components/buying/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Muted, Text } from '#web/kit/layout/shapes.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Moment } from '#web/kit/time/moment.tsx';
import { shows } from '#web/lib/shows.ts';
import type { InvoicesUrl } from '../model/invoice-place.ts';
import { TONES } from '../model/invoice-tones.ts';
import { FRESH_PAGE, type InvoiceItem, NOT_LOADED, PAGE_SIZE, whileIssuing } from '../model/invoices.ts';
import { InvoiceReason } from './invoice-reason.tsx';

/** Invoices and applications (开票记录), the newest first. */
export function InvoiceRecords({ address }: { address: InvoicesUrl }) {
  const query = useQuery({
    ...ask('InvoiceServiceMag.getInvoices', { page: address.at.page, pageSize: PAGE_SIZE }),
    ...FRESH_PAGE,
    refetchInterval: whileIssuing((data) => data?.list),
  });
  return (
    <div {...shows('InvoiceServiceMag.getInvoices')}>
      <ListPage
        query={query}
        address={address}
        pageSize={PAGE_SIZE}
        what="开票记录"
        {...NOT_LOADED}
        empty={
          <EmptyState
            text="还没有开过发票，从可开票订单里选好就能申请。"
            action={<Link to={address.hrefFor({ tab: 'orders' })}>去选订单</Link>}
          />
        }
      >
        {(invoice) => <InvoiceRow key={invoice.invoiceNo} invoice={invoice} address={address} />}
      </ListPage>
    </div>
  );
}

function InvoiceRow({ invoice, address }: { invoice: InvoiceItem; address: InvoicesUrl }) {
  const { invoiceNo, number, redNumber, state, titleName, stateText, typeText, orderNos } = invoice;
  const look = state === 'failed' ? '查看并重试' : '查看';
  return (
    <RecordRow
      amount={<Amount invoice={invoice} />}
      actions={
        <Button
          aria-label={`${look} 发票 ${number || invoiceNo}`}
          onClick={() => address.go({ invoice: invoiceNo })}
        >
          {look}
        </Button>
      }
    >
      <RecordTitle>
        {titleName}
        <RecordTag tone={TONES[state]}>{stateText}</RecordTag>
      </RecordTitle>
      <RecordNote>
        <PartsLine
          parts={[
            typeText,
            `${orderNos.length} 个订单`,
            <span key="at">
              <Moment at={invoice.createdAt} /> 申请
            </span>,
            number === '' ? '' : `号码 ${number}`,
            redNumber === '' ? '' : `红字号码 ${redNumber}`,
          ]}
        />
      </RecordNote>
      <InvoiceReason invoice={invoice} />
    </RecordRow>
  );
}

/** The amount; of one that was taken back nothing is left. */
function Amount({ invoice: { state, amount } }: { invoice: InvoiceItem }) {
  if (state !== 'reddened') return <Money amount={amount} />;
  return (
    <Text text="right" block>
      <Muted as="s">
        <Money amount={amount} />
      </Muted>
      <RecordNote>
        已冲回 −<Money amount={amount} />
      </RecordNote>
    </Text>
  );
}
