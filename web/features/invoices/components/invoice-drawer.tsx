import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordNote, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Invoice } from '../api.ts';
import { TONES } from '../model/invoice-tones.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';
import styles from './invoice-drawer.module.css';
import { InvoicePaper } from './invoice-paper.tsx';
import { Reason } from './invoice-records.tsx';
import { LoadState } from './load-state.tsx';
import { RedDialog } from './red-dialog.tsx';
import { SentMessages } from './sent-messages.tsx';
import type { InvoiceAddress } from './use-invoice-address.ts';

const DRAWER_WIDTH = 720;

/** One invoice (发票详情): where it stands, the document, its files, and what was sent. */
export function InvoiceDrawer({ address }: { address: InvoiceAddress }) {
  const query = useQuery(queries.one(address.question.invoice));
  const { data } = query;
  useFocusReturn();
  return (
    <Drawer open title="发票详情" size={DRAWER_WIDTH} onClose={() => address.ask({ invoice: '' }, true)}>
      {data === undefined ? (
        <LoadState query={query} what="发票" />
      ) : (
        <Detail invoice={data} address={address} />
      )}
    </Drawer>
  );
}

function Detail({ invoice, address }: { invoice: Invoice; address: InvoiceAddress }) {
  const [isReddening, setReddening] = useState(false);
  const retry = useToldAction(mutations.retry);
  const withdrawal = useToldAction(mutations.withdraw);
  const now = useServerNow(null);
  const { invoiceNo, actions, orderNos, documents } = invoice;
  const [blue, red] = documents;
  const problem = retry.problem || withdrawal.problem;
  return (
    <div
      className={styles.parts}
      {...shows(
        'InvoiceServiceMag.getInvoice',
        'InvoiceServiceMag.retryInvoice',
        'InvoiceServiceMag.withdrawInvoice',
        'InvoiceServiceMag.redInvoice',
        'InvoiceServiceMag.sendInvoice',
      )}
    >
      <section>
        <RecordTitle>
          {invoice.typeText} · {invoice.titleName}
          <RecordTag tone={TONES[invoice.state]} isLive>
            {invoice.stateText}
          </RecordTag>
        </RecordTitle>
        <RecordNote>
          <PartsLine
            parts={[`${chinaTimeText(Date.parse(invoice.createdAt), now)} 申请`, `申请单号 ${invoiceNo}`]}
          />
        </RecordNote>
        <Reason invoice={invoice} />
        <RecordNote>
          订单{' '}
          {orderNos.map((no) => (
            <span key={no}>
              <Link to={PATHS.order.getHref({ no })}>{no}</Link>{' '}
            </span>
          ))}
        </RecordNote>
      </section>
      <div className={styles.actions}>
        {actions.includes('download') ? (
          <>
            <Button type="primary" href={`/media/invoices/${invoiceNo}.pdf`} download>
              下载 PDF
            </Button>
            <Button href={`/media/invoices/${invoiceNo}.xml`} download>
              下载 XML
            </Button>
          </>
        ) : null}
        {red === undefined ? null : (
          <>
            <Button href={`/media/invoices/${invoiceNo}-red.pdf`} download>
              下载红字 PDF
            </Button>
            <Button href={`/media/invoices/${invoiceNo}-red.xml`} download>
              下载红字 XML
            </Button>
          </>
        )}
        {actions.includes('red') ? <Button onClick={() => setReddening(true)}>红冲或重开</Button> : null}
        {actions.includes('retry') ? (
          <Button type="primary" loading={retry.isBusy} onClick={() => void retry.act(invoiceNo)}>
            重试开票
          </Button>
        ) : null}
        {actions.includes('withdraw') ? (
          <Button loading={withdrawal.isBusy} onClick={() => void withdrawal.act(invoiceNo)}>
            撤回申请
          </Button>
        ) : null}
        {invoice.state === 'rejected' || invoice.state === 'withdrawn' ? (
          <Button type="primary" onClick={() => address.ask({ apply: orderNos.join(','), invoice: '' })}>
            重新申请
          </Button>
        ) : null}
      </div>
      {problem === '' ? null : <Alert type="error" showIcon role="alert" title={problem} />}
      <div className={styles.papers}>
        {red === undefined ? null : <InvoicePaper paper={red} />}
        {blue === undefined ? null : <InvoicePaper paper={blue} />}
      </div>
      {actions.includes('send') ? <SentMessages key={invoice.email} invoice={invoice} now={now} /> : null}
      {isReddening ? <RedDialog invoice={invoice} onClose={() => setReddening(false)} /> : null}
    </div>
  );
}
