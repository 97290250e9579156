import { partsOf } from './order-parts.ts';

export const COPIES_PER_PARCEL = 60;

const CARRIERS: Readonly<Record<string, string>> = {
  standard: '中通快递',
  express: '顺丰速运',
  pickup: '门店自提',
};

interface LineToPack {
  readonly publicationName: string;
  readonly count: number;
}

export interface PackedParcel {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly contents: string;
}

/** Packs the lines of an order into parcels (包裹), one after the other. Copies shipped earlier (部分发货) are left out. */
export function packParcels(
  order: { readonly id: number; readonly delivery: string },
  lines: readonly LineToPack[],
  sent: readonly { readonly contents: string }[],
  numbersUsed = sent.length,
): PackedParcel[] {
  const gone = new Set(sent.flatMap(({ contents }) => contents.split('，')));
  const packed: { contents: string[]; copies: number }[] = [];
  for (const { publicationName, count } of lines) {
    const last = packed.at(-1);
    const contents = `《${publicationName}》× ${count}`;
    if (gone.has(contents)) continue;
    if (last && last.copies + count <= COPIES_PER_PARCEL) {
      last.contents.push(contents);
      last.copies += count;
    } else packed.push({ contents: [contents], copies: count });
  }
  return packed.map(({ contents }, place) => ({
    carrier: CARRIERS[order.delivery] ?? '快递',
    trackingNo: `DESK${String(order.id).padStart(8, '0')}${numbersUsed + place + 1}`,
    contents: contents.join('，'),
  }));
}

interface OrderToPack {
  readonly id: number;
  readonly delivery: string;
  readonly parts: string;
}

/** All parcels of an order, each with the part that it is for, counted from 1; 0 where the order goes to one address. */
export function packOrder(
  order: OrderToPack,
  lines: readonly LineToPack[],
  sent: readonly { readonly contents: string; readonly part: number }[],
): (PackedParcel & { readonly part: number })[] {
  const parts = partsOf(order);
  if (parts.length === 0) return packParcels(order, lines, sent).map((parcel) => ({ ...parcel, part: 0 }));
  const packed: (PackedParcel & { readonly part: number })[] = [];
  for (const [place, { copies }] of parts.entries()) {
    const part = place + 1;
    const own = lines
      .map(({ publicationName }, at) => ({ publicationName, count: copies[at] ?? 0 }))
      .filter(({ count }) => count > 0);
    const gone = sent.filter((parcel) => parcel.part === part);
    packed.push(
      ...packParcels(order, own, gone, sent.length + packed.length).map((each) => ({ ...each, part })),
    );
  }
  return packed;
}
