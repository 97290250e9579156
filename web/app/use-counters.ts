import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/features/session/queries.ts';

export interface Counters {
  readonly cart: number;
  /** Orders that wait for the member: to be paid, or to be put right. */
  readonly orders: number;
  /** Payments whose result is not known yet. */
  readonly paying: number;
}

const NOTHING: Counters = { cart: 0, orders: 0, paying: 0 };

/** What the badges of the shell show (角标); zeros while nobody knows, because a badge that fails is no badge. */
export function useCounters(): Counters {
  const query = useQuery(queries.counters());
  if (!query.data) return NOTHING;
  const { cart, unpaid, toFix, paying } = query.data;
  return { cart, orders: unpaid + toFix, paying };
}
