import { replyMessage, replyTraceId } from './reply.ts';

export type FailureKind = 'network' | 'status' | 'malformed';

interface FailureFacts {
  readonly kind: FailureKind;
  readonly mayHaveHappened: boolean;
  readonly status?: number;
  readonly traceId?: string;
  readonly serverMessage?: string;
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

/** One attempt failed in the shared layer: no connection, a status other than 2xx, or a reply nobody can read. */
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

  static malformed(reason: string): RequestFailure {
    return new RequestFailure({ kind: 'malformed', mayHaveHappened: true }, { cause: reason });
  }
}

export function mayHaveHappened(error: unknown): boolean {
  return !(error instanceof RequestFailure) || error.facts.mayHaveHappened;
}

/** A status from 400 to 499 is the server's considered answer; asking again would only get it again. */
export function isWorthRepeating(error: unknown): boolean {
  return error instanceof RequestFailure && (error.facts.status ?? 500) >= 500;
}
