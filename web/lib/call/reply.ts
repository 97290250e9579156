export interface RequestFailed {
  readonly code: 500;
  readonly message: '请求失败';
  /** With which a server said so that was there; none without an answer. */
  readonly status?: number;
  /** The number under which the server logged it, where there is one. */
  readonly traceId?: string;
}

/** Pseudo-reply of a failed request (请求失败): callers always get a reply, never an exception, for a failure. */
export const REQUEST_FAILED: RequestFailed = Object.freeze({ code: 500, message: '请求失败' });

export interface NotThere {
  readonly code: 501;
  readonly message: '此后端没有这项功能';
}

/** Pseudo-reply of a call that this backend does not know (没有这项功能): nothing failed, there is just nothing. */
export const NOT_THERE: NotThere = Object.freeze({ code: 501, message: '此后端没有这项功能' });

/** What a caller may get in the place of a reply. */
export type PseudoReply = RequestFailed | NotThere;

function field(reply: unknown, name: string): unknown {
  return typeof reply === 'object' && reply !== null ? Reflect.get(reply, name) : undefined;
}

// Compared by content, because a query cache may hand out a copy.
export function isRequestFailed(reply: unknown): reply is RequestFailed {
  return replyCode(reply) === REQUEST_FAILED.code && replyMessage(reply) === REQUEST_FAILED.message;
}

export function isNotThere(reply: unknown): reply is NotThere {
  return replyCode(reply) === NOT_THERE.code && replyMessage(reply) === NOT_THERE.message;
}

/** The body code: 0 success, 401 not logged in, 403 no permission. Text replies have none. */
export function replyCode(reply: unknown): number | undefined {
  const code = field(reply, 'code');
  if (typeof code === 'number') {
    return code;
  }
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : undefined;
}

/** A reply with a code other than 0 says no (失败); one without a code says nothing about it. */
export function isRefused(reply: unknown): boolean {
  const code = field(reply, 'code');
  // What is no number at all is no code of the contract either, and still says no; an object is not read further.
  return (
    code !== undefined && code !== null && code !== '' && !(typeof code !== 'object' && Number(code) === 0)
  );
}

/** The server's own words, if it sent any. */
export function replyMessage(reply: unknown): string | undefined {
  const message = field(reply, 'message');
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** Memberships (会员等级) that would open what a 403 refused. */
export function replyNeedVip(reply: unknown): readonly string[] {
  const names = field(reply, 'needVip');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** The number under which the server logged a failure. */
export function replyTraceId(reply: unknown): string | undefined {
  const traceId = field(reply, 'traceId');
  return typeof traceId === 'string' && traceId !== '' ? traceId : undefined;
}

/** The stable name of a refusal, made for programs. */
export function replyReason(reply: unknown): string | undefined {
  const reason = field(reply, 'reason');
  return typeof reason === 'string' && reason !== '' ? reason : undefined;
}

/** The facts that a refusal came with, as they came. */
export function replyDetails(reply: unknown): unknown {
  return field(reply, 'details');
}
