import { outsideFen, type PaymentParts, type WalletMoney } from './payment-states.ts';

/** The refundable amount of an order: paid and not yet refunded. */
export function refundableFen(
  order: { readonly paidAt: number | null; readonly payTotalFen: number; readonly refundedFen: number },
  wantedFen: number | 'all',
): number {
  if (order.paidAt === null) return 0;
  const left = order.payTotalFen - order.refundedFen;
  return wantedFen === 'all' ? left : Math.min(left, Math.max(0, wantedFen));
}

/**
 * The parts of a payment that a refund comes from (原路退款): first the outside channel, then the principal of the
 * wallet, then its bonus. `beforeFen` is what was already refunded.
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

/** What was already refunded of the payment's own amount. A second payment is not part of it. */
export function givenBackFen(
  orders: readonly {
    readonly shareFen: number;
    readonly refundedFen: number;
    /** Whether this payment paid the order; the share of any other was returned at once. */
    readonly isPaidByIt: boolean;
  }[],
): number {
  return orders.reduce(
    (sum, { shareFen, refundedFen, isPaidByIt }) => sum + (isPaidByIt ? refundedFen : shareFen),
    0,
  );
}
