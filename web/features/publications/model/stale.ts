import type { CallError } from '#web/lib/call-error.ts';

const STALE: readonly string[] = [
  'publication-changed',
  'publication-state',
  'publication-not-found',
  'folder-not-found',
];

/** It was refused because works or folders are no longer what the screen shows. */
export function isStale({ reason }: Pick<CallError, 'reason'>): boolean {
  return STALE.includes(reason);
}

const NOT_REACHED = '没有连上服务器，作品没有变化，请重试';

/** Why it was not done, in the place where it was to be done. */
export function problemOf(error: CallError): string {
  return error.isSaid ? NOT_REACHED : error.message;
}
