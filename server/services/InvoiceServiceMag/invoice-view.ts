import type { Output } from '#contracts/operations.ts';
import { INVOICE_TYPE_TEXTS } from '#contracts/rules/invoices/buyer.ts';
import { whyNotInvoicable } from '#contracts/rules/invoices/invoicable.ts';
import { invoiceDocuments } from '#contracts/rules/invoices/invoice-document.ts';
import { INVOICE_STATE_TEXTS } from '#contracts/rules/invoices/invoice-states.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { ordersToInvoice } from '#db/queries/invoices/invoicable-orders.ts';
import { type Invoice, messagesOf } from '#db/queries/invoices/invoice-reading.ts';
import type { Context } from '#server/servlet/handler-types.ts';

type DataOf<Reply> = Extract<Reply, { code: 0 }> extends { data: infer Data } ? Data : never;
type InvoiceItem = DataOf<Output<'InvoiceServiceMag.applyInvoice'>>;
type InvoiceView = DataOf<Output<'InvoiceServiceMag.getInvoice'>>;

/** An invoice in the list (开票记录). */
export function invoiceItem(context: Context, invoice: Invoice): InvoiceItem {
  return {
    invoiceNo: invoice.no,
    type: invoice.type,
    typeText: INVOICE_TYPE_TEXTS[invoice.type],
    state: invoice.state,
    stateText: INVOICE_STATE_TEXTS[invoice.state],
    reason: invoice.reason,
    titleName: invoice.buyer.name,
    amount: formatFen(invoice.totalFen),
    orderNos: invoice.lines.map(({ orderNo }) => orderNo),
    number: invoice.number,
    redNumber: invoice.redNumber,
    createdAt: moment(invoice.createdAt),
    issuedAt: moment(invoice.issuedAt),
    reddenedAt: moment(invoice.reddenedAt),
    dueAt: moment(invoice.dueAt),
    actions: actionsOf(context, invoice),
  };
}

/** All of it (发票详情): the document itself and what was sent. */
export function invoiceView(context: Context, invoice: Invoice): InvoiceView {
  return {
    ...invoiceItem(context, invoice),
    documents: invoiceDocuments(invoice).map(({ lines, ...document }) => ({
      ...document,
      lines: [...lines],
    })),
    sent: messagesOf(context.db, invoice.id).map(({ id, channel, sentTo, subject, at }) => ({
      messageID: String(id),
      channel,
      to: channel === 'sms' ? `${sentTo.slice(0, 3)}****${sentTo.slice(-4)}` : sentTo,
      subject,
      at: moment(at),
    })),
    email: invoice.email,
  };
}

function actionsOf({ db, now }: Context, { userId, state, number, lines }: Invoice): InvoiceItem['actions'] {
  if (state === 'failed') return ['retry', 'withdraw'];
  if (state === 'rejected' || state === 'withdrawn') {
    // After a refund the rest has been applied for already.
    const orderNos = lines.map(({ orderNo }) => orderNo);
    const orders = ordersToInvoice(db, userId, orderNos) ?? [];
    return orders.some(({ facts }) => whyNotInvoicable(facts, now) === null) ? ['reapply'] : [];
  }
  if (number === '') return [];
  return state === 'issued' ? ['download', 'send', 'red'] : ['download', 'send'];
}

function moment(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString();
}
