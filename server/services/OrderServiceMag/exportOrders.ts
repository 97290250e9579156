import { regionText } from '#contracts/rules/address/region-text.ts';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { stateText } from '#contracts/rules/orders/order-words.ts';
import { ORDERS_OF_FILE_MAX, ordersCsv } from '#contracts/rules/orders/orders-csv.ts';
import { partsOf, sharesOfLine } from '#contracts/rules/parcels/order-parts.ts';
import { optionsText } from '#contracts/rules/print/options-text.ts';
import { orderCounts } from '#db/queries/orders/order-counts.ts';
import { type OrderRead, ordersPage } from '#db/queries/orders/order-reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { soughtOf } from './getOrderList.ts';

/** 导出订单. */
export const exportOrders: Handler<'OrderServiceMag.exportOrders'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const filter = { ...soughtOf(input), userId: user.id, page: 1, pageSize: ORDERS_OF_FILE_MAX, now };
  const list = ordersPage(db, filter);
  const total = orderCounts(db, filter)[filter.tab];
  const csv = ordersCsv(list.flatMap(rowsOf));
  return {
    code: 0,
    message: '成功',
    data: { fileName: `订单-${chinaIsoDay(now)}.csv`, csv, rows: list.length, total },
  };
});

function rowsOf({ order, lines, held }: OrderRead) {
  const parts = partsOf(order);
  return lines.flatMap((line, place) => {
    const row = {
      orderNo: order.no,
      at: order.createdAt,
      state: stateText(order.state, held),
      work: line.publicationName,
      goods: line.goodsName,
      pages: line.showPageNum,
      options: optionsText(JSON.parse(line.options)),
      count: line.count,
      unitPrice: formatFen(line.unitPriceFen),
      total: formatFen(line.totalFen),
      payTotal: formatFen(order.payTotalFen),
      receiver: `${order.receiverName}，${regionText(JSON.parse(order.address))}`,
    };
    const copies = parts.map((part) => part.copies[place] ?? 0);
    const shares = sharesOfLine(line, copies);
    const ofParts = parts.map(({ address }, at) => ({
      ...row,
      count: copies[at] ?? 0,
      total: formatFen(shares[at] ?? 0),
      receiver: `${address.name}，${regionText(address)}`,
    }));
    return parts.length === 0 ? [row] : ofParts.filter(({ count }) => count > 0);
  });
}
