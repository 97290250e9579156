import type { FastifyReply, FastifyRequest } from 'fastify';
import { toWire } from '#contracts/servlet-url.ts';
import { decided } from '#server/servlet/call-notes.ts';
import { askBackend, type BackendReply } from './ask-backend.ts';
import type { Backend } from './backend.ts';
import { backendLoop } from './backend-failure.ts';
import { atOurOrigin, backward, onward } from './headers.ts';
import { foreignOrigin } from './location.ts';
import { isLoop } from './loop.ts';

/** Who the calls go to, and how long it may take. */
export interface Forwarding {
  readonly backend: Backend;
  readonly timeoutMs: number;
}

export interface Forwarded {
  readonly path: string;
  readonly answer: BackendReply;
}

/** Asks the backend what was asked here, in wire form. Rejects with a BackendFailure. */
export async function forwardRequest(
  { backend, timeoutMs }: Forwarding,
  request: FastifyRequest,
  reply: FastifyReply,
  { body, isRepeatable }: { body: Buffer | null; isRepeatable: boolean },
): Promise<Forwarded> {
  if (isLoop(request.headers.via)) throw backendLoop(backend.target);
  const path = toWire(request.originalUrl);
  request.isForwarded = true;
  const headers = onward(request.headers, backend.target, `${request.protocol}://${request.host}`);
  const answer = await askBackend(backend, {
    ...{ method: request.method, path, headers, body, timeoutMs, isRepeatable },
    signal: goneSignal(reply),
  });
  const elsewhere = foreignOrigin(answer.headers.location, backend.target, backend.addressAt(path));
  if (elsewhere !== null) decided(request, `后端转向了另一个地址 ${elsewhere}`);
  return { path, answer };
}

/** Hands the backend's answer on, byte for byte. */
export function sendForwarded(
  { backend }: Forwarding,
  { path, answer }: Forwarded,
  reply: FastifyReply,
): FastifyReply {
  const { request } = reply;
  const { 'content-length': length, ...headers } = atOurOrigin(
    backward(answer.headers, {
      target: backend.target,
      asked: backend.addressAt(path),
      own: '',
      isSecure: request.protocol === 'https',
    }),
  );
  reply.code(answer.status).headers(headers);
  const isBodyless = request.method === 'HEAD' || answer.status === 204 || answer.status === 304;
  if (!isBodyless) return reply.send(answer.body);
  if (length !== undefined && request.method === 'HEAD') reply.header('content-length', length);
  return reply.send();
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
