import { type Channel, outsideFen, type PaymentParts, type WalletMoney } from '../payment/payment-states.ts';

/**
 * The accounts of the double-entry ledger (复式账). A posting adds to its account, so money that comes from outside
 * leaves the account of its channel. The two accounts of a member are those of the member whose transfer it is.
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
  /** Money that came for nothing that can be bought any more, until it has gone back. */
  'held',
  /** What was there before the books were opened, and corrections. */
  'adjustment',
] as const;
export type Account = (typeof ACCOUNTS)[number];

export interface Posting {
  readonly account: Account;
  readonly amountFen: number;
  /** Whose sale or refund it is, where it is an order's. */
  readonly orderId?: number;
}

/** An order as far as its sale is booked: what was paid, and what a coupon (优惠券) took off. */
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

/** A transfer is written only in balance: to the fen, whatever it is. */
export function balanced(postings: readonly Posting[]): readonly Posting[] {
  const moved = postings.filter(({ amountFen }) => amountFen !== 0);
  if (!moved.every(({ amountFen }) => Number.isSafeInteger(amountFen))) {
    throw new RangeError(`not whole fen: ${JSON.stringify(moved)}`);
  }
  const sum = moved.reduce((total, { amountFen }) => total + amountFen, 0);
  if (sum !== 0) throw new RangeError(`out of balance by ${sum} fen: ${JSON.stringify(moved)}`);
  return moved;
}

/** What a transfer adds to the wallet of its member. */
export function walletPart(postings: readonly Posting[]): WalletMoney {
  const added = (wanted: Account) =>
    postings.reduce((sum, { account, amountFen }) => (account === wanted ? sum + amountFen : sum), 0);
  return { principalFen: added('member-principal'), bonusFen: added('member-bonus') };
}

/** Orders are paid (付款): by the wallet and from outside. What cannot be bought any more is held until it goes back. */
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

/** A membership is paid (会员购买): a sale of no order. */
export function membershipSale(payment: PaymentParts, couponFen: number): Posting[] {
  return orderPayment(payment, [], 0).concat([
    { account: 'promotion', amountFen: -couponFen },
    { account: 'sales', amountFen: payment.amountFen + couponFen },
  ]);
}

/** Money of a payment goes back (退款): of an order that was paid, or of one that no longer could be. */
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

/** Money comes that nothing can be bought with (到账待退), and `goesBack` at once (原路退回). */
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

/** Principal goes back (充值退款): the house has the whole bonus back, from the bonus that is left and from the principal. */
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

/** The balance is set right (更新余额). */
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

/** The wallet brings nothing from outside. */
function outside(channel: Channel, amountFen: number): Posting[] {
  if (channel === 'wallet') {
    if (amountFen !== 0) throw new RangeError(`the wallet is no outside party: ${amountFen} fen`);
    return [];
  }
  return [{ account: OUTSIDE[channel], amountFen }];
}
