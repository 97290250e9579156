import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '../api.ts';
import type { LinePrices } from '../model/print-more.ts';
import { printedAs, queries } from '../queries.ts';

/** What other quantities of these lines cost, as far as it is known; asked for once for all of them. */
export function useLinePrices(lines: readonly CartLine[]): (line: CartLine) => LinePrices | null {
  const { data } = useQuery({ ...queries.prices(lines), enabled: lines.length > 0 });
  return (line) => data?.get(printedAs(line)) ?? null;
}
