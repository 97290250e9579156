import { type FrozenAddress, freezeAddress } from '../address/frozen-address.ts';
import { regionText } from '../address/region-text.ts';
import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { ORDER_LINES_MAX } from '../limits.ts';
import {
  DELIVERY_CODES,
  type DeliveryOption,
  deliveryOptions,
  type LineToDeliver,
} from '../price/delivery.ts';
import { copiesText } from '../print/counting-word.ts';

/** Addresses that one order may go to (寄到多个地址). */
export const ORDER_PARTS_MAX = 10;
/** Entries in the text of a split: each address with each line. */
export const SPLIT_ENTRIES_MAX = ORDER_PARTS_MAX * ORDER_LINES_MAX;

/** What of an order goes to one address (分寄): how many copies of which cart line. */
export interface Split {
  readonly addrID: string;
  readonly copies: Readonly<Record<string, number>>;
}

const ENTRY = /^([0-9]{1,18}):([0-9]{1,18}):([1-9][0-9]{0,6})$/;
const FIELD = 'bad-parts';

/** The split on the wire: address, line and copies with colons, joined by commas. Nothing for nothing. */
export function splitText(splits: readonly Split[]): string {
  return splits
    .flatMap(({ addrID, copies }) =>
      Object.entries(copies)
        .filter(([, count]) => count > 0)
        .map(([cartID, count]) => `${addrID}:${cartID}:${count}`),
    )
    .join(',');
}

/** The addresses in the order of their first mention; none for an empty text. */
export function readSplits(text: string): Done<readonly Split[]> | Refused<'bad-field'> {
  if (text === '') return done([]);
  const byAddress = new Map<string, Record<string, number>>();
  const entries = text.split(',');
  if (entries.length > SPLIT_ENTRIES_MAX) return refusedField(FIELD, '分寄的内容太多，请分开下单');
  for (const entry of entries) {
    const [, addrID = '', cartID = '', count] = ENTRY.exec(entry) ?? [];
    const copies = byAddress.get(addrID) ?? {};
    if (count === undefined || Object.hasOwn(copies, cartID)) return refusedField(FIELD, '分寄的内容不正确');
    copies[cartID] = Number(count);
    byAddress.set(addrID, copies);
  }
  return done([...byAddress].map(([addrID, copies]) => ({ addrID, copies })));
}

interface LineToSplit {
  readonly id: string;
  readonly name: string;
  readonly goodsName: string;
  readonly count: number;
}

/** The copies of a line that go nowhere yet; below 0 where more are given away than there are. */
export function leftToSplit(
  { id, count }: Pick<LineToSplit, 'id' | 'count'>,
  splits: readonly Split[],
): number {
  return splits.reduce((left, { copies }) => left - (copies[id] ?? 0), count);
}

/** What is still to be given away (剩余), or how many too many are. */
export function leftText(left: number, goodsName: string): string {
  if (left === 0) return '已全部分配';
  return left > 0 ? `剩余 ${copiesText(left, goodsName)}` : `多分配了 ${copiesText(-left, goodsName)}`;
}

/** Two addresses at least, each with a copy at least, and every copy goes somewhere (分配校验). */
export function checkSplits(
  splits: readonly Split[],
  lines: readonly LineToSplit[],
): Done<void> | Refused<'bad-field'> {
  if (splits.length < 2) return refusedField(FIELD, '请至少选择 2 个地址');
  if (splits.length > ORDER_PARTS_MAX) {
    return refusedField(FIELD, `一个订单最多寄到 ${ORDER_PARTS_MAX} 个地址`);
  }
  if (splits.some(({ copies }) => Object.values(copies).every((count) => count === 0))) {
    return refusedField(FIELD, '有地址还没有分到书');
  }
  const known = new Set(lines.map(({ id }) => id));
  if (splits.some(({ copies }) => Object.keys(copies).some((id) => !known.has(id)))) {
    return refusedField(FIELD, '分寄的内容与订单中的商品不一致');
  }
  for (const line of lines) {
    const left = leftToSplit(line, splits);
    if (left !== 0) return refusedField(FIELD, `《${line.name}》${leftText(left, line.goodsName)}`);
  }
  return done(undefined);
}

/** An address of a split, with the copies of each line in the order of the lines. */
export interface PartPlace {
  readonly address: FrozenAddress;
  readonly copies: readonly number[];
}

interface PartMoney {
  /** Its share of the goods after the quantity discount, before any coupon. */
  readonly goodsFen: number;
}

export interface ReckonedPart extends PartPlace, PartMoney {
  readonly deliveries: readonly DeliveryOption[];
}

export interface PricedPart extends PartPlace, PartMoney {
  readonly delivery: DeliveryOption;
}

interface LineToShare extends LineToDeliver {
  readonly totalFen: number;
}

/**
 * The share of a line's price for some of its copies, those before them being shared already: all shares together are
 * the price to the fen.
 */
