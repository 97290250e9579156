import { PAID_TOGETHER_MAX } from '#contracts/rules/limits.ts';
import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import { type DeliveryArea, deliveryArea } from '#contracts/rules/price/delivery.ts';
import type { OrderRow } from '#db/queries/orders/order-machine.ts';
import { ordersByNo } from '#db/queries/orders/order-reading.ts';
import { badChoice, orderNotFound, ordersNotPayable } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** 合并支付: how many orders one payment takes. */
const ORDER_NO = /^\d{1,32}$/;

/** The caller's own orders behind the numbers of a call, each once; unknown and foreign ones are answered alike. */
export function namedOrders({ db, user }: Context, orderNos: string): OrderRow[] {
  const numbers = [...new Set(orderNos.split(',').map((no) => no.trim()))];
  if (!numbers.every((no) => ORDER_NO.test(no))) throw orderNotFound();
  if (numbers.length > PAID_TOGETHER_MAX) throw badChoice(`一次最多合并支付 ${PAID_TOGETHER_MAX} 个订单`);
  const found = ordersByNo(db, user.id, numbers);
  if (!found) throw orderNotFound();
  return found.map(({ order }) => order);
}

/** Refuses orders that cannot be paid, or not together, each with its reason. */
export function demandPayable(orders: readonly OrderRow[], now: number): void {
  const payable = orders.filter((order) => stateProblem(order, now) === null);
  const [first] = payable;
  const refused = orders.flatMap((order) => {
    const reason = stateProblem(order, now) ?? areaProblem(order, first);
    return reason === null ? [] : [{ orderNo: order.no, reason }];
  });
  if (refused.length > 0) throw ordersNotPayable(refused);
}

function stateProblem({ state, expiresAt }: OrderRow, now: number): string | null {
  if (state !== 'unpaid') return GONE[state] ?? '已付款';
  return now < expiresAt ? null : '已超过付款时间';
}

const GONE: Partial<Record<OrderState, string>> = { canceled: '已取消', closed: '已关闭' };

function areaProblem(order: OrderRow, first: OrderRow | undefined): string | null {
  if (!first || isOverseas(order) === isOverseas(first)) return null;
  return '收货地区不同，请分开支付';
}

function isOverseas({ address }: OrderRow): boolean {
  const { province }: { province: string } = JSON.parse(address);
  const area: DeliveryArea = deliveryArea(province);
  return area === 'overseas';
}
