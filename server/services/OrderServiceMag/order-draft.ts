import { type OrderMoney, orderMoney } from '#contracts/rules/orders/order-preview.ts';
import type { CouponOffer } from '#contracts/rules/price/coupon.ts';
import { DELIVERY_CODES, type DeliveryOption } from '#contracts/rules/price/delivery.ts';
import { type LockedPrices, priceLockOf } from '#contracts/rules/price/price-lock.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { type AddressRow, listAddresses } from '#db/queries/account/addresses.ts';
import type { CartLineRow } from '#db/queries/cart/cart.ts';
import { linesToOrder } from '#db/queries/orders/order-lines-to-order.ts';
import { type PricedLine, reckonOrder } from '#db/queries/orders/order-reckoning.ts';
import { addressNotFound, couponUnusable, deliveryUnavailable, orderLinesRefused } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

export interface OrderWish {
  readonly cartIDs: string;
  /** Null while none is chosen. */
  readonly address: AddressRow | null;
  /** Empty for the usual one. */
  readonly delivery: string;
  /** The id of a coupon, none or auto. */
  readonly couponID: string;
}

export interface DraftLine {
  readonly cart: CartLineRow;
  readonly priced: PricedLine;
}

/** An order that is not placed yet (待提交订单), with what was chosen and what it would cost. */
export interface OrderDraft {
  readonly lines: readonly DraftLine[];
  readonly deliveries: readonly DeliveryOption[];
  readonly coupons: readonly CouponOffer[];
  readonly delivery: DeliveryOption;
  readonly coupon: CouponOffer | null;
  readonly money: OrderMoney;
  readonly prices: LockedPrices;
  readonly priceLock: string;
}

/** Works an order out for the caller; whatever makes it impossible is thrown as the refusal that it is. */
export function draftOrder({ db, now, user }: Context, wish: OrderWish): OrderDraft {
  const read = linesToOrder(db, user.id, wish.cartIDs);
  if (!read.ok) throw orderLinesRefused(read.refused);
  const province = wish.address?.province ?? null;
  const reckoning = reckonOrder(db, { userId: user.id, lines: read.lines, province, now });
  const delivery = chosenDelivery(reckoning.deliveries, wish.delivery);
  const coupon = chosenCoupon(reckoning.coupons, wish.couponID);
  const money = orderMoney(reckoning.lines, {
    couponFen: coupon?.offFen ?? 0,
    freightFen: delivery.freightFen,
  });
  const lines = read.lines.flatMap((cart, place) => {
    const priced = reckoning.lines[place];
    return priced ? [{ cart, priced }] : [];
  });
  const prices: LockedPrices = {
    lines: lines.map(({ cart, priced }) => ({
      id: String(cart.id),
      name: cart.publication.name,
      spec: specOf(cart),
      totalFen: priced.totalFen,
    })),
    couponFen: money.couponFen,
    freightFen: money.freightFen,
    payFen: money.payFen,
  };
  const { deliveries, coupons } = reckoning;
  return { lines, deliveries, coupons, delivery, coupon, money, prices, priceLock: priceLockOf(prices) };
}

/** Sorted, because who saved the line decided on the order of its steps. */
function specOf({ pageNum, count, selections }: CartLineRow): string {
  return [pageNum, count, ...Object.values(selections).sort()].join('.');
}

/** One of the caller's addresses; any other is not found. */
export function ownAddress({ db, user }: Context, addrID: string): AddressRow {
  const id = parseDecimalId(addrID);
  const address = listAddresses(db, user.id).find((each) => each.id === id);
  if (!address) throw addressNotFound();
  return address;
}

/** A way that does not go to the address gives way to the first that does: the preview shows what became of it. */
function chosenDelivery(options: readonly DeliveryOption[], code: string): DeliveryOption {
  if (code !== '' && !DELIVERY_CODES.some((known) => known === code)) {
    throw deliveryUnavailable('没有这种配送方式');
  }
  const available = options.filter(({ isAvailable }) => isAvailable);
  const chosen = available.find((option) => option.code === code) ?? available[0];
  if (!chosen) throw deliveryUnavailable('该地址暂时无法配送');
  return chosen;
}

function chosenCoupon(offers: readonly CouponOffer[], couponID: string): CouponOffer | null {
  if (couponID === 'none') return null;
  if (couponID === 'auto') return offers.find(({ isBest }) => isBest) ?? null;
  const id = parseDecimalId(couponID);
  const offer = offers.find(({ coupon }) => coupon.id === id);
  if (!offer) throw couponUnusable('优惠券不存在、已使用或已过期');
  if (!offer.isUsable) throw couponUnusable(offer.reason);
  return offer;
}
