import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Provenance } from '#contracts/operations.ts';
import { onOwnCall, ownCalls } from '../calls/own-calls.ts';
import { provenanceOf } from '../entry.ts';

export interface ScreenOperation {
  readonly operation: string;
  readonly provenance: Provenance | null;
  readonly times: number;
}

/** When the screen that is shown came; the first one came with the page. */
let arrival = { pathname: '', at: 0 };

function arrivedAt(pathname: string): number {
  if (arrival.pathname !== pathname) {
    arrival = { pathname, at: arrival.pathname === '' ? 0 : Date.now() };
  }
  return arrival.at;
}

const ORDER: readonly (Provenance | null)[] = ['invented', 'assumed', null, 'documented'];

/** What this screen asked the server since it was opened, the least certain first. */
export function useScreenOperations(): ScreenOperation[] {
  const { pathname } = useLocation();
  const since = arrivedAt(pathname);
  const calls = useSyncExternalStore(onOwnCall, ownCalls);
  const times = new Map<string, number>();
  for (const { operation, endedAt } of calls) {
    if (endedAt >= since) times.set(operation, (times.get(operation) ?? 0) + 1);
  }
  return [...times]
    .map(([operation, count]) => ({ operation, provenance: provenanceOf(operation), times: count }))
    .sort((one, other) => ORDER.indexOf(one.provenance) - ORDER.indexOf(other.provenance));
}
