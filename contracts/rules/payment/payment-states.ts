import { yuanText } from '../money.ts';
import { CHANNEL_NAMES, type PAYMENT_STATE_TEXTS } from '../orders/order-words.ts';

export type Channel = keyof typeof CHANNEL_NAMES;
export type PaymentState = keyof typeof PAYMENT_STATE_TEXTS;

/** The two kinds of money in a wallet (本金 and 赠送), in fen. */
export interface WalletMoney {
  readonly principalFen: number;
  readonly bonusFen: number;
}

/** The parts of a payment: everything but the wallet's part comes from outside. */
export interface PaymentParts {
  readonly channel: Channel;
  readonly amountFen: number;
  readonly walletPrincipalFen: number;
  readonly walletBonusFen: number;
}

/** 付款码有效期: afterwards the code must be refreshed. */
export const PAY_CODE_MS = 5 * 60_000;

/** The states of a payment that still waits for its money. */
export const OPEN_STATES = ['waiting', 'scanned'] as const;

export function isOpen({ state }: { readonly state: PaymentState }): boolean {
  return state === 'waiting' || state === 'scanned';
}

export function hasCode({ channel }: { readonly channel: Channel }): boolean {
  return channel === 'weixin' || channel === 'alipay';
}

export function outsideFen(payment: Omit<PaymentParts, 'channel'>): number {
  return payment.amountFen - payment.walletPrincipalFen - payment.walletBonusFen;
}

/** A code never outlives its payment. */
export function codeExpiresAt(now: number, payment: { readonly expiresAt: number }): number {
  return Math.min(now + PAY_CODE_MS, payment.expiresAt);
}

/** 微信支付 ¥876.00, and the part paid by the wallet. */
export function paidText(payment: PaymentParts): string {
  const outside = outsideFen(payment);
  const wallet = payment.amountFen - outside;
  const parts = [
    ...(wallet > 0 || payment.channel === 'wallet' ? [`${CHANNEL_NAMES.wallet} ${yuanText(wallet)}`] : []),
    ...(outside > 0 ? [`${CHANNEL_NAMES[payment.channel]} ${yuanText(outside)}`] : []),
  ];
  return parts.join('，');
}

export function paidSentence(payment: PaymentParts): string {
  return `${paidText(payment)}，付款成功，等待审稿`;
}

/** The remark on a payment in an unusual state. */
export const PAYMENT_MESSAGES = {
  succeeded: '付款成功',
  credited: '充值成功，已到账',
  replaced: '已改用其他方式',
  paidOtherwise: '订单已用其他方式付款',
  expired: '超过付款时间，付款已关闭',
  slipSent: '已提交，核对到账后自动确认',
  refunded: '款项已全部原路退回',
  repeated: '重复付款已退回',
  withdrawn: '已取消付款',
  orderCanceled: '订单已取消',
} as const;
