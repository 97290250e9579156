import type { IncomingHttpHeaders } from 'node:http';
import type { Backend, BackendCall } from './backend.ts';
import { backendTimeout, badBackendReply, failureOf } from './backend-failure.ts';
import { KNOWN_ENCODINGS, unpacked } from './unpack.ts';

export interface BackendReply {
  readonly status: number;
  /** As they came, without what was said of the packing. */
  readonly headers: IncomingHttpHeaders;
  /** Unpacked. */
  readonly body: Buffer;
}

export interface Asking extends BackendCall {
  readonly body: Buffer | null;
  /** The backend has so long for the whole of its answer. */
  readonly timeoutMs: number;
  /** Whoever asked is gone. */
  readonly signal: AbortSignal;
  /** Whether asking twice does no harm, so that an outworn connection may be replaced. */
  readonly isRepeatable: boolean;
}

export const MOST_REPLY_BYTES = 64 * 1024 * 1024;

/** Whether a status answers a request: Node reads any three digits, and 000 is none. */
export function isFinalStatus(status: number): boolean {
  return status >= 200 && status <= 599;
}

/** As it was sent. */
export function oddStatus(status: number): string {
  return String(status).padStart(3, '0');
}

/** One call to the backend. Rejects with a BackendFailure and with nothing else. */
export async function askBackend(backend: Backend, asking: Asking): Promise<BackendReply> {
  const first = await attempt(backend, asking);
  if (first !== 'outworn') return first;
  const second = await attempt(backend, { ...asking, isRepeatable: false });
  if (second !== 'outworn') return second;
  throw failureOf(new Error('ECONNRESET'), backend.target);
}

function attempt(backend: Backend, asking: Asking): Promise<BackendReply | 'outworn'> {
  const { target } = backend;
  const { method, path, headers, body, timeoutMs, signal, isRepeatable } = asking;
  return new Promise((resolve, reject) => {
    const { 'content-length': _sent, ...others } = headers;
    const request = backend.open({
      method,
      path,
      headers: {
        ...others,
        'accept-encoding': KNOWN_ENCODINGS,
        ...(body === null ? {} : { 'content-length': body.length }),
      },
    });
    const fail = (error: Error) => {
      request.destroy();
      settle(() => reject(failureOf(error, target)));
    };
    const timer = setTimeout(() => fail(backendTimeout(target, timeoutMs)), timeoutMs);
    const onAbort = () => fail(new Error('the caller is gone'));
    signal.addEventListener('abort', onAbort);

    function settle(done: () => void): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      done();
    }

    request.on('error', (error: NodeJS.ErrnoException) => {
      // The backend ended a connection that it had left open: it never saw this call.
      if (isRepeatable && request.reusedSocket && error.code === 'ECONNRESET')
        settle(() => resolve('outworn'));
      else fail(error);
    });
    // Nobody asked for another protocol, and without a listener Node would say nothing at all.
    request.once('upgrade', (response, socket) => {
      socket.destroy();
      fail(badBackendReply(target, `HTTP ${response.statusCode}`));
    });
    const onSilentEnd = () => fail(new Error('ECONNRESET'));
    request.once('close', onSilentEnd);
    request.once('response', (response) => {
      request.off('close', onSilentEnd);
      const { statusCode = 0 } = response;
      if (!isFinalStatus(statusCode)) return fail(badBackendReply(target, `HTTP ${oddStatus(statusCode)}`));
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > MOST_REPLY_BYTES)
          fail(badBackendReply(target, `超过 ${MOST_REPLY_BYTES / 1024 / 1024} MB`));
      });
      response.on('error', fail);
      response.once('end', () => {
        const { 'content-encoding': encoding = '', ...rest } = response.headers;
        const packed = Buffer.concat(chunks);
        const plain = packed.length === 0 ? packed : unpacked(packed, encoding, MOST_REPLY_BYTES);
        if (plain === null) return fail(badBackendReply(target, `解不开压缩 ${encoding}`));
        settle(() => resolve({ status: statusCode, headers: rest, body: plain }));
      });
    });
    request.end(body ?? undefined);
  });
}
