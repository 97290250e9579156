import { PageTurner } from '#web/components/page-turner.tsx';
import { PAGE_SIZE } from '../api.ts';
import type { InvoiceAddress } from './use-invoice-address.ts';

interface InvoicePagesProps {
  readonly address: InvoiceAddress;
  readonly total: number;
  readonly isTurning: boolean;
}

/** Turns the pages of invoices, or of orders without one: which page it is stands in the address. */
export function InvoicePages({ address, total, isTurning }: InvoicePagesProps) {
  return (
    <PageTurner
      page={address.question.page}
      pageSize={PAGE_SIZE}
      total={total}
      isTurning={isTurning}
      onPage={(page) => address.ask({ page })}
      onBeyond={(last) => address.ask({ page: last }, true)}
    />
  );
}
