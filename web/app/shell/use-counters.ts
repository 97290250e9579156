import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/features/session/queries.ts';

export interface Counters {
  readonly cart: number;
  /** Orders that wait for the member: to be paid, or to be put right. */
  readonly orders: number;
  /** Payments whose result is not known yet. */
  readonly paying: number;
  /** Notices that were not read. */
  readonly notices: number;
  /** Orders of the member's own team that wait for a decision. */
  readonly requests: number;
  /** What can be spent; empty while unknown. */
  readonly balance: string;
  /** What the member was at last; null where there is nothing. */
  readonly resume: Resume | null;
  /** The team that the member works in; null for none. */
  readonly team: { readonly ownerName: string; readonly roleName: string; readonly left?: string } | null;
}

export interface Resume {
  readonly kind: 'order' | 'work' | 'reading';
  readonly title: string;
  readonly path: string;
  readonly until: string;
}

const NOTHING: Counters = {
  cart: 0,
  orders: 0,
  paying: 0,
  notices: 0,
  requests: 0,
  balance: '',
  resume: null,
  team: null,
};

/** What the badges of the shell show (角标); nothing while that is unknown: a badge that fails is left out. */
export function useCounters(): Counters {
  const query = useQuery(queries.counters());
  if (!query.data) return NOTHING;
  // A backend whose counters are older than these says only some of them.
  const { cart, unpaid, toFix, paying, notices = 0, requests = 0, balance = '' } = query.data;
  const { resume = null, team = null } = query.data;
  return { cart, orders: unpaid + toFix, paying, notices, requests, balance, resume, team };
}
