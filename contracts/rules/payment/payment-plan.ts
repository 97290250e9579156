import { type Done, done, type Refused, refused } from '../decision.ts';
import { TRANSFER_WITHIN_MS } from '../orders/order-times.ts';
import { splitWallet, type WalletSplit } from '../price/wallet-split.ts';
import { type Channel, codeExpiresAt, type WalletMoney } from './payment-states.ts';

interface OrderToPay {
  readonly id: number;
  readonly payTotalFen: number;
  readonly expiresAt: number;
}

/** A pending payment of some of these orders. */
interface WaitingPayment {
  readonly channel: Channel;
  readonly walletPrincipalFen: number;
  readonly walletBonusFen: number;
  readonly orderIds: readonly number[];
}

export interface PaymentFacts<Payment extends WaitingPayment> {
  readonly orders: readonly OrderToPay[];
  readonly channel: Channel;
  readonly usesWallet: boolean;
  /** The unfrozen money in the wallet. */
  readonly free: WalletMoney;
  /** The newest first. */
  readonly waiting: readonly Payment[];
  readonly now: number;
}

export interface PaymentPlan<Payment> {
  /** An identical pending payment; then no new one begins. */
  readonly same: Payment | null;
  /** The pending payments that are closed. */
  readonly closed: readonly Payment[];
  /** From the wallet alone if it has enough. */
  readonly channel: Channel;
  readonly amountFen: number;
  readonly split: WalletSplit;
  /** The new deadline of its orders; 0 if it is unchanged. */
  readonly ordersWaitUntil: number;
  readonly expiresAt: number;
  readonly codeExpiresAt: number;
}

const NOTHING: WalletMoney = { principalFen: 0, bonusFen: 0 };

/** How these orders are paid (发起支付). Refused if the wallet alone should pay and has too little. */
export function planPayment<Payment extends WaitingPayment>(
  facts: PaymentFacts<Payment>,
): Done<PaymentPlan<Payment>> | Refused<'wallet-too-low'> {
  const { orders, waiting, now } = facts;
  const amountFen = amountOf(orders);
  const usesWallet = facts.usesWallet || facts.channel === 'wallet';
  const split = splitWallet({ ...(usesWallet ? usableWallet(facts.free, waiting) : NOTHING), amountFen });
  if (facts.channel === 'wallet' && split.restFen > 0) {
    return refused('wallet-too-low', { missingFen: split.restFen });
  }
  const channel = split.restFen === 0 ? 'wallet' : facts.channel;
  const ids = orders.map(({ id }) => id);
  const same = waiting.find(
    (payment) =>
      payment.channel === channel &&
      payment.walletPrincipalFen === split.principalFen &&
      payment.walletBonusFen === split.bonusFen &&
      isOfExactly(payment, ids),
  );
  // A bank transfer takes days, so its orders wait longer.
  const ordersWaitUntil = channel === 'transfer' ? now + TRANSFER_WITHIN_MS : 0;
  const expiresAt = Math.min(...orders.map((order) => Math.max(order.expiresAt, ordersWaitUntil)));
  return done({
    same: same ?? null,
    closed: waiting.filter((payment) => payment !== same),
    channel,
    amountFen,
    split,
    ordersWaitUntil,
    expiresAt,
    codeExpiresAt: codeExpiresAt(now, { expiresAt }),
  });
}

export function amountOf(orders: readonly { readonly payTotalFen: number }[]): number {
  return orders.reduce((sum, { payTotalFen }) => sum + payTotalFen, 0);
}

/** The wallet money available for these orders, with what their pending payments froze, since those are closed. */
export function usableWallet(
  free: WalletMoney,
  waiting: readonly Pick<WaitingPayment, 'walletPrincipalFen' | 'walletBonusFen'>[],
): WalletMoney {
  return waiting.reduce(
    ({ principalFen, bonusFen }, payment) => ({
      principalFen: principalFen + payment.walletPrincipalFen,
      bonusFen: bonusFen + payment.walletBonusFen,
    }),
    free,
  );
}

export function isOfExactly({ orderIds }: Pick<WaitingPayment, 'orderIds'>, ids: readonly number[]): boolean {
  return orderIds.length === ids.length && orderIds.every((id) => ids.includes(id));
}
