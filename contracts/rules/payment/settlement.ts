import { yuanText } from '../money.ts';
import type { OrderState } from '../orders/order-states.ts';
import { splitWallet } from '../price/wallet-split.ts';
import {
  isOpen,
  outsideFen,
  PAYMENT_MESSAGES,
  type PaymentParts,
  type PaymentState,
  paidSentence,
  type WalletMoney,
} from './payment-states.ts';

interface SettledPayment extends PaymentParts {
  readonly state: PaymentState;
  /** When its money first arrived. */
  readonly settledAt: number | null;
}

interface PaidOrder {
  readonly id: number;
  readonly no: string;
  readonly state: OrderState;
  readonly expiresAt: number;
  readonly paidAt: number | null;
  readonly shareFen: number;
}

export interface SettlementFacts {
  readonly payment: SettledPayment;
  readonly orders: readonly PaidOrder[];
  /** The unfrozen money in the member's wallet. */
  readonly free: WalletMoney;
  readonly at: number;
  /** An order about to be closed: its part is returned although it could still be paid. */
  readonly exceptOrderId?: number;
}

/** An entry in the log of an order, by the system. */
export interface OrderSentence {
  readonly orderId: number;
  readonly text: string;
}

/** The use of arrived money. */
export type Settlement =
  /** All of it arrived once before and none from outside, so nothing is returned. */
  | { readonly kind: 'nothing' }
  /** All outside money is returned: it came twice, or too late for every order. */
  | {
      readonly kind: 'returned';
      readonly isRepeated: boolean;
      /** Whether the payment counts as settled; false if another payment may still pay these orders. */
      readonly isArrival: boolean;
      readonly message: string;
      readonly log: readonly OrderSentence[];
    }
  /** It pays the orders that can be paid; the shares of the others are returned. */
  | {
      readonly kind: 'paid';
      /** The wallet money to freeze again first; null if it is still frozen. */
      readonly refrozen: WalletMoney | null;
      readonly spent: WalletMoney;
      readonly title: string;
      readonly message: string;
      readonly paidIds: readonly number[];
      /** The log entry of each paid order. */
      readonly paidText: string;
      readonly goneFen: number;
      readonly goneTitle: string;
      readonly log: readonly OrderSentence[];
    };

/**
 * The money of a payment has arrived (到账). It pays every order that can still be paid, even if the payment was
 * closed or had failed; the rest is returned at once. No money is ever lost or taken twice.
 */
export function settle({ payment, orders, free, at, exceptOrderId }: SettlementFacts): Settlement {
  if (payment.settledAt !== null) return repeated(payment, orders);
  const isPayable = (order: PaidOrder) =>
    order.state === 'unpaid' && at < order.expiresAt && order.id !== exceptOrderId;
  const payable = orders.filter(isPayable);
  if (payable.length === 0) return returned(payment, orders, { why: whyGone(orders), isArrival: true });
  const walletPart = isOpen(payment) ? frozenPart(payment) : partAnew(payment, free);
  // An order not paid by this money may still be paid by another payment, which then settles first.
  if (!walletPart) return returned(payment, orders, { why: '钱包余额已不足以合并支付', isArrival: false });
  const gone = orders.filter((order) => !isPayable(order));
  return paid(payment, { payable, gone, walletPart });
}

function repeated(payment: SettledPayment, orders: readonly PaidOrder[]): Settlement {
  const outside = outsideFen(payment);
  if (outside === 0) return { kind: 'nothing' };
  const text = `重复付款已退回，${yuanText(outside)} 原路退回`;
  return {
    kind: 'returned',
    isRepeated: true,
    isArrival: false,
    message: PAYMENT_MESSAGES.repeated,
    log: orders.map(({ id }) => ({ orderId: id, text })),
  };
}

function returned(
  payment: SettledPayment,
  orders: readonly PaidOrder[],
  { why, isArrival }: { why: string; isArrival: boolean },
): Settlement {
  const money = orders.length === 1 ? `${yuanText(outsideFen(payment))} ` : '款项';
  return {
    kind: 'returned',
    isRepeated: false,
    isArrival,
    message: `${why}，款项已原路退回`,
    log: orders.map(({ id }) => ({ orderId: id, text: `${why}，${money}已原路退回` })),
  };
}

function paid(
  payment: SettledPayment,
  parts: { payable: readonly PaidOrder[]; gone: readonly PaidOrder[]; walletPart: WalletMoney },
): Settlement {
  const { payable, gone, walletPart: spent } = parts;
  const goneFen = gone.reduce((sum, { shareFen }) => sum + shareFen, 0);
  const back = (fen: number) => `${yuanText(fen)} 已原路退回`;
  return {
    kind: 'paid',
    refrozen: isOpen(payment) ? null : spent,
    spent,
    title: `支付订单 ${payable.map(({ no }) => no).join('、')}`,
    message: goneFen > 0 ? `付款成功；${whyGone(gone)}，${back(goneFen)}` : PAYMENT_MESSAGES.succeeded,
    paidIds: payable.map(({ id }) => id),
    paidText: paidSentence({
      ...payment,
      walletPrincipalFen: spent.principalFen,
      walletBonusFen: spent.bonusFen,
    }),
    goneFen,
    goneTitle: '部分订单不能支付，原路退回',
    log:
      goneFen > 0
        ? gone.map((order) => ({
            orderId: order.id,
            text: `${whyGone([order])}，${back(order.shareFen)}`,
          }))
        : [],
  };
}

function frozenPart({ walletPrincipalFen, walletBonusFen }: SettledPayment): WalletMoney {
  return { principalFen: walletPrincipalFen, bonusFen: walletBonusFen };
}

/** A closed payment must take its part of the wallet again; null if it is no longer there. */
function partAnew(payment: SettledPayment, free: WalletMoney): WalletMoney | null {
  const walletFen = payment.amountFen - outsideFen(payment);
  const { principalFen, bonusFen, restFen } = splitWallet({ ...free, amountFen: walletFen });
  return restFen > 0 ? null : { principalFen, bonusFen };
}

function whyGone(orders: readonly PaidOrder[]): string {
  const isPaid = orders.every(({ paidAt }) => paidAt !== null);
  return isPaid ? PAYMENT_MESSAGES.paidOtherwise : '订单已关闭';
}
