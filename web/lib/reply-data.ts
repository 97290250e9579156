import { replyCode, replyMessage, replyTraceId } from './reply.ts';

/** A reply that is no success, made an exception because that is how a query says that it failed. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';
  readonly code: number | undefined;
  readonly traceId: string | undefined;

  constructor(reply: unknown) {
    super(replyMessage(reply) ?? '请求失败');
    this.code = replyCode(reply);
    this.traceId = replyTraceId(reply);
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
