import type { PageRange, PrintLine, StepItem } from './cart-line.ts';

/**
 * The page limits (装订页数范围) of a binding, found by its code or else by its name; null if it has none and takes any
 * number of pages. Keys come from a server, so one such as "constructor" must not find an inherited property.
 */
export function pageLimitsOf(
  { zhuangDingPageCfg: limits }: Pick<PrintLine, 'zhuangDingPageCfg'>,
  { Cnum, Name }: StepItem,
): PageRange | null {
  if (Object.hasOwn(limits, Cnum)) return limits[Cnum] ?? null;
  const name = Name.trim();
  return Object.hasOwn(limits, name) ? (limits[name] ?? null) : null;
}

/** A limit this high means none; it is named only to books beyond it. */
const ENDLESS = 9999;

/** A range (适用页数) in words, for a book of this many pages; a limit out of reach is not named. */
export function rangeText({ min, max }: PageRange, pageNum: number): string {
  if (max >= ENDLESS && pageNum <= max) return `${min} 页以上`;
  return min <= 1 ? `${max} 页以内` : `${min}–${max} 页`;
}
