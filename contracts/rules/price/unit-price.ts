import { parseFen } from '../money.ts';

export interface PricedCopies {
  readonly unitPrice: string;
  readonly count: number;
  readonly totalPrice: string;
}

/** Whether copies at this price (单价) make the total; it is rounded down, so they often only nearly do. */
export function isUnitExact({ unitPrice, count, totalPrice }: PricedCopies): boolean {
  const fen = parseFen(unitPrice);
  return fen !== null && fen * count === parseFen(totalPrice);
}
