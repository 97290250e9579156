import { invoiceUntilText } from '#contracts/rules/invoices/invoicable.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { ORDER_STATE_TEXTS } from '#contracts/rules/orders/order-states.ts';
import { invoicablePage } from '#db/queries/invoices/invoicable-orders.ts';
import { invoiceTotals } from '#db/queries/invoices/invoice-reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';

const PAGE_SIZE = 10;

/** 可开票订单. */
export const getInvoiceOrders: Handler<'InvoiceServiceMag.getInvoiceOrders'> = upToDate(
  (input, { db, now, user }) => {
    const { page, pageSize } = pageOf(input, PAGE_SIZE);
    const found = invoicablePage(db, { userId: user.id, now, page, pageSize });
    const { issuedFen, reddenedFen } = invoiceTotals(db, user.id);
    const list = found.list.map(({ orderNo, title, goodsName, copies, totalFen, facts }) => {
      const paidAt = facts.paidAt ?? now;
      return {
        ...{ orderNo, title, goodsName, copies },
        stateText: ORDER_STATE_TEXTS[facts.state],
        amount: formatFen(totalFen),
        paidAt: new Date(paidAt).toISOString(),
        untilText: invoiceUntilText(paidAt, now),
      };
    });
    const totals = {
      available: formatFen(found.availableFen),
      issued: formatFen(issuedFen),
      reddened: formatFen(reddenedFen),
    };
    return { code: 0, message: '成功', data: { list, total: found.total, page, pageSize, ...totals } };
  },
);
