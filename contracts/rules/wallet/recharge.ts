import { type Done, done, type Refused, refused, refusedField } from '../decision.ts';
import { parseFen, yuanText } from '../money.ts';
import { type Channel, OPEN_STATES, type PaymentState } from '../payment/payment-states.ts';

/** One recharge (单笔充值), in whole yuan. */
export const RECHARGE_YUAN = { min: 1, max: 50_000 } as const;
/** Pending recharges at a time, such as transfers in progress. */
export const WAITING_RECHARGES_MAX = 5;
/** How long a recharge waits for its money; a bank transfer takes days. */
export const RECHARGE_WITHIN_MS = { code: 2 * 3_600_000, transfer: 3 * 86_400_000 } as const;
/** The delay of the outside party when principal is refunded (退款在途). */
export const REFUND_TAKES_MS = 24 * 3_600_000;

/** The packages (充值套餐), the smallest first: the bonus from this amount on. */
export const PACKAGES = [
  { payFen: 10_000, bonusFen: 500 },
  { payFen: 50_000, bonusFen: 3_000 },
  { payFen: 100_000, bonusFen: 8_000 },
  { payFen: 300_000, bonusFen: 30_000 },
  { payFen: 500_000, bonusFen: 60_000 },
  { payFen: 1_000_000, bonusFen: 150_000 },
] as const;

/** The ways to recharge, all but the wallet itself. */
export const RECHARGE_CHANNELS = ['weixin', 'alipay', 'transfer'] as const;
export type RechargeChannel = (typeof RECHARGE_CHANNELS)[number];

export const RECHARGE_AMOUNT_MESSAGE = `请输入 ${RECHARGE_YUAN.min} 到 ${RECHARGE_YUAN.max} 之间的整数金额（元）`;

/** A typed amount (自定义金额), in fen. */
export function rechargeAmount(text: string): Done<number> | Refused<'bad-field'> {
  const fen = parseFen(text.trim());
  const isWithin = fen !== null && fen >= RECHARGE_YUAN.min * 100 && fen <= RECHARGE_YUAN.max * 100;
  if (isWithin && fen % 100 === 0) return done(fen);
  return refusedField('bad-amount', RECHARGE_AMOUNT_MESSAGE);
}

/** The bonus (赠送): that of the largest package that the amount reaches. */
export function bonusFor(payFen: number): number {
  return PACKAGES.findLast((offered) => offered.payFen <= payFen)?.bonusFen ?? 0;
}

/** 约合 9.3 折: the cost of a yuan in the wallet; empty without a bonus. */
export function discountText(payFen: number, bonusFen: number): string {
  if (bonusFen === 0) return '';
  const tenths = Math.round((payFen * 100) / (payFen + bonusFen)) / 10;
  return `约合 ${tenths} 折`;
}

/** 充值 1,000 送 80, in the ledger and at the cashier. */
export function rechargeTitle(payFen: number, bonusFen: number): string {
  const plain = (fen: number) => yuanText(fen).replace('¥', '').replace(/\.00$/, '');
  return bonusFen === 0 ? `充值 ${plain(payFen)}` : `充值 ${plain(payFen)} 送 ${plain(bonusFen)}`;
}

export type RechargeState = 'waiting' | 'credited' | 'closed' | 'refunding' | 'refunded';

export const RECHARGE_STATE_TEXTS: Readonly<Record<RechargeState, string>> = {
  waiting: '待支付',
  credited: '已到账',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
};

/** The state of a recharge (充值状态), by its money until a refund is requested. */
export function rechargeState(recharge: {
  readonly paymentState: PaymentState;
  readonly creditedAt: number | null;
  readonly refundDueAt: number | null;
  readonly refundedAt: number | null;
}): RechargeState {
  if (recharge.refundedAt !== null) return 'refunded';
  if (recharge.refundDueAt !== null) return 'refunding';
  if (recharge.creditedAt !== null) return 'credited';
  return OPEN_STATES.some((state) => state === recharge.paymentState) ? 'waiting' : 'closed';
}

interface WaitingRecharge {
  readonly amountFen: number;
  readonly channel: Channel;
  /** The submitted slip (转账凭证); empty before. */
  readonly serialNo: string;
}

export interface RechargePlan<Waiting> {
  /** An identical pending recharge; then no new one begins. */
  readonly same: Waiting | null;
  /** The pending recharges that are closed; one with reported money stays. */
  readonly closed: readonly Waiting[];
}

/** How a new recharge affects pending ones (发起充值). */
export function planRecharge<Waiting extends WaitingRecharge>(
  wish: { readonly amountFen: number; readonly channel: RechargeChannel },
  waiting: readonly Waiting[],
): Done<RechargePlan<Waiting>> | Refused<'recharges-full'> {
  const unreported = waiting.filter(({ serialNo }) => serialNo === '');
  const same = unreported.find((one) => one.amountFen === wish.amountFen && one.channel === wish.channel);
  if (!same && waiting.length - unreported.length >= WAITING_RECHARGES_MAX) {
    return refused('recharges-full', { most: WAITING_RECHARGES_MAX });
  }
  return done({ same: same ?? null, closed: unreported.filter((one) => one !== same) });
}
