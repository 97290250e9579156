import { isNotThere, replyCode, replyMessage, replyTraceId } from './reply.ts';

/** A reply that is no success, made an exception because that is how a query says that it failed. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';
  readonly code: number | undefined;
  readonly traceId: string | undefined;
  /** The backend has no such call (没有这项功能). */
  readonly isNotThere: boolean;

  constructor(reply: unknown) {
    super(replyMessage(reply) ?? '请求失败');
    this.code = replyCode(reply);
    this.traceId = replyTraceId(reply);
    this.isNotThere = isNotThere(reply);
  }
}

type DataOf<R> = R extends { data: infer D } ? D : never;

/** The data of a successful reply; every other reply is thrown as a ReplyError. */
export function replyData<R extends object>(reply: R): DataOf<R> {
  if (replyCode(reply) !== 0 || !('data' in reply)) {
    throw new ReplyError(reply);
  }
  return reply.data as DataOf<R>;
}

/** Did the query fail because the backend has no such call? Then there is nothing to try again. */
export function isNotThereError(error: unknown): boolean {
  return error instanceof ReplyError && error.isNotThere;
}
