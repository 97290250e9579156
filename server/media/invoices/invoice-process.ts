/** A process of its own that draws invoices: a page takes part of a second. Node runs this file as it stands. */
import type { InvoiceDocument } from '#contracts/rules/invoices/invoice-document.ts';
import { invoicePdf } from './invoice-pdf.ts';

process.on('message', async (document: InvoiceDocument) => {
  process.send?.(await invoicePdf(document));
});
