import { parseFen, yuanText } from '#contracts/rules/money.ts';
import type { Quote } from '#contracts/rules/price/goods-price.ts';
import { shownUnitPrice } from '#contracts/rules/price/price.ts';
import { type PriceList, quoteByList } from '#contracts/rules/price/price-list.ts';
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { withChosen } from '#contracts/rules/print/print-combinations.ts';
import { reselect } from '#contracts/rules/print/reselect.ts';

/** What an option would change (差价). */
export interface Difference {
  /** What a copy would cost more than now, as it is shown; negative where it would cost less. */
  readonly fen: number;
  /** The other options that would be chosen with it (连带改选). */
  readonly along: readonly string[];
}

/** By step, then by option code; what cannot be chosen, or priced, has none. */
export type Differences = ReadonlyMap<string, ReadonlyMap<string, Difference>>;

/** The price of a line by the list; null where the list does not know one of its options. */
export function listedPrice(list: PriceList, { pageNum, buzhou }: PrintLine, count: number): Quote | null {
  const cnums = buzhou.map(({ selCnum }) => selCnum).filter((cnum) => cnum !== '');
  return quoteByList(list, { pageNum, count, cnums });
}

/** A copy as it is shown (单价), so that a difference is the one that is seen after choosing the option. */
function copyFen(list: PriceList, line: PrintLine, count: number): number | null {
  const priced = listedPrice(list, line, count);
  return priced && parseFen(shownUnitPrice({ total: priced.total, count }));
}

/** What each option of each step would change, with all that it would move automatically. */
export function differencesOf(list: PriceList, line: PrintLine, count: number): Differences {
  const now = copyFen(list, line, count);
  const steps = line.buzhou.filter(({ IsShow }) => IsShow === 'Y');
  return new Map(
    steps.map((step) => {
      const options = step.items.flatMap(({ Cnum }) => {
        const chosen = reselect(withChosen(line, step.ID, Cnum));
        const isKept = !chosen.changes.some(({ stepId }) => stepId === step.ID);
        const fen = isKept && chosen.impossible.length === 0 ? copyFen(list, chosen.line, count) : null;
        if (now === null || fen === null) return [];
        return [[Cnum, { fen: fen - now, along: chosen.changes.map(({ to }) => to) }] as const];
      });
      return [step.ID, new Map(options)] as const;
    }),
  );
}

/** A difference in words: +¥3.20/本, −¥1.00/本, or 同价. */
export function differenceText({ fen }: Difference, word: string): string {
  if (fen === 0) return '同价';
  return `${fen > 0 ? '+' : '−'}${yuanText(Math.abs(fen))}/${word}`;
}
