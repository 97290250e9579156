import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordNote, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { InvoicesUrl } from '../model/invoice-place.ts';
import { TONES } from '../model/invoice-tones.ts';
import { DRAWER_WIDTH, type Invoice, NOT_LOADED, whileIssuing } from '../model/invoices.ts';
import styles from './invoice-drawer.module.css';
import { InvoicePaper } from './invoice-paper.tsx';
import { InvoiceReason } from './invoice-reason.tsx';
import { RedDialog } from './red-dialog.tsx';
import { SentMessages } from './sent-messages.tsx';

/** One invoice (发票详情): its state, documents, files and messages. */
export function InvoiceDrawer({ address }: { address: InvoicesUrl }) {
  const query = useQuery({
    ...ask('InvoiceServiceMag.getInvoice', { invoiceNo: address.at.invoice }),
    ...FRESH,
    refetchInterval: whileIssuing((invoice) => invoice && [invoice]),
  });
  useFocusReturn();
  return (
    <Drawer open title="发票详情" size={DRAWER_WIDTH} onClose={() => address.replace({ invoice: '' })}>
      <Answer query={query} what="发票" {...NOT_LOADED}>
        {(invoice) => <Detail invoice={invoice} address={address} />}
      </Answer>
    </Drawer>
  );
}

function Detail({ invoice, address }: { invoice: Invoice; address: InvoicesUrl }) {
  const [isReddening, setReddening] = useState(false);
  const retry = useAct('InvoiceServiceMag.retryInvoice', { outdated: ['invoice-state'] });
  const withdrawal = useAct('InvoiceServiceMag.withdrawInvoice', { outdated: ['invoice-state'] });
  const { invoiceNo, actions, orderNos, documents } = invoice;
  // The invoice itself, and the red one that takes it back.
  const [blue, red] = documents;
  const isOver = invoice.state === 'rejected' || invoice.state === 'withdrawn';
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
            parts={[
              <span key="at">
                <Moment at={invoice.createdAt} /> 申请
              </span>,
              `申请单号 ${invoiceNo}`,
            ]}
          />
        </RecordNote>
        <InvoiceReason invoice={invoice} />
        <RecordNote>
          订单{' '}
          {orderNos.map((no) => (
            <span key={no}>
              <Link to={PATHS.order.getHref({ no })}>{no}</Link>{' '}
            </span>
          ))}
        </RecordNote>
      </section>
      <Row gap={8} align="stretch" wraps className={styles.actions}>
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
          <Button type="primary" loading={retry.isBusy} onClick={() => void retry.run({ invoiceNo })}>
            重试开票
          </Button>
        ) : null}
        {actions.includes('withdraw') ? (
          <Button loading={withdrawal.isBusy} onClick={() => void withdrawal.run({ invoiceNo })}>
            撤回申请
          </Button>
        ) : null}
        {actions.includes('reapply') ? (
          <Button type="primary" onClick={() => address.go({ apply: orderNos.join(','), invoice: '' })}>
            重新申请
          </Button>
        ) : null}
      </Row>
      <Problem text={retry.problem || withdrawal.problem} />
      <Stack gap={16} columns="one">
        {red === undefined ? null : <InvoicePaper paper={red} />}
        {blue === undefined ? null : <InvoicePaper paper={blue} isNeverIssued={isOver} />}
      </Stack>
      {actions.includes('send') ? <SentMessages key={invoice.email} invoice={invoice} /> : null}
      {isReddening ? <RedDialog invoice={invoice} onClose={() => setReddening(false)} /> : null}
    </div>
  );
}
