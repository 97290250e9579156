import type { Entry } from '../entry.ts';
import type { OwnCall } from './own-calls.ts';

/** How far the two clocks and the way of the reply may lie apart. */
const TOLERANCE_MS = 1500;

/** An entry with the moment of this browser that belongs to it. */
export interface DatedEntry {
  readonly entry: Pick<Entry, 'seq' | 'operation'>;
  readonly when: number;
}

/**
 * The numbers of the entries that this tab caused: the same operation at the same moment, each call used once. The
 * journal knows worlds and accounts but no tabs, so two tabs that ask the same at the same moment look alike.
 */
export function ownSeqs(entries: readonly DatedEntry[], calls: readonly OwnCall[]): Set<number> {
  const free = new Map<string, number[]>();
  for (const { operation, endedAt } of calls) {
    free.set(operation, [...(free.get(operation) ?? []), endedAt]);
  }
  const own = new Set<number>();
  for (const { entry, when } of entries) {
    const moments = free.get(entry.operation) ?? [];
    const nearest = moments.reduce<number | null>((best, moment, place) => {
      const distance = Math.abs(moment - when);
      if (distance > TOLERANCE_MS) return best;
      return best !== null && Math.abs((moments[best] ?? 0) - when) <= distance ? best : place;
    }, null);
    if (nearest === null) continue;
    moments.splice(nearest, 1);
    own.add(entry.seq);
  }
  return own;
}
