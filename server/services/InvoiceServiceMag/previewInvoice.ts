import { whyNotInvoicable } from '#contracts/rules/invoices/invoicable.ts';
import { invoiceDocument } from '#contracts/rules/invoices/invoice-document.ts';
import { invoiceLine, invoiceSums } from '#contracts/rules/invoices/invoice-lines.ts';
import { formatFen } from '#contracts/rules/money.ts';
import type { InvoiceWish } from '#contracts/rules/orders/invoice-fields.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { buyerOf, invoiceTitleNamed } from './invoice-title-view.ts';
import { ordersNamed } from './order-numbers.ts';
import { noteOf, typeNamed } from './read-input.ts';

/** 发票预览. */
export const previewInvoice: Handler<'InvoiceServiceMag.previewInvoice'> = upToDate((input, context) => {
  const { orderNos, titleID = '', type = 'normal', remark = '' } = input;
  const buyer = titleID === '' ? null : buyerOf(invoiceTitleNamed(context, titleID));
  const orders = ordersNamed(context, orderNos);
  const refused = orders.flatMap(({ orderNo, facts }) => {
    const why = whyNotInvoicable(facts, context.now);
    return why === null ? [] : [{ orderNo, reason: why }];
  });
  if (refused.length > 0) throw refusal('orders-not-invoicable', { orders: refused });
  const facts = { type: typeNamed(type), buyer, remark: noteOf('bad-remark', '备注', remark) };
  const lines = orders.map(({ orderNo, goodsName, title: works, copies, totalFen }) =>
    invoiceLine({ orderNo, goodsName, title: works, copies, totalFen }),
  );
  const document = invoiceDocument({ ...facts, lines, number: '', at: null, redOf: '' });
  const data = {
    document: { ...document, lines: [...document.lines] },
    orders: orders.map(({ orderNo, title: works, totalFen, wish }) => ({
      ...{ orderNo, title: works, amount: formatFen(totalFen) },
      ...wishView(wish),
    })),
    amount: formatFen(invoiceSums(lines).totalFen),
  };
  return { code: 0, message: '成功', data };
});

/** What was asked for with the order, so that no other one is invoiced by oversight. */
function wishView(wish: InvoiceWish | null) {
  if (wish === null || wish.kind === 'none') return {};
  const { kind, title: name, taxNo, email, special } = wish;
  return { asked: { kind, type: special ? ('special' as const) : ('normal' as const), name, taxNo, email } };
}
