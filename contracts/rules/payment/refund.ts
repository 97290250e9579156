import { outsideFen, type PaymentParts, type WalletMoney } from './payment-states.ts';

/** How much of an order goes back: never more than what was paid and not yet given back. */
export function refundableFen(
  order: { readonly paidAt: number | null; readonly payTotalFen: number; readonly refundedFen: number },
  wantedFen: number | 'all',
): number {
  if (order.paidAt === null) return 0;
  const left = order.payTotalFen - order.refundedFen;
  return wantedFen === 'all' ? left : Math.min(left, Math.max(0, wantedFen));
}

/**
 * Which part of a payment money comes from that goes back the way it came (原路退款): first what the outside channel
 * brought, then the principal of the wallet, then its bonus. `beforeFen` is what of the payment went back before.
 */
export function refundParts(
  payment: PaymentParts,
  { beforeFen, amountFen }: { readonly beforeFen: number; readonly amountFen: number },
): { readonly wallet: WalletMoney; readonly isAll: boolean } {
  const outside = outsideFen(payment);
  const principal = payment.walletPrincipalFen;
  const reaches = (from: number, size: number) =>
    Math.max(0, Math.min(beforeFen + amountFen, from + size) - Math.max(beforeFen, from));
  return {
    wallet: {
      principalFen: reaches(outside, principal),
      bonusFen: reaches(outside + principal, payment.walletBonusFen),
    },
    isAll: beforeFen + amountFen >= payment.amountFen,
  };
}

/** What of a payment's own amount went back before. What was paid twice is not part of the amount. */
export function givenBackFen(
  orders: readonly {
    readonly shareFen: number;
    readonly refundedFen: number;
    /** Whether it was this payment that paid it; another one's share went back at once. */
    readonly isPaidByIt: boolean;
  }[],
): number {
  return orders.reduce(
    (sum, { shareFen, refundedFen, isPaidByIt }) => sum + (isPaidByIt ? refundedFen : shareFen),
    0,
  );
}
