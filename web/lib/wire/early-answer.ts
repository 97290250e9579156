/** Sends a request, unless its answer is here or on its way already. */
export function sendOrTake(request: Request): Promise<Response> {
  return takeEarlyAnswer(request) ?? globalThis.fetch(request);
}

/**
 * What answers a request that the head start has sent already, once; undefined for every other one. What was asked in
 * another name is not used.
 */
function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(request.url);
  const early = globalThis.earlyAnswers;
  const reply = early?.replies.get(pathname + search);
  if (early === undefined || reply === undefined) return undefined;
  early.replies.delete(pathname + search);
  if (request.headers.get('Authorization') !== early.token) return undefined;
  return untilGivenUp(
    reply.then((answer) => answer ?? globalThis.fetch(request)),
    request.signal,
  );
}

function untilGivenUp(reply: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
