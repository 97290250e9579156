import { memberStore } from '../session/member-scope.ts';
import { useStore } from '../store.ts';

export interface RecentFailure {
  readonly operation: string;
  readonly traceId: string | undefined;
}

const KEPT = 5;

const failures = memberStore<readonly RecentFailure[]>([]);

/** Remembers what support will ask for (诊断信息); nothing is written to storage. */
export function rememberFailure(failure: RecentFailure): void {
  failures.set([failure, ...failures.get()].slice(0, KEPT));
}

/** The latest first. */
export function useRecentFailures(): readonly RecentFailure[] {
  return useStore(failures);
}
