import { type Facts, type Refused, refused } from '#contracts/rules/decision.ts';
import { type Failure, failureOf } from '#contracts/rules/refusals/failure.ts';
import type { Reason } from '#contracts/rules/refusals/table.ts';

/** An outcome that is not success. A handler throws one; the dispatch turns it into the reply. */
export class BusinessError extends Error implements Failure {
  readonly code: number;
  readonly reason: string;
  readonly needVip: readonly string[] | null;
  readonly details: Failure['details'];

  constructor({ code, reason, message, needVip, details }: Failure) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.needVip = needVip;
    this.details = details;
  }
}

/** The error of a row of the table (`contracts/rules/refusals`), to be thrown. */
export function refusal<R extends Reason>(reason: R, ...facts: Facts<R>): BusinessError {
  return new BusinessError(failureOf(refused(reason, ...facts) as Refused));
}

/** The same for one field of a form: the name of its problem (`bad-<field>`), and the words beside it. */
export function fieldRefusal(problem: string, message: string): BusinessError {
  return refusal('bad-field', { problem, message });
}

/** The same for something that cannot be chosen. */
export function choiceRefusal(message: string): BusinessError {
  return refusal('bad-choice', { message });
}

/** An address has done something too often, whatever accounts it named: HTTP 429, and how long to wait. */
export class TooManyTries extends Error {
  readonly reason: string;
  readonly waitSeconds: number;

  constructor(reason: string, what: string, waitSeconds: number) {
    const wait = waitSeconds < 60 ? `${waitSeconds} 秒` : `${Math.ceil(waitSeconds / 60)} 分钟`;
    super(`${what}，请 ${wait}后再试`);
    this.reason = reason;
    this.waitSeconds = waitSeconds;
  }
}

/** A reply of our own that the contract does not allow: our fault, shown with the JSON pointer. */
export class ReplyDeviation extends Error {
  readonly operation: string;
  readonly pointer: string;
  /** All that is wrong, this first. */
  readonly problems: readonly { readonly pointer: string; readonly problem: string }[];

  constructor(
    operation: string,
    pointer: string,
    problem: string,
    problems: ReplyDeviation['problems'] = [],
  ) {
    super(`${operation} answered outside the contract at ${pointer || '/'}: ${problem}`);
    this.operation = operation;
    this.pointer = pointer;
    this.problems = problems.length > 0 ? problems : [{ pointer, problem }];
  }
}

export interface FailureReply {
  code: number;
  message: string;
  reason?: string;
  traceId?: string;
  needVip?: string[];
  details?: Readonly<Record<string, unknown>>;
}

export function failureReply(error: Failure, traceId?: string): FailureReply {
  return {
    code: error.code,
    message: error.message,
    reason: error.reason,
    ...(error.needVip ? { needVip: [...error.needVip] } : {}),
    ...(error.details ? { details: error.details } : {}),
    ...(traceId ? { traceId } : {}),
  };
}

/** The refusal in words, and each of its parts that has words of its own. */
export function reasonsOf(error: BusinessError): string[] {
  const parts = Object.values(error.details ?? {}).flatMap((part): unknown[] =>
    Array.isArray(part) ? part : [],
  );
  return [error.message, ...parts.map(reasonOf).filter((text) => text !== '')];
}

function reasonOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return '';
  const { cartID, orderNo, reason, what, before, after } = part as Readonly<Record<string, unknown>>;
  if (typeof reason === 'string') return `${cartID ?? orderNo ?? ''}：${reason}`;
  return typeof what === 'string' ? `${what}：${before} → ${after}` : '';
}

/** Another server that was asked in the place of this one gave no answer that could be handed on. */
export class UpstreamFailure extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}
