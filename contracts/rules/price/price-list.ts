import { basisPointsOf, type OptionPrice, type PriceTier, type Quote, quote } from './goods-price.ts';

/** The prices of a product and each of its options (价目): everything for a price beside the choice itself. */
export interface PriceList {
  readonly basePriceFen: number;
  readonly perPageMilliFen: number;
  readonly tiers: readonly PriceTier[];
  /** The price of each option, by its code. */
  readonly options: ReadonlyMap<string, OptionPrice>;
}

interface PricedCodes {
  readonly pageNum: number;
  readonly count: number;
  readonly cnums: readonly string[];
}

/** The price of a choice by the list; null for an unknown code. */
export function quoteByList(list: PriceList, { pageNum, count, cnums }: PricedCodes): Quote | null {
  const chosen = cnums.flatMap((cnum) => list.options.get(cnum) ?? []);
  return chosen.length < cnums.length ? null : quote({ ...list, options: chosen, pageNum, count });
}

export interface SentPriceList {
  readonly basePriceFen: number;
  readonly perPageMilliFen: number;
  readonly tiers: readonly { readonly count: number; readonly discount: string }[];
  readonly options: readonly (OptionPrice & { readonly cnum: string })[];
}

/** Reads a list from the wire; null if anything in it is no price, because half a list would price wrongly. */
export function readPriceList(sent: SentPriceList): PriceList | null {
  const { basePriceFen, perPageMilliFen } = sent;
  const tiers = sent.tiers.flatMap(({ count, discount }) => {
    const discountBasisPoints = basisPointsOf(discount);
    const isTier = discountBasisPoints !== null && discountBasisPoints < 10000 && count >= 1;
    return isTier ? [{ fromCount: count, discountBasisPoints }] : [];
  });
  const figures = [
    basePriceFen,
    perPageMilliFen,
    ...tiers.map(({ fromCount }) => fromCount),
    ...sent.options.flatMap((option) => [option.perCopyFen, option.perPageMilliFen]),
  ];
  if (tiers.length < sent.tiers.length || !figures.every(Number.isSafeInteger)) return null;
  const options = new Map(sent.options.map(({ cnum, ...price }) => [cnum, price] as const));
  return { basePriceFen, perPageMilliFen, tiers, options };
}
