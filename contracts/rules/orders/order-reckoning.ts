import { deliveriesOfParts, type PartPlace, type ReckonedPart, reckonParts } from '../parcels/order-parts.ts';
import { fenOf, type LinePrice, linePrice, quoteChoice } from '../price/choice-price.ts';
import { type Coupon, type CouponOffer, couponOffers } from '../price/coupon.ts';
import { type DeliveryOption, deliveryOptions } from '../price/delivery.ts';
import type { GoodsWithSteps, Selections } from '../print/goods.ts';
import { printLine } from '../print/goods-line.ts';
import { type ChosenOption, chosenOptions } from '../print/options-text.ts';
import { chosenName } from '../print/step-roles.ts';
import { goodsAfterQuantity } from './order-preview.ts';

/** One thing to print, as in a cart line; no cart line needs to exist. */
export interface LineToOrder {
  readonly publicationId: number;
  /** The version that is printed; left out or null for the work as it is. */
  readonly publicationSeq?: number | null;
  readonly pageNum: number;
  readonly count: number;
  readonly selections: Selections;
  readonly remark: string;
  readonly goods: GoodsWithSteps;
}

export interface PricedLine extends LineToOrder, LinePrice {
  /** Before the quantity discount. */
  readonly listFen: number;
  /** The name of the binding; empty for goods without one. */
  readonly binding: string;
  /** The chosen options of the visible steps, in words. */
  readonly options: readonly ChosenOption[];
}

export interface OrderToReckon {
  readonly lines: readonly LineToOrder[];
  readonly coupons: readonly Coupon[];
  /** Null without an address. */
  readonly province: string | null;
  /** Where it goes, if to several addresses (分寄); the province counts otherwise. */
  readonly places?: readonly PartPlace[];
  readonly now: number;
}

export interface Reckoning {
  readonly lines: readonly PricedLine[];
  readonly deliveries: readonly DeliveryOption[];
  /** None where it goes to one address. */
  readonly parts: readonly ReckonedPart[];
  readonly coupons: readonly CouponOffer[];
}

/** Prices an order (核价) from the present goods; prices stored in cart lines are ignored. */
export function reckonOrder({ lines, coupons, province, places = [], now }: OrderToReckon): Reckoning {
  const priced = lines.map(pricedLine);
  const goodsFen = goodsAfterQuantity(priced);
  const parts = reckonParts(places, priced, now);
  return {
    lines: priced,
    deliveries:
      parts.length > 0
        ? deliveriesOfParts(parts)
        : deliveryOptions({ province, goodsFen, lines: priced, now }),
    parts,
    coupons: couponOffers(
      coupons,
      priced.map(({ goods, totalFen }) => ({ goodsId: goods.id, totalFen })),
      now,
    ),
  };
}

function pricedLine(line: LineToOrder): PricedLine {
  const { publicationId, publicationSeq = null, goods, pageNum, count, selections, remark } = line;
  const quoted = quoteChoice(goods, { pageNum, count, selections });
  const printed = printLine(goods, pageNum, selections);
  return {
    ...{ publicationId, publicationSeq, goods, pageNum, count, selections, remark },
    ...linePrice(quoted, count),
    listFen: fenOf(quoted.goodsTotal),
    binding: chosenName(printed, 'binding'),
    options: chosenOptions(printed.buzhou),
  };
}
