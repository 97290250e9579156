import { useQuery } from '@tanstack/react-query';
import { type CartLine, lineTiers } from '../api.ts';
import { type PrintMore, printMore } from '../model/print-more.ts';

const FIVE_MINUTES_MS = 300_000;

/** A larger quantity worth a hint (加印更省). The line's total stands in the key, so a new price asks anew. */
export function usePrintMore(line: CartLine, isWanted: boolean): PrintMore | null {
  const query = useQuery({
    queryKey: ['cart', 'tiers', line.ID, line.count, line.totalPrice],
    queryFn: async ({ signal }) => printMore(await lineTiers(line.ID, undefined, signal)),
    enabled: isWanted,
    staleTime: FIVE_MINUTES_MS,
  });
  return (isWanted && query.data) || null;
}
