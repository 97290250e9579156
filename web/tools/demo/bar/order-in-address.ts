import { PATHS } from '#web/lib/paths.ts';

/** The order that the page is about (正在看的订单); empty where it is about none, or about several. */
export function orderInAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  if (pathname === PATHS.order.getHref()) return query.get('no') ?? '';
  const paid = pathname === PATHS.shoppingSuccess.getHref() ? (query.get('orders') ?? '') : '';
  return paid.includes(',') ? '' : paid;
}
