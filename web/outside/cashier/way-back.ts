interface Paid {
  readonly payNo: string;
  readonly orders: readonly { readonly orderNo: string }[];
}

/** Where to go after paying (返回商家), for who came here from the shop on the same phone; null for who scanned a code. */
export function wayBack(hash: string, { payNo, orders }: Paid): string | null {
  if (hash !== '#here') return null;
  const numbers = orders.map(({ orderNo }) => orderNo);
  // A recharge pays no order, so it goes by the number of its payment.
  if (numbers.includes(payNo)) return `/manager/recharge?pay=${encodeURIComponent(payNo)}`;
  return `/manager/shopping/success?orders=${encodeURIComponent(numbers.join(','))}`;
}
