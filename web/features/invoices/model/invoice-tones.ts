import type { RecordTone } from '#web/components/record-list.tsx';
import type { InvoiceItem } from './invoices.ts';

/** How the state of an invoice is coloured, in its list and in its drawer. */
export const TONES: Partial<Record<InvoiceItem['state'], RecordTone>> = {
  issued: 'good',
  pending: 'waiting',
  issuing: 'waiting',
  reddening: 'waiting',
  failed: 'over',
  rejected: 'over',
};
