import type { CallError } from '#web/lib/call/call-error.ts';

// A key that was spent on something else says that an earlier attempt, whose answer was lost, did arrive.
const STALE: readonly string[] = ['order-state', 'order-not-found', 'after-sale-not-found', 'bad-idem-key'];

/** It was refused because the order is no longer what the screen shows. */
export function isStale({ reason }: Pick<CallError, 'reason'>): boolean {
  return STALE.includes(reason);
}
