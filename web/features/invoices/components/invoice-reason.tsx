import { RecordNote } from '#web/components/record-list.tsx';
import type { InvoiceItem } from '../model/invoices.ts';

/** Why an invoice is in its state, or what happens next. */
export function InvoiceReason({ invoice }: { invoice: Pick<InvoiceItem, 'state' | 'reason'> }) {
  const { state, reason } = invoice;
  if (state === 'issued') return null;
  if (state === 'failed' || state === 'rejected') return <RecordNote tone="over">{reason}</RecordNote>;
  if (state === 'reddening' || state === 'reddened') return <RecordNote>红冲原因：{reason}</RecordNote>;
  if (state === 'withdrawn') return <RecordNote>{reason}</RecordNote>;
  return <RecordNote>税局处理中，通常一分钟内开出，开好后会通知您</RecordNote>;
}
