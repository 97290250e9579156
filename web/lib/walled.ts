import type { ApiClient } from './api-client.ts';

function nothing(): Promise<never> {
  return new Promise(() => {});
}

/** Works under a signal that aborts as soon as one of these does, and leaves no listener on them afterwards. */
async function underAny<T>(
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  }
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of signals) signal?.removeEventListener('abort', abort);
  }
}

/**
 * The client of one session (会话之墙). After its end nothing is sent any more, not even the next attempt of what is on
 * its way, and a call never settles: whoever waits for it belongs to a member who has left.
 */
export function walled(api: ApiClient, ended: AbortSignal): ApiClient {
  return {
    async call(operation, input, options = {}) {
      if (ended.aborted) return nothing();
      try {
        const reply = await underAny([ended, options.signal], (signal) =>
          api.call(operation, input, { ...options, signal }),
        );
        return ended.aborted ? nothing() : reply;
      } catch (error) {
        if (ended.aborted) return nothing();
        throw error;
      }
    },
  };
}
