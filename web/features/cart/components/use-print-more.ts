import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '../api.ts';
import type { PrintMore } from '../model/print-more.ts';
import { queries } from '../queries.ts';

/** A larger quantity worth a hint (加印更省), where one is wanted. */
export function usePrintMore(line: CartLine, isWanted: boolean): PrintMore | null {
  const query = useQuery({ ...queries.printMore(line), enabled: isWanted });
  return (isWanted && query.data) || null;
}
