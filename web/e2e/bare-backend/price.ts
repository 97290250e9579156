/** The price rule of section 7, in whole fen and without the product's own arithmetic. */
import { chosenItems } from './print-steps.ts';

const BASE_FEN = 1850;
const FEN_A_PAGE = 15;
const MOST = 1_000_000;

export interface BarePrice {
  /** In percent: 5 stands for the rate 0.05. */
  readonly percentOff: number;
  readonly unitFen: number;
}

/** A whole number in the given limits, written in digits; null for anything else. */
export function wholeNumber(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

export function quantity(text: string | undefined): number | null {
  return wholeNumber(text, 1, MOST);
}

function percentOffAt(count: number): number {
  if (count >= 200) return 12;
  return count >= 30 ? 5 : 0;
}

/** What no quantity or code is wrong in has a price, whether or not it can be printed. */
export function priceOf(count: number, pages: number, cnums: string): BarePrice | null {
  const chosen = chosenItems(cnums);
  if (chosen === null) return null;
  const options = [...chosen.values()].reduce((sum, { fen }) => sum + fen, 0);
  return { percentOff: percentOffAt(count), unitFen: BASE_FEN + FEN_A_PAGE * pages + options };
}

/** total = floor(count × unit price × (1 − discount)) with 2 decimals. */
export function totalFen(count: number, { percentOff, unitFen }: BarePrice): bigint {
  return (BigInt(count) * BigInt(unitFen) * BigInt(100 - percentOff)) / 100n;
}

/** Seven values; only the 4th and the 7th are documented, the others say nothing that can be relied on. */
export function pipeString({ percentOff, unitFen }: BarePrice): string {
  const rate = percentOff === 0 ? '0' : (percentOff / 100).toFixed(3);
  return ['n/a', '-1', '', rate, '<b>见说明</b>', '9.9.9', yuan(BigInt(unitFen))].join('|');
}

/** Yuan without the zeros at the end: 118.5. */
export function yuan(fen: bigint): string {
  const [whole, part] = [
    fen / 100n,
    String(fen % 100n)
      .padStart(2, '0')
      .replace(/0+$/, ''),
  ];
  return part === '' ? String(whole) : `${whole}.${part}`;
}
