import { useQuery } from '@tanstack/react-query';
import type { CopyPrices } from '#contracts/rules/price/print-more.ts';
import type { CartLine } from '../api.ts';
import { printedAs, queries } from '../queries.ts';

/** What other quantities of these lines cost, as far as it is known; asked for once for all of them. */
export function useLinePrices(lines: readonly CartLine[]): (line: CartLine) => CopyPrices | null {
  const { data } = useQuery({ ...queries.prices(lines), enabled: lines.length > 0 });
  return (line) => data?.get(printedAs(line)) ?? null;
}
