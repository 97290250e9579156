import { chooseForOrder, lockedPrices, type PricedOrder } from '#contracts/rules/orders/order-draft.ts';
import type { PricedLine } from '#contracts/rules/orders/order-reckoning.ts';
import { checkSplits, type PartPlace, readSplits } from '#contracts/rules/parcels/order-parts.ts';
import { type LockedPrices, priceLockOf } from '#contracts/rules/price/price-lock.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { type AddressRow, listAddresses } from '#db/queries/account/addresses.ts';
import type { CartLineRow } from '#db/queries/cart/cart.ts';
import { linesToOrder } from '#db/queries/orders/order-lines-to-order.ts';
import { reckonOrder } from '#db/queries/orders/order-reckoning.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

export interface OrderWish {
  readonly cartIDs: string;
  /** Null while none is chosen. */
  readonly address: Pick<AddressRow, 'province'> | null;
  /** How it is split to several addresses; empty where it goes to one. */
  readonly parts: string;
  /** Empty for the usual one. */
  readonly delivery: string;
  /** The id of a coupon, none or auto. */
  readonly couponID: string;
}

export interface DraftLine {
  readonly cart: CartLineRow;
  readonly priced: PricedLine;
}

/** An order that is not placed yet (待提交订单): its cart lines, what was chosen and what it would cost. */
export interface OrderDraft {
  readonly lines: readonly DraftLine[];
  readonly priced: PricedOrder;
  readonly prices: LockedPrices;
  readonly priceLock: string;
}

/** Works an order out for the caller; whatever makes it impossible is thrown as the refusal that it is. */
export function draftOrder(context: Context, wish: OrderWish): OrderDraft {
  const { db, now, user } = context;
  const cart = doneOrRefuse(linesToOrder(db, user.id, wish.cartIDs));
  const province = wish.address?.province ?? null;
  const places = placesOf(context, cart, wish.parts);
  const reckoning = reckonOrder(db, { userId: user.id, lines: cart, province, places, now });
  const priced = doneOrRefuse(chooseForOrder(reckoning, wish));
  const lines = cart.flatMap((line, place) => {
    const pricedLine = priced.lines[place];
    return pricedLine ? [{ cart: line, priced: pricedLine }] : [];
  });
  const prices = lockedPrices(lines, priced.money);
  return { lines, priced, prices, priceLock: priceLockOf(prices) };
}

/** Where the copies of these lines go (分寄): to addresses of the caller, all of them. */
function placesOf(context: Context, cart: readonly CartLineRow[], parts: string): PartPlace[] {
  const splits = doneOrRefuse(readSplits(parts));
  if (splits.length === 0) return [];
  const lines = cart.map(({ id, count, publication, goods }) => ({
    id: String(id),
    name: publication.name,
    goodsName: goods.name,
    count,
  }));
  const addresses = splits.map(({ addrID }) => ownAddress(context, addrID));
  doneOrRefuse(checkSplits(splits, lines));
  return splits.flatMap(({ copies }, place) => {
    const address = addresses[place];
    return address ? [{ address, copies: lines.map(({ id }) => copies[id] ?? 0) }] : [];
  });
}

/** One of the caller's addresses; any other is not found. */
export function ownAddress({ db, user }: Context, addrID: string): AddressRow {
  const id = parseDecimalId(addrID);
  const address = listAddresses(db, user.id).find((each) => each.id === id);
  if (!address) throw refusal('address-not-found');
  return address;
}
