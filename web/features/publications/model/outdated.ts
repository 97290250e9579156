import type { CallError } from '#web/lib/call/call-error.ts';
import { failureWords } from '#web/lib/call/failure-words.ts';

/** How a write on works can fail; some refusals mean that the screen is outdated. */
export const WORK_FAILURES = {
  safe: '作品没有变化，请重试',
  outdated: ['publication-changed', 'publication-state', 'publication-not-found', 'folder-not-found'],
};

export function isOutdated({ reason }: CallError): boolean {
  return WORK_FAILURES.outdated.includes(reason);
}

/** Why it was not done, for the place where it was to be done. */
export function problemOf(error: CallError): string {
  return failureWords(error, WORK_FAILURES.safe);
}
