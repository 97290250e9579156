/** The rewriting proxy: everything passes through unchanged, and calls are looked at on their way. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { OperationId } from '#contracts/operations.ts';
import type { Backend } from '#server/backend/backend.ts';
import { backward, onward } from '#server/backend/headers.ts';
import { addressOf } from '#server/backend/target.ts';
import { createCapture } from './capture.ts';
import type { Exchange, ExchangeJournal } from './journal.ts';
import type { LocalReplica } from './local-replica.ts';
import { isCall, observe, operationAt } from './observe.ts';
import { answerRecordRoute, RECORD_PREFIX } from './record-routes.ts';
import type { Redactor } from './redact.ts';

export interface ProxyParts {
  readonly target: Backend;
  readonly local: { readonly replica: LocalReplica; readonly operations: ReadonlySet<OperationId> } | null;
  readonly account: string;
  readonly journal: ExchangeJournal;
  readonly redactor: Redactor;
  readonly onExchange: (exchange: Exchange) => void;
}

export function createProxy(parts: ProxyParts): Server {
  return createServer((request, reply) => {
    if ((request.url ?? '').startsWith(RECORD_PREFIX)) {
      answerRecordRoute(request.url ?? '', reply, {
        journal: parts.journal,
        account: parts.account,
        target: addressOf(parts.target.target),
      });
    } else pass(parts, request, reply);
  });
}

function pass(parts: ProxyParts, request: IncomingMessage, reply: ServerResponse): void {
  const url = request.url ?? '/';
  const token = request.headers.authorization ?? '';
  const operation = operationAt(url)?.id;
  const local =
    operation !== undefined && parts.local?.operations.has(operation) ? parts.local.replica : null;
  if (local) local.welcome(token.replace(/^Bearer /i, ''));
  const backend = local ? local.backend : parts.target;
  const own = `http://${request.headers.host}`;
  const [sent, received] = [createCapture(), createCapture()];
  const begun = performance.now();
  const at = Date.now();

  const upstream = backend.open({
    method: request.method ?? 'GET',
    path: url,
    // What is not compressed can be read here without unpacking it.
    headers: { ...onward(request.headers, backend.target, own), 'accept-encoding': 'identity' },
  });
  upstream.once('error', (error: NodeJS.ErrnoException) => refuse(reply, backend, error));
  upstream.once('response', (response) => {
    reply.writeHead(
      response.statusCode ?? 502,
      response.statusMessage,
      backward(response.headers, {
        target: backend.target,
        asked: backend.addressAt(url),
        own,
        isSecure: false,
      }),
    );
    if (isCall(url)) {
      const n = parts.journal.nextNumber();
      response.on('data', (chunk: Buffer) => received.take(chunk));
      response.once('end', () => {
        const requestType = request.headers['content-type'] ?? '';
        const isUpload = /^multipart\//i.test(requestType);
        const exchange = observe(
          {
            n,
            at,
            ms: Math.round(performance.now() - begun),
            answeredBy: local ? 'replica' : 'target',
            method: request.method ?? 'GET',
            url,
            token,
            requestType: isUpload ? 'multipart/form-data' : requestType,
            requestText: isUpload ? null : sent.text(request.headers['content-encoding']),
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: received.text(response.headers['content-encoding']),
          },
          parts.redactor,
        );
        parts.journal.add(exchange);
        parts.onExchange(exchange);
      });
    }
    response.once('error', () => reply.destroy());
    response.pipe(reply);
  });
  if (isCall(url)) request.on('data', (chunk: Buffer) => sent.take(chunk));
  request.pipe(upstream);
  // Whoever asked is gone: then nobody waits for the rest.
  reply.once('close', () => {
    if (!reply.writableFinished) upstream.destroy();
  });
}

function refuse(reply: ServerResponse, { target }: Backend, error: NodeJS.ErrnoException): void {
  const { origin } = target;
  if (reply.headersSent || reply.destroyed) {
    reply.destroy();
    return;
  }
  const message = `${origin} does not answer (${error.code ?? error.message})`;
  reply.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
  reply.end(JSON.stringify({ code: 502, message, reason: 'target-unreachable', target: origin }));
}
