import { parseFen } from '../money.ts';

export interface PricedCopies {
  readonly unitPrice: string;
  readonly count: number;
  readonly totalPrice: string;
}

/** Whether the copies at this price (单价) make up the total; it is rounded down, so most often they nearly do. */
export function isUnitExact({ unitPrice, count, totalPrice }: PricedCopies): boolean {
  const fen = parseFen(unitPrice);
  return fen !== null && fen * count === parseFen(totalPrice);
}
