import { parseFen } from '#contracts/rules/money.ts';
import { goodsAfterQuantity } from '#contracts/rules/orders/order-preview.ts';
import { type CouponOffer, couponOffers } from '#contracts/rules/price/coupon.ts';
import { type DeliveryOption, deliveryOptions } from '#contracts/rules/price/delivery.ts';
import { chosenName, selectedItem } from '#contracts/rules/print/step-roles.ts';
import type { Database } from '../../client.ts';
import type { Selections } from '../cart/cart.ts';
import { type GoodsWithSteps, goodsWithSteps } from '../cart/goods.ts';
import { type LinePrice, linePrice, quoteChoice } from '../cart/pricing.ts';
import { printLine } from '../cart/print-line.ts';
import { couponsOf } from '../payment/user-coupons.ts';

/** One thing to print, as a cart line says it; no cart line needs to exist. */
export interface LineToOrder {
  readonly publicationId: number;
  readonly goodsId: number;
  readonly pageNum: number;
  readonly count: number;
  readonly selections: Selections;
  readonly remark: string;
}

export interface PricedLine extends LineToOrder, LinePrice {
  /** Before the quantity discount. */
  readonly listFen: number;
  readonly goods: GoodsWithSteps;
  /** The name of the binding; empty for goods without one. */
  readonly binding: string;
  /** The chosen options in words, those of the steps that a customer sees. */
  readonly options: readonly { readonly Name: string; readonly value: string }[];
}

export interface OrderToReckon {
  readonly userId: number;
  readonly lines: readonly LineToOrder[];
  /** Null where there is no address yet. */
  readonly province: string | null;
  readonly now: number;
}

export interface Reckoning {
  readonly lines: readonly PricedLine[];
  readonly deliveries: readonly DeliveryOption[];
  readonly coupons: readonly CouponOffer[];
}

/** Prices an order anew (核价) from the goods as they are now; what a cart line remembers of a price is not looked at. */
export function reckonOrder(db: Database, { userId, lines, province, now }: OrderToReckon): Reckoning {
  const priced = lines.map((line) => pricedLine(db, line));
  const goodsFen = goodsAfterQuantity(priced);
  return {
    lines: priced,
    deliveries: deliveryOptions({ province, goodsFen, lines: priced, now }),
    coupons: couponOffers(couponsOf(db, userId, now), priced, now),
  };
}

function pricedLine(db: Database, line: LineToOrder): PricedLine {
  const goods = goodsWithSteps(db, line.goodsId);
  if (!goods) throw new RangeError(`there are no goods ${line.goodsId}`);
  const quoted = quoteChoice(goods, line);
  const listFen = parseFen(quoted.goodsTotal);
  if (listFen === null) throw new RangeError(`not an amount that can be stored: ${quoted.goodsTotal}`);
  const { publicationId, goodsId, pageNum, count, selections, remark } = line;
  const printed = printLine(goods, pageNum, selections);
  return {
    ...{ publicationId, goodsId, pageNum, count, selections, remark },
    ...linePrice(quoted, count),
    goods,
    listFen,
    binding: chosenName(printed, 'binding'),
    options: printed.buzhou.flatMap((step) => {
      const value = step.IsShow === 'Y' ? (selectedItem(step)?.Name ?? '') : '';
      return value === '' ? [] : [{ Name: step.Name, value }];
    }),
  };
}
