import { useSyncExternalStore } from 'react';

export interface RecentFailure {
  readonly operation: string;
  readonly traceId: string | undefined;
}

const KEPT = 5;

let failures: readonly RecentFailure[] = [];
const listeners = new Set<() => void>();

/** Remembers what support will ask for (诊断信息); nothing is written to storage. */
export function rememberFailure(failure: RecentFailure): void {
  failures = [failure, ...failures].slice(0, KEPT);
  for (const listener of [...listeners]) {
    listener();
  }
}

/** The latest first. */
export function recentFailures(): readonly RecentFailure[] {
  return failures;
}

export function useRecentFailures(): readonly RecentFailure[] {
  return useSyncExternalStore(subscribe, recentFailures, recentFailures);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