export function shareFen(
  { totalFen, count }: Pick<LineToShare, 'totalFen' | 'count'>,
  { before, copies }: { readonly before: number; readonly copies: number },
): number {
  const upTo = (some: number) => Number((BigInt(totalFen) * BigInt(some)) / BigInt(count));
  return upTo(before + copies) - upTo(before);
}

/** The share of each part in one line, in the order of the parts. */
export function sharesOfLine(
  line: Pick<LineToShare, 'totalFen' | 'count'>,
  copiesOfParts: readonly number[],
): number[] {
  let before = 0;
  return copiesOfParts.map((copies) => {
    const share = shareFen(line, { before, copies });
    before += copies;
    return share;
  });
}

/**
 * Each part with its ways to be delivered (分寄运费): freight and its threshold count by address, as for an order of its
 * own; all of it is made together, so the days in the workshop are those of the whole order.
 */
export function reckonParts(
  places: readonly PartPlace[],
  lines: readonly LineToShare[],
  now: number,
): ReckonedPart[] {
  const shares = lines.map((line, place) =>
    sharesOfLine(
      line,
      places.map(({ copies }) => copies[place] ?? 0),
    ),
  );
  return places.map((place, at) => {
    const goodsFen = shares.reduce((sum, ofParts) => sum + (ofParts[at] ?? 0), 0);
    const { province } = place.address;
    return { ...place, goodsFen, deliveries: deliveryOptions({ province, goodsFen, lines, now }) };
  });
}

/** The ways that reach every part, each with the freight of all and the days from the first to the last arrival. */
export function deliveriesOfParts(parts: readonly ReckonedPart[]): DeliveryOption[] {
  return DELIVERY_CODES.flatMap((code) => {
    const options = parts.flatMap(({ address, deliveries }) =>
      deliveries.filter((option) => option.code === code).map((option) => ({ address, option })),
    );
    const [first] = options;
    return first ? [together(first.option, options)] : [];
  });
}

function together(
  sample: DeliveryOption,
  parts: readonly { readonly address: FrozenAddress; readonly option: DeliveryOption }[],
): DeliveryOption {
  const none = { ...sample, note: '', freightFen: 0, from: '', to: '', isAvailable: false };
  if (sample.code === 'pickup') return { ...none, reason: '寄到多个地址时不能自提' };
  const out = parts.find(({ option }) => !option.isAvailable);
  if (out)
    return { ...none, reason: `${regionText(out.address)}（${out.address.name}）：${out.option.reason}` };
  const days = parts.map(({ option }) => option);
  return {
    ...sample,
    note: `${parts.length} 个地址的运费分别计算`,
    freightFen: days.reduce((sum, { freightFen }) => sum + freightFen, 0),
    from: firstDay(days.map(({ from }) => from)),
    to: lastDay(days.map(({ to }) => to)),
  };
}

/** Days are texts that sort like themselves. */
export function firstDay(days: readonly string[]): string {
  return days.reduce((first, day) => (day < first ? day : first), days[0] ?? '');
}

export function lastDay(days: readonly string[]): string {
  return days.reduce((last, day) => (day > last ? day : last), '');
}

/** A part as its order keeps it. */
export interface FrozenPart extends PartPlace, PartMoney {
  readonly freightFen: number;
  readonly from: string;
  readonly to: string;
}

export function freezeParts(parts: readonly PricedPart[]): string {
  const frozen: FrozenPart[] = parts.map(({ address, copies, goodsFen, delivery }) => {
    const { freightFen, from, to } = delivery;
    return {
      address: JSON.parse(freezeAddress(address)),
      ...{ copies, goodsFen, freightFen, from, to },
    };
  });
  return JSON.stringify(frozen);
}

/** The parts of an order; none where it goes to one address. */
export function partsOf(order: { readonly parts: string }): readonly FrozenPart[] {
  return JSON.parse(order.parts);
}

const NAMES_SHOWN = 3;

/** Who gets it (收货人), for those who read only that. */
export function namesOfParts(parts: readonly PartPlace[]): string {
  const names = [...new Set(parts.map(({ address }) => address.name))];
  return `${names.slice(0, NAMES_SHOWN).join('、')}${names.length > NAMES_SHOWN ? ` 等 ${names.length} 人` : ''}`;
}

/** What of the paid money is a part's: its freight, and of the rest as much as of the goods. */
export function paidForPart(
  { payTotalFen, parts }: { readonly payTotalFen: number; readonly parts: string },
  part: number,
): number {
  const all = partsOf({ parts });
  const own = all[part - 1];
  if (!own) return payTotalFen;
  const freightFen = all.reduce((sum, each) => sum + each.freightFen, 0);
  const goodsFen = all.reduce((sum, each) => sum + each.goodsFen, 0);
  const paidFen = Math.max(payTotalFen - freightFen, 0);
  // Rounded up for the customer.
  const shareFen =
    (BigInt(paidFen) * BigInt(own.goodsFen) + BigInt(goodsFen) - 1n) / BigInt(Math.max(goodsFen, 1));
  return own.freightFen + Number(shareFen);
}
