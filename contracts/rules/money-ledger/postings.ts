import { type Channel, outsideFen, type PaymentParts, type WalletMoney } from '../payment/payment-states.ts';

/**
 * The accounts of the double-entry ledger (复式账). A posting adds to its account, so money from outside leaves the
 * account of its channel. A member's two accounts are those of the member of the transfer.
 */
export const ACCOUNTS = [
  'member-principal',
  'member-bonus',
  'weixin',
  'alipay',
  'bank',
  'sales',
  'refunds',
  'promotion',
  /** Money for nothing that can be bought any more, until it has gone back. */
  'held',
  /** Balances from before the ledger, and corrections. */
  'adjustment',
] as const;
export type Account = (typeof ACCOUNTS)[number];

export interface Posting {
  readonly account: Account;
  readonly amountFen: number;
  /** The order of a sale or refund, if any. */
  readonly orderId?: number;
}

/** The booked sale of an order: what was paid, and what a coupon (优惠券) took off. */
export interface SoldOrder {
  readonly id: number;
  readonly shareFen: number;
  readonly couponFen: number;
}

const OUTSIDE: Readonly<Record<Exclude<Channel, 'wallet'>, Account>> = {
  weixin: 'weixin',
  alipay: 'alipay',
  transfer: 'bank',
};

/** A transfer is written only if it balances to the fen. */
export function balanced(postings: readonly Posting[]): readonly Posting[] {
  const moved = postings.filter(({ amountFen }) => amountFen !== 0);
  if (!moved.every(({ amountFen }) => Number.isSafeInteger(amountFen))) {
    throw new RangeError(`not whole fen: ${JSON.stringify(moved)}`);
  }
  const sum = moved.reduce((total, { amountFen }) => total + amountFen, 0);
  if (sum !== 0) throw new RangeError(`out of balance by ${sum} fen: ${JSON.stringify(moved)}`);
  return moved;
}

/** The change of the member's wallet by a transfer. */
export function walletPart(postings: readonly Posting[]): WalletMoney {
  const added = (wanted: Account) =>
    postings.reduce((sum, { account, amountFen }) => (account === wanted ? sum + amountFen : sum), 0);
  return { principalFen: added('member-principal'), bonusFen: added('member-bonus') };
}

/**
 * Orders are paid (付款), from the wallet and from outside. Money for unavailable orders is held until it goes back.
 */
export function orderPayment(payment: PaymentParts, sold: readonly SoldOrder[], goneFen: number): Posting[] {
  const coupons = sold.reduce((sum, { couponFen }) => sum + couponFen, 0);
  return [
    ...wallet({ principalFen: -payment.walletPrincipalFen, bonusFen: -payment.walletBonusFen }),
    ...outside(payment.channel, -outsideFen(payment)),
    { account: 'promotion', amountFen: -coupons },
    ...sold.map(({ id, shareFen, couponFen }) => {
      return { account: 'sales', amountFen: shareFen + couponFen, orderId: id } as const;
    }),
    { account: 'held', amountFen: goneFen },
  ];
}

/** A membership is paid (会员购买): a sale without an order. */
export function membershipSale(payment: PaymentParts, couponFen: number): Posting[] {
  return orderPayment(payment, [], 0).concat([
    { account: 'promotion', amountFen: -couponFen },
    { account: 'sales', amountFen: payment.amountFen + couponFen },
  ]);
}

/** Money of a payment goes back (退款), for a paid order or one that could not be paid any more. */
export function paymentRefund(
  { channel }: Pick<PaymentParts, 'channel'>,
  back: { readonly amountFen: number; readonly wallet: WalletMoney; readonly orderId: number | null },
): Posting[] {
  const { amountFen, orderId } = back;
  const { principalFen, bonusFen } = back.wallet;
  return [
    orderId === null
      ? { account: 'held', amountFen: -amountFen }
      : { account: 'refunds', amountFen: -amountFen, orderId },
    ...wallet(back.wallet),
    ...outside(channel, amountFen - principalFen - bonusFen),
  ];
}

/** Money arrives that can buy nothing (到账待退); with `goesBack` it returns at once (原路退回). */
export function heldMoney(channel: Channel, amountFen: number, goesBack: boolean): Posting[] {
  const fen = goesBack ? amountFen : -amountFen;
  return [...outside(channel, fen), { account: 'held', amountFen: -fen }];
}

/** A recharge arrives (充值到账): the house gives the bonus. */
export function rechargeCredit(channel: Channel, { principalFen, bonusFen }: WalletMoney): Posting[] {
  return [
    ...outside(channel, -principalFen),
    { account: 'promotion', amountFen: -bonusFen },
    ...wallet({ principalFen, bonusFen }),
  ];
}

/** Principal is refunded (充值退款): the house gets the whole bonus back, from the remaining bonus and from principal. */
export function rechargeRefund(
  channel: Channel,
  taken: WalletMoney & { readonly refundFen: number },
): Posting[] {
  const { principalFen, bonusFen, refundFen } = taken;
  return [
    ...wallet({ principalFen: -principalFen, bonusFen: -bonusFen }),
    ...outside(channel, refundFen),
    { account: 'promotion', amountFen: principalFen - refundFen + bonusFen },
  ];
}

/** The house gives bonus (礼品卡兑换, 奖励). */
export function bonusGift(bonusFen: number): Posting[] {
  return [{ account: 'promotion', amountFen: -bonusFen }, ...wallet({ principalFen: 0, bonusFen })];
}

/** The balance is corrected (更新余额). */
export function adjustment({ principalFen, bonusFen }: WalletMoney): Posting[] {
  return [
    ...wallet({ principalFen, bonusFen }),
    { account: 'adjustment', amountFen: -principalFen - bonusFen },
  ];
}

function wallet({ principalFen, bonusFen }: WalletMoney): Posting[] {
  return [
    { account: 'member-principal', amountFen: principalFen },
    { account: 'member-bonus', amountFen: bonusFen },
  ];
}

/** The wallet brings no money from outside. */
function outside(channel: Channel, amountFen: number): Posting[] {
  if (channel === 'wallet') {
    if (amountFen !== 0) throw new RangeError(`the wallet is no outside party: ${amountFen} fen`);
    return [];
  }
  return [{ account: OUTSIDE[channel], amountFen }];
}
