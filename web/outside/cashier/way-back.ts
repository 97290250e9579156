/** Where to go after paying (返回商家), for who came here from the shop on the same phone; null for who scanned a code. */
export function wayBack(hash: string, orders: readonly { readonly orderNo: string }[]): string | null {
  if (hash !== '#here') return null;
  const numbers = orders.map(({ orderNo }) => orderNo).join(',');
  return `/manager/shopping/success?orders=${encodeURIComponent(numbers)}`;
}
