import { isOffline } from '../wire/network.ts';
import { moneyWords } from '../words/money-words.ts';
import {
  isNotThere,
  isRequestFailed,
  replyCode,
  replyDetails,
  replyMessage,
  replyReason,
  replyTraceId,
} from './reply.ts';

/**
 * Why a call has nothing for its caller: its fate is unknown, this backend does not have it, the session is
 * over, the membership does not reach, or the server said no.
 */
export type CallErrorKind = 'failed' | 'not-there' | 'logged-out' | 'forbidden' | 'refused';

/** What the member reads: the server's own sentence or this one, or this one always; another one without a network. */
export type FailureWords = string | { readonly always: string; readonly offline?: string };

const FAILED = '请求失败，请重试';

function kindOf(reply: unknown): CallErrorKind {
  if (isRequestFailed(reply)) return 'failed';
  if (isNotThere(reply)) return 'not-there';
  const code = replyCode(reply);
  if (code === 401) return 'logged-out';
  return code === 403 ? 'forbidden' : 'refused';
}

function wordsOf(words: FailureWords, own: string | undefined, isWithoutNetwork: boolean): string {
  if (typeof words === 'string') return own ?? words;
  return (isWithoutNetwork ? words.offline : undefined) ?? words.always;
}

/** A call that came to nothing (失败), with everything that is known about it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  /** There was no network when it failed. */
  readonly isOffline: boolean;
  readonly code: number | undefined;
  /** The stable name of a refusal; empty where it has none. */
  readonly reason: string;
  /** The number under which the server logged exactly this. */
  readonly traceId: string | undefined;
  /** With which a server failed that was there; undefined without an answer. */
  readonly status: number | undefined;
  /** As they came; `refusalOf` reads them. */
  readonly details: unknown;

  constructor(reply: unknown, words: FailureWords = FAILED) {
    const kind = kindOf(reply);
    const own = kind === 'failed' ? undefined : replyMessage(reply);
    const isWithoutNetwork = kind === 'failed' && isOffline();
    super(moneyWords(wordsOf(words, own, isWithoutNetwork)));
    this.kind = kind;
    this.isOffline = isWithoutNetwork;
    this.code = replyCode(reply);
    this.reason = replyReason(reply) ?? '';
    this.traceId = replyTraceId(reply);
    this.status = isRequestFailed(reply) ? reply.status : undefined;
    this.details = replyDetails(reply);
  }

  /**
   * The shared layer has told of it already, by its toast or by asking for the login, because the server gave no
   * sentence; an act says beside itself what is safe.
   */
  get isToldElsewhere(): boolean {
    return this.kind === 'failed' || this.kind === 'logged-out';
  }
}
