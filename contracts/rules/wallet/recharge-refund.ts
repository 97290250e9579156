import { type Done, done, type Refused, refused } from '../decision.ts';
import { yuanText } from '../money.ts';
import type { WalletMoney } from '../payment/payment-states.ts';
import type { RechargeState } from './recharge.ts';

export interface RefundFacts {
  readonly state: RechargeState;
  readonly payFen: number;
  readonly bonusFen: number;
  /** The unfrozen money in the wallet. */
  readonly free: WalletMoney;
  readonly keepsBonus: boolean;
}

export interface RefundPlan {
  /** The amount that leaves the wallet, by kind. */
  readonly taken: WalletMoney;
  /** The amount that arrives outside. */
  readonly refundFen: number;
  /** The principal that pays for bonus that is not returned (折抵赠送). */
  readonly offsetFen: number;
  readonly text: string;
}

/**
 * The refund of a recharge (充值退款): principal only, and never more than is left. Its bonus is returned as far as it
 * is there; what is kept by choice, or was spent before, is taken off the principal instead. Otherwise a member
 * could spend the bonus and get all principal back.
 */
export function planRechargeRefund(facts: RefundFacts): Done<RefundPlan> | Refused<'not-refundable'> {
  const { state, payFen, bonusFen, free, keepsBonus } = facts;
  if (state !== 'credited') {
    return refused('not-refundable', { message: '这笔充值现在不能退款，请刷新后查看' });
  }
  const principalFen = Math.min(payFen, free.principalFen);
  if (principalFen === 0) return refused('not-refundable', { message: '本金已经用完，没有可退的金额' });
  const returnedFen = keepsBonus ? 0 : Math.min(bonusFen, free.bonusFen);
  const offsetFen = bonusFen - returnedFen;
  const refundFen = principalFen - offsetFen;
  if (refundFen <= 0) {
    const message = `剩余本金 ${yuanText(principalFen)} 不足以折抵赠送 ${yuanText(offsetFen)}，没有可退的金额`;
    return refused('not-refundable', { message });
  }
  return done({
    taken: { principalFen, bonusFen: returnedFen },
    refundFen,
    offsetFen,
    text: refundText({ refundFen, returnedFen, offsetFen }),
  });
}

/** 退回本金 ¥100.00，收回赠送 ¥5.00. */
export function refundText(parts: { refundFen: number; returnedFen: number; offsetFen: number }): string {
  const { refundFen, returnedFen, offsetFen } = parts;
  return [
    `退回本金 ${yuanText(refundFen)}`,
    ...(returnedFen > 0 ? [`收回赠送 ${yuanText(returnedFen)}`] : []),
    ...(offsetFen > 0 ? [`折抵赠送 ${yuanText(offsetFen)}`] : []),
  ].join('，');
}
