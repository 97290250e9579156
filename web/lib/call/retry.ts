import { isCancelled, orCancelled, throwIfCancelled } from './cancelled.ts';

/** Retries: up to 3 by default, so at most four attempts. */
export const DEFAULT_RETRIES = 3;

/** Milliseconds to wait before the given retry; the first retry is number 1. */
export type RetryDelay = number | ((retry: number) => number);

export interface RetryOptions {
  readonly retries?: number;
  readonly delayMs?: RetryDelay;
  readonly isWrite?: boolean;
  /** Could the server have carried the attempt out? Without this answer a write counts as maybe done. */
  readonly mayHaveHappened?: (error: unknown) => boolean;
  /** Is another attempt of any use? A request the server called malformed stays malformed. */
  readonly isWorthRepeating?: (error: unknown) => boolean;
  /** Forced retry: repeats although the caller switched retry off, but never a write that may have happened. */
  readonly force?: boolean;
  readonly signal?: AbortSignal;
  readonly sleep?: (ms: number) => Promise<void>;
}

export function backoff(retry: number): number {
  return 300 * 2 ** (retry - 1);
}

function sleepFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function allowedRetries(retries: number, force: boolean): number {
  return force && retries < 1 ? DEFAULT_RETRIES : retries;
}

/** Runs until an attempt succeeds, retries are used up or repeating would be wrong, then throws the last error. */
export async function withRetry<T>(
  run: (attempt: number) => Promise<T>,
  options: RetryOptions = {},
): Promise<T> {
  const { retries = DEFAULT_RETRIES, delayMs = backoff, isWrite = false, force = false, signal } = options;
  const { mayHaveHappened = () => true, isWorthRepeating = () => true, sleep = sleepFor } = options;
  const limit = allowedRetries(retries, force);

  function mayRepeat(error: unknown): boolean {
    return !isCancelled(error) && isWorthRepeating(error) && !(isWrite && mayHaveHappened(error));
  }

  for (let attempt = 0; ; attempt += 1) {
    throwIfCancelled(signal);
    try {
      return await run(attempt);
    } catch (error) {
      throwIfCancelled(signal);
      if (attempt >= limit || !mayRepeat(error)) {
        throw error;
      }
    }
    const wait = typeof delayMs === 'number' ? delayMs : delayMs(attempt + 1);
    await orCancelled(sleep(wait), signal);
  }
}
