import { type Done, done, type Refused, refused } from '../decision.ts';
import type { PricedPart } from '../parcels/order-parts.ts';
import type { CouponOffer } from '../price/coupon.ts';
import { DELIVERY_CODES, type DeliveryOption } from '../price/delivery.ts';
import { changesSince, type LockedPrices, priceLockOf } from '../price/price-lock.ts';
import type { Selections } from '../print/goods.ts';
import { parseDecimalId } from '../whole-number.ts';
import { type OrderMoney, orderMoney } from './order-preview.ts';
import type { PricedLine, Reckoning } from './order-reckoning.ts';

export interface OrderChoice {
  /** Empty for the default. */
  readonly delivery: string;
  /** The id of a coupon, none or auto. */
  readonly couponID: string;
}

/** An order with its prices: calculated once, shown to the customer, and stored unchanged when it is placed. */
export interface PricedOrder extends Omit<Reckoning, 'parts'> {
  readonly delivery: DeliveryOption;
  /** None where it goes to one address. */
  readonly parts: readonly PricedPart[];
  readonly coupon: CouponOffer | null;
  readonly money: OrderMoney;
}

/** The calculation, with the chosen delivery and coupon. */
export function chooseForOrder(
  reckoning: Reckoning,
  { delivery: code, couponID }: OrderChoice,
): Done<PricedOrder> | Refused<'delivery-unavailable' | 'coupon-unusable'> {
  const delivery = chosenDelivery(reckoning.deliveries, code);
  if (delivery.kind === 'refused') return delivery;
  const coupon = chosenCoupon(reckoning.coupons, couponID);
  if (coupon.kind === 'refused') return coupon;
  const money = orderMoney(reckoning.lines, {
    couponFen: coupon.value?.offFen ?? 0,
    freightFen: delivery.value.freightFen,
  });
  const parts = reckoning.parts.flatMap(({ deliveries, ...part }) =>
    deliveries.filter(({ code }) => code === delivery.value.code).map((own) => ({ ...part, delivery: own })),
  );
  return done({ ...reckoning, parts, delivery: delivery.value, coupon: coupon.value, money });
}

/** A delivery that does not reach the address is replaced by the first that does; the preview shows the result. */
function chosenDelivery(
  options: readonly DeliveryOption[],
  code: string,
): Done<DeliveryOption> | Refused<'delivery-unavailable'> {
  if (code !== '' && !DELIVERY_CODES.some((known) => known === code)) {
    return refused('delivery-unavailable', { message: '没有这种配送方式' });
  }
  const available = options.filter(({ isAvailable }) => isAvailable);
  const chosen = available.find((option) => option.code === code) ?? available[0];
  return chosen ? done(chosen) : refused('delivery-unavailable', { message: '该地址暂时无法配送' });
}

export const COUPON_IS_GONE = refused('coupon-unusable', { message: '优惠券不存在、已使用或已过期' });

function chosenCoupon(
  offers: readonly CouponOffer[],
  couponID: string,
): Done<CouponOffer | null> | Refused<'coupon-unusable'> {
  if (couponID === 'none') return done(null);
  if (couponID === 'auto') return done(offers.find(({ isBest }) => isBest) ?? null);
  const id = parseDecimalId(couponID);
  const offer = offers.find(({ coupon }) => coupon.id === id);
  if (!offer) return COUPON_IS_GONE;
  return offer.isUsable ? done(offer) : refused('coupon-unusable', { message: offer.reason });
}

/** The content of a price lock for a line of the cart. */
interface LineOfCart {
  readonly id: number;
  readonly pageNum: number;
  readonly count: number;
  readonly selections: Selections;
  readonly publication: { readonly name: string };
}

export function lockedPrices(
  lines: readonly { readonly cart: LineOfCart; readonly priced: PricedLine }[],
  { couponFen, freightFen, payFen }: OrderMoney,
): LockedPrices {
  return {
    lines: lines.map(({ cart, priced }) => ({
      id: String(cart.id),
      name: cart.publication.name,
      count: cart.count,
      pageNum: cart.pageNum,
      spec: specOf(cart),
      totalFen: priced.totalFen,
    })),
    couponFen,
    freightFen,
    payFen,
  };
}

/** Sorted, because the order of the steps depends on how the line was saved. */
function specOf({ selections }: LineOfCart): string {
  return Object.values(selections).sort().join('.');
}

/** The draft may change the delivery; an order must be delivered as chosen, at the prices shown. */
export function checkPlaceable(
  { deliveries, prices }: { readonly deliveries: PricedOrder['deliveries']; readonly prices: LockedPrices },
  seen: { readonly delivery: string; readonly priceLock: string },
): Done<void> | Refused<'delivery-unavailable' | 'price-changed'> {
  const option = deliveries.find(({ code }) => code === seen.delivery);
  if (!option?.isAvailable) {
    return refused('delivery-unavailable', { message: option?.reason ?? '请选择配送方式' });
  }
  const changes = changesSince(seen.priceLock, prices);
  if (changes.length === 0) return done(undefined);
  return refused('price-changed', { changes, priceLock: priceLockOf(prices) });
}
