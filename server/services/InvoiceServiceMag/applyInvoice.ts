import { parseFen } from '#contracts/rules/money.ts';
import { applyInvoice as apply } from '#db/queries/invoices/applying.ts';
import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { buyerOf, invoiceTitleNamed } from './invoice-title-view.ts';
import { ordersNamed } from './order-numbers.ts';
import { itemReply } from './own-invoice.ts';
import { emailOf, noteOf, typeNamed } from './read-input.ts';

/** 申请开票; decided in db/queries/invoices/applying.ts. */
export const applyInvoice: Handler<'InvoiceServiceMag.applyInvoice'> = upToDate((input, context) => {
  const { db, now: at, user } = context;
  const orders = ordersNamed(context, input.orderNos);
  const shownFen = parseFen(input.amount);
  if (shownFen === null) throw choiceRefusal('请刷新后核对可开金额');
  const application = {
    userId: user.id,
    type: typeNamed(input.type),
    remark: noteOf('bad-remark', '备注', input.remark),
    email: emailOf(input.email),
    ...{ at, shownFen },
  };
  const invoiceNo = once(context, 'InvoiceServiceMag.applyInvoice', input, () => {
    // Not when it is sent again: the title may be deleted by then.
    const buyer = buyerOf(invoiceTitleNamed(context, input.titleID));
    return doneOrRefuse(apply(db, orders, { ...application, buyer })).no;
  });
  return itemReply(context, invoiceNo);
});
