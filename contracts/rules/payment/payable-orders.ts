import { frozenProvince } from '../address/frozen-address.ts';
import { type Done, done, type Refused, refused } from '../decision.ts';
import type { OrderState } from '../orders/order-states.ts';
import { isOverseasProvince } from '../parcels/parcel-tracks.ts';

interface OrderToPay {
  readonly no: string;
  readonly state: OrderState;
  readonly expiresAt: number;
  readonly address: string;
}

const GONE: Partial<Record<OrderState, string>> = { canceled: '已取消', closed: '已关闭' };

/** Whether one payment can pay all these orders (合并支付); refused with the reason of each that cannot be paid. */
export function checkPayable<Order extends OrderToPay>(
  orders: readonly Order[],
  now: number,
): Done<readonly Order[]> | Refused<'orders-not-payable'> {
  const first = orders.find((order) => stateProblem(order, now) === null);
  const problems = orders.flatMap((order) => {
    const reason = stateProblem(order, now) ?? areaProblem(order, first);
    return reason === null ? [] : [{ orderNo: order.no, reason }];
  });
  return problems.length > 0 ? refused('orders-not-payable', { orders: problems }) : done(orders);
}

function stateProblem({ state, expiresAt }: OrderToPay, now: number): string | null {
  if (state !== 'unpaid') return GONE[state] ?? '已付款';
  return now < expiresAt ? null : '已超过付款时间';
}

function areaProblem(order: OrderToPay, first: OrderToPay | undefined): string | null {
  if (!first || isOverseas(order) === isOverseas(first)) return null;
  return '收货地区不同，请分开支付';
}

function isOverseas({ address }: OrderToPay): boolean {
  return isOverseasProvince(frozenProvince(address));
}
