import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationId } from '#contracts/operations.ts';
import { isFinalStatus, oddStatus } from '#server/backend/ask-backend.ts';
import type { Backend } from '#server/backend/backend.ts';
import { backward, onward } from '#server/backend/headers.ts';
import { isLoop } from '#server/backend/loop.ts';
import type { KnownHosts } from '#server/caller.ts';
import { createCapture } from './capture.ts';
import { ownAddress } from './doors.ts';
import type { ExchangeJournal } from './journal.ts';
import type { LocalReplica } from './local-replica.ts';
import { isCall, operationAt, type Passed } from './observe.ts';
import { refuse } from './refuse.ts';

/** What may stand behind the status in the first line of a reply. */
const PRINTABLE = /^[\t\x20-\x7e\x80-\xff]*$/;

export interface ProxyParts {
  readonly target: Backend;
  readonly local: { readonly replica: LocalReplica; readonly operations: ReadonlySet<OperationId> } | null;
  readonly account: string;
  readonly knownHosts: KnownHosts;
  /** A connection ends after so long without a byte in either direction. */
  readonly silenceMs: number;
  readonly journal: ExchangeJournal;
  /** Hears of every call, whatever came of it. */
  readonly keep: (passed: Passed) => void;
}

/** Passes a request on and its reply back, as they come, and notes what was said if it is a call. */
export function pass(parts: ProxyParts, request: IncomingMessage, reply: ServerResponse): void {
  const { url = '/', method = 'GET', headers } = request;
  if (isLoop(headers.via)) {
    const message = 'the target leads back to this proxy: look at --target';
    refuse(reply, { status: 508, reason: 'target-loop', message });
    return;
  }
  const token = headers.authorization ?? '';
  const operation = operationAt(url)?.id;
  const local =
    operation !== undefined && parts.local?.operations.has(operation) ? parts.local.replica : null;
  if (local) local.welcome(token.replace(/^Bearer /i, ''));
  const backend = local ? local.backend : parts.target;
  const { own, ofPages } = ownAddress(request);
  const [sent, received] = [createCapture(), createCapture()];
  const begun = performance.now();
  const at = Date.now();
  const upstream = backend.open({
    method,
    path: url,
    headers: {
      ...onward(headers, backend.target, ofPages),
      // What is not compressed can be read here without unpacking it.
      'accept-encoding': 'identity',
      // A body keeps its frame: without one the target would take it for the next request.
      ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    },
  });
  const silence = setTimeout(() => {
    fail(504, 'target-timeout', `${backend.target.origin} sends nothing for ${parts.silenceMs / 1000} s`);
  }, parts.silenceMs);
  let answer: IncomingMessage | null = null;
  let isOver = false;

  /** Ends the exchange once, however it goes, and keeps it. */
  function end(failure: string | null): void {
    isOver = true;
    clearTimeout(silence);
    if (!isCall(url)) return;
    const type = headers['content-type'] ?? '';
    const isUpload = /^multipart\//i.test(type);
    parts.keep({
      ...{ at, ms: Math.round(performance.now() - begun), method, url, token, failure },
      answeredBy: local ? 'replica' : 'target',
      requestType: isUpload ? 'multipart/form-data' : type,
      requestText: isUpload ? null : sent.text(headers['content-encoding']),
      status: answer?.statusCode ?? 0,
      type: answer?.headers['content-type'] ?? '',
      text: received.text(answer?.headers['content-encoding']),
    });
  }

  function fail(status: number, reason: string, message: string): void {
    if (!isOver) {
      end(message);
      refuse(reply, { status, reason, message, target: backend.target.origin });
    }
    upstream.destroy();
  }

  function unreachable(code: string): void {
    fail(502, 'target-unreachable', `${backend.target.origin} does not answer (${code})`);
  }

  function badReply(what: string): void {
    fail(502, 'target-reply', `the reply of ${backend.target.origin} cannot be passed on: ${what}`);
  }

  function receive(response: IncomingMessage): void {
    const { statusCode = 0, statusMessage = '' } = response;
    if (isOver || !isFinalStatus(statusCode)) {
      badReply(`HTTP ${oddStatus(statusCode)}`);
      return;
    }
    reply.writeHead(
      statusCode,
      PRINTABLE.test(statusMessage) ? statusMessage : '',
      backward(response.headers, {
        target: backend.target,
        asked: backend.addressAt(url),
        own,
        isSecure: false,
      }),
    );
    response.on('data', (chunk: Buffer) => {
      silence.refresh();
      if (isCall(url)) received.take(chunk);
    });
    response.once('end', () => {
      if (!isOver) end(null);
    });
    response.pipe(reply);
  }

  upstream.on('error', (error: NodeJS.ErrnoException) => unreachable(error.code ?? error.message));
  upstream.once('upgrade', (response, socket) => {
    socket.destroy();
    badReply(`HTTP ${response.statusCode}`);
  });
  upstream.once('close', () => {
    // A connection may end without another word; the rest of a reply is read after that.
    if (answer === null) unreachable('ECONNRESET');
  });
  upstream.once('response', (response) => {
    answer = response;
    response.on('error', () => badReply('it ends in the middle'));
    try {
      receive(response);
    } catch (error) {
      badReply((error as Error).message);
    }
  });
  request.on('data', (chunk: Buffer) => {
    silence.refresh();
    if (isCall(url)) sent.take(chunk);
  });
  request.pipe(upstream);
  // The caller is gone, and does not wait for the rest.
  reply.once('close', () => {
    if (!reply.writableFinished) fail(499, 'caller-gone', 'the caller went before the reply was whole');
  });
}
