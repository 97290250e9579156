import type { Uploads } from '../files/uploads.ts';
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

/** Work of one session: after its end it is given up and never settles, because the page that waited for it is gone. */
async function withinSession<T>(
  ended: AbortSignal,
  own: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (ended.aborted) return nothing();
  try {
    const value = await underAny([ended, own], work);
    return ended.aborted ? nothing() : value;
  } catch (error) {
    if (ended.aborted) return nothing();
    throw error;
  }
}

/**
 * The client of one session (会话之墙). After its end nothing is sent any more, not even the next attempt of what is on
 * its way, and a call never settles.
 */
export function walled(api: ApiClient, ended: AbortSignal): ApiClient {
  return {
    call: (operation, input, options = {}) =>
      withinSession(ended, options.signal, (signal) => api.call(operation, input, { ...options, signal })),
  };
}

/** The uploads of one session: as its client. */
export function walledUploads(uploads: Uploads, ended: AbortSignal): Uploads {
  return {
    fetchFile: (path, own) => withinSession(ended, own, (signal) => uploads.fetchFile(path, signal)),
    send: (path, fields, options = {}) =>
      withinSession(ended, options.signal, (signal) => uploads.send(path, fields, { ...options, signal })),
  };
}
