import { useQuery } from '@tanstack/react-query';
import { ask, FRESH } from '#web/kit/ask/ask.ts';

/** Everything about one order (订单详情). Orders move on without the customer, so it is always asked for again. */
export function useOrder(orderNo: string) {
  return useQuery({ ...ask('OrderServiceMag.getOrderDetail', { orderNo }), ...FRESH });
}
