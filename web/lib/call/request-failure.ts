import { REQUEST_FAILED, type RequestFailed, replyMessage, replyTraceId } from './reply.ts';

export type FailureKind = 'network' | 'status' | 'malformed';

interface FailureFacts {
  readonly kind: FailureKind;
  readonly mayHaveHappened: boolean;
  readonly status?: number;
  readonly traceId?: string;
  readonly serverMessage?: string;
  /** What came where a reply was expected is no broken JSON but something else: a page, a word, nothing. */
  readonly isForeign?: boolean;
}

// Node tells why a connection was not made. Browsers hide it, so there every network failure stays in doubt.
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function causeCode(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined;
}

function neverConnected(error: unknown): boolean {
  const code = causeCode(error);
  return typeof code === 'string' && NEVER_CONNECTED.has(code);
}

/** One attempt failed in the shared layer: no connection, a status other than 2xx, or an unreadable reply. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';

  constructor(
    readonly facts: FailureFacts,
    options?: ErrorOptions,
  ) {
    super(
      `The request failed: ${facts.kind}${facts.status === undefined ? '' : ` ${facts.status}`}`,
      options,
    );
  }

  /** What a caller gets in the place of a reply. */
  get reply(): RequestFailed {
    const { status, traceId } = this.facts;
    return {
      ...REQUEST_FAILED,
      ...(status === undefined ? {} : { status }),
      ...(traceId === undefined ? {} : { traceId }),
    };
  }

  static ofNetwork(cause: unknown, wasHandedOver: boolean): RequestFailure {
    const mayHaveHappened = wasHandedOver && !neverConnected(cause);
    return new RequestFailure({ kind: 'network', mayHaveHappened }, { cause });
  }

  static ofStatus(status: number, body: unknown): RequestFailure {
    return new RequestFailure({
      kind: 'status',
      mayHaveHappened: true,
      status,
      traceId: replyTraceId(body),
      serverMessage: replyMessage(body),
    });
  }

  static malformed(reason: string, text: string): RequestFailure {
    // A server that does not know a call sends a page. What was cut on the way is empty or begins like a reply, and a
    // word of a busy server is no page either: these may be there the next time.
    const isForeign = /^\s*</.test(text);
    return new RequestFailure({ kind: 'malformed', mayHaveHappened: true, isForeign }, { cause: reason });
  }
}

export function mayHaveHappened(error: unknown): boolean {
  return !(error instanceof RequestFailure) || error.facts.mayHaveHappened;
}

/** A status from 400 to 499 is the server's considered answer; asking again would only get it again. */
export function isWorthRepeating(error: unknown): boolean {
  return error instanceof RequestFailure && (error.facts.status ?? 500) >= 500;
}

const UNKNOWN_CALL_STATUS: readonly number[] = [404, 405, 501];

/** How a backend answers a call that it does not know: with a status that says so, or with something else entirely. */
export function soundsUnknown({ facts }: RequestFailure): boolean {
  if (facts.kind === 'status') return UNKNOWN_CALL_STATUS.includes(facts.status ?? 0);
  return facts.kind === 'malformed' && facts.isForeign === true;
}
