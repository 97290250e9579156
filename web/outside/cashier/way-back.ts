import type { CashierSession } from './cashier-session.ts';

/** What pays no order goes by the number of its payment. */
const SCREENS = { recharge: '/manager/recharge', upgrade: '/manager/upgrade' } as const;

/** Where to go after paying (返回商家), for who came here from the shop on the same phone; null for who scanned a code. */
export function wayBack(
  hash: string,
  { payNo, purpose, orders }: Pick<CashierSession, 'payNo' | 'purpose' | 'orders'>,
): string | null {
  if (hash !== '#here') return null;
  if (purpose !== 'orders') return `${SCREENS[purpose]}?pay=${encodeURIComponent(payNo)}`;
  const numbers = orders.map(({ orderNo }) => orderNo);
  return `/manager/shopping/success?orders=${encodeURIComponent(numbers.join(','))}`;
}
