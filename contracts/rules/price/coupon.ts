import { chinaDayText } from '../china-time.ts';
import { yuanText } from '../money.ts';

/** 优惠券. `value` is fen for an amount (满减) and hundredths of a percent taken off for a rate (折扣): 1000 is 九折. */
export interface Coupon {
  readonly id: number;
  readonly name: string;
  readonly kind: 'amount' | 'rate';
  readonly thresholdFen: number;
  readonly value: number;
  /** The largest discount of a rate; null without a limit. */
  readonly mostFen: number | null;
  /** Only these goods; empty for all. */
  readonly goodsIds: readonly number[];
  readonly validFrom: number;
  /** Expired from this moment on. */
  readonly validTo: number;
}

/** The lines for a coupon, after their quantity discount. */
export interface CouponLine {
  readonly goodsId: number;
  readonly totalFen: number;
}

export interface CouponOffer {
  readonly coupon: Coupon;
  /** The discount here; 0 if it cannot be used. */
  readonly offFen: number;
  readonly isUsable: boolean;
  readonly isBest: boolean;
  /** Why it cannot be used, or why it is the best; otherwise empty. */
  readonly reason: string;
}

const BEST_REASON = '为您减得最多';

/**
 * The discount of a coupon (优惠金额). A rate leaves the remaining price rounded down, as every price is, so the odd
 * fen is the customer's. A coupon always leaves at least 0.01 of the goods to pay, since a payment of nothing is
 * impossible.
 */
export function couponOff(coupon: Coupon, lines: readonly CouponLine[]): number {
  const allFen = sum(lines);
  const fen = sum(inScope(coupon, lines));
  const off = coupon.kind === 'amount' ? coupon.value : fen - remaining(fen, coupon.value);
  return Math.max(0, Math.min(off, coupon.mostFen ?? off, fen, allFen - 1));
}

/** Why a coupon cannot be used for these lines now (不可用原因); null if it can. */
export function couponRefusal(coupon: Coupon, lines: readonly CouponLine[], now: number): string | null {
  if (now >= coupon.validTo) return '优惠券已过期';
  if (now < coupon.validFrom) return `未到使用时间，${chinaDayText(coupon.validFrom, now)}起可用`;
  const scope = inScope(coupon, lines);
  if (scope.length === 0) return '仅限指定商品';
  const missing = coupon.thresholdFen - sum(scope);
  if (missing > 0) {
    const what = coupon.goodsIds.length > 0 ? '指定商品未满' : '未满';
    return `${what} ${yuan(coupon.thresholdFen)}，还差 ${yuan(missing)}`;
  }
  return couponOff(coupon, lines) > 0 ? null : '订单金额过低，不能使用优惠券';
}

/** Every coupon with its value here (可用优惠券), the highest saving first, then the earlier expiry. */
export function couponOffers(
  coupons: readonly Coupon[],
  lines: readonly CouponLine[],
  now: number,
): CouponOffer[] {
  const offers = coupons
    .map((coupon) => {
      const refusal = couponRefusal(coupon, lines, now);
      return { coupon, refusal, offFen: refusal === null ? couponOff(coupon, lines) : 0 };
    })
    .sort(
      (a, b) =>
        Number(a.refusal !== null) - Number(b.refusal !== null) ||
        b.offFen - a.offFen ||
        a.coupon.validTo - b.coupon.validTo ||
        a.coupon.id - b.coupon.id,
    );
  return offers.map(({ coupon, refusal, offFen }, place) => {
    const isUsable = refusal === null;
    const isBest = isUsable && place === 0;
    return { coupon, offFen, isUsable, isBest, reason: refusal ?? (isBest ? BEST_REASON : '') };
  });
}

function inScope(coupon: Coupon, lines: readonly CouponLine[]): readonly CouponLine[] {
  return coupon.goodsIds.length === 0
    ? lines
    : lines.filter(({ goodsId }) => coupon.goodsIds.includes(goodsId));
}

function remaining(fen: number, basisPoints: number): number {
  return Number((BigInt(fen) * BigInt(10_000 - basisPoints)) / 10_000n);
}

function sum(lines: readonly CouponLine[]): number {
  return lines.reduce((total, { totalFen }) => total + totalFen, 0);
}

/** An amount in a sentence: whole yuan without decimals. */
function yuan(fen: number): string {
  return yuanText(fen).replace(/\.00$/, '');
}
