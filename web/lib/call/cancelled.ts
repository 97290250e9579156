/** The caller gave the request up, or a newer identical one replaced it. This is not a failure and shows no toast. */
export class RequestCancelled extends Error {
  override readonly name = 'AbortError';

  constructor(message = 'The request was cancelled') {
    super(message);
  }
}

export function isCancelled(error: unknown): boolean {
  return error instanceof RequestCancelled || (error instanceof Error && error.name === 'AbortError');
}

export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) {
    throw new RequestCancelled();
  }
}

/** Settles with the promise, or rejects as soon as one of the signals aborts, even when the work ignores the signal. */
export function orCancelled<T>(
  promise: Promise<T>,
  ...signals: readonly (AbortSignal | undefined)[]
): Promise<T> {
  const given = signals.filter((signal) => signal !== undefined);
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(new RequestCancelled());
    for (const signal of given) {
      signal.addEventListener('abort', onAbort);
    }
    if (given.some((signal) => signal.aborted)) {
      onAbort();
    }
    promise.then(resolve, reject).finally(() => {
      for (const signal of given) {
        signal.removeEventListener('abort', onAbort);
      }
    });
  });
}
