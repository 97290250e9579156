import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { JournalViolation } from '#contracts/control/journal.ts';
import type { OperationMeta } from '#contracts/operations.ts';
import { causeOfStorageFailure, type StorageCause, storageWords } from '#db/storage-failure.ts';
import {
  BusinessError,
  type FailureReply,
  failureReply,
  ReplyDeviation,
  reasonsOf,
  TooManyTries,
  UpstreamFailure,
} from '#server/errors.ts';
import { decided } from '#server/servlet/call-notes.ts';
import { checkReply } from '#server/servlet/check-reply.ts';
import { describeInputProblem, firstProblem } from '#server/servlet/validators.ts';
import type { ShareName } from '#server/shares/share-limits.ts';
import { ShareTaken } from '#server/shares/shares.ts';
import type { World } from '#server/worlds/world.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationMeta;
    checksReplies?: boolean;
  }
}

interface Answer {
  status: number;
  reason: string;
  message: string;
  /** Seconds after which it may work. */
  waitSeconds?: number;
}

const KNOWN: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, reason: 'body-too-large', message: '提交的内容过大' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    reason: 'wrong-content-type',
    message: '请使用 application/x-www-form-urlencoded 或 application/json 提交',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    reason: 'malformed-request',
    message: '请求内容不是合法的 JSON',
  },
  REPLICA_BUSY: { status: 503, reason: 'server-busy', message: '服务器繁忙，请稍后再试', waitSeconds: 3 },
  REPLICA_WORLD_CLOSED: { status: 410, reason: 'sandbox-gone', message: '演示环境已结束，请刷新页面' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    status: 415,
    reason: 'wrong-content-type',
    message: '请使用 multipart/form-data 提交',
  },
  FST_REQ_FILE_TOO_LARGE: { status: 413, reason: 'body-too-large', message: '提交的内容过大' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, reason: 'malformed-request', message: '请求内容不完整' },
};

/** What the product says of what too many want at once; the control plane has words of its own. */
const BUSY: Partial<Readonly<Record<ShareName, readonly [reason: string, message: string]>>> = {
  uploads: ['uploads-busy', '同时上传的文件过多，请稍后再试'],
  pictures: ['uploads-busy', '正在处理的图片过多，请稍后再试'],
  papers: ['papers-busy', '同时下载的发票过多，请稍后再试'],
  prints: ['prints-busy', '同时生成的文件过多，请稍后再试'],
  accountExports: ['exports-busy', '同时导出的人过多，请稍后再试'],
};

/** A sandbox lives in memory, so it is not the disk that is full. */
const SANDBOX_FULL: Answer = {
  status: 507,
  reason: 'database-full',
  message: '存储空间已满，请先重置数据',
};

const STORAGE: Readonly<Record<StorageCause, Answer>> = {
  full: { status: 507, reason: 'disk-full', message: '服务器存储空间已满，请稍后再试' },
  'read-only': { status: 503, reason: 'disk-read-only', message: '服务器暂时不能保存数据，请稍后再试' },
  'no-rights': { status: 503, reason: 'disk-no-rights', message: '服务器没有保存数据的权限，请联系管理员' },
  lost: { status: 503, reason: 'disk-lost', message: '服务器找不到数据文件，没有保存，请联系管理员' },
  damaged: { status: 503, reason: 'disk-damaged', message: '服务器的数据文件已损坏，请联系管理员' },
};

const TELL_AGAIN_MS = 60_000;

/** The one place that turns errors into replies. `tell` hears in one line when the machine does not let us store. */
export function registerErrorReplies(app: FastifyInstance, tell: (line: string) => void): void {
  const toldAt = new Map<StorageCause, number>();

  function tellOnce(error: Error, world: World): void {
    const cause = causeOfStorageFailure(error);
    if (cause === null || world.sandbox) return;
    if (performance.now() - (toldAt.get(cause) ?? Number.NEGATIVE_INFINITY) < TELL_AGAIN_MS) return;
    toldAt.set(cause, performance.now());
    tell(storageWords(cause, world.db.file).en);
  }

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const body = error instanceof BusinessError ? failureReply(error, request.id) : null;
    if (error instanceof BusinessError) {
      for (const text of reasonsOf(error)) decided(request, text);
    }
    const deviation = error instanceof ReplyDeviation ? error : body && deviationOf(request, body);
    if (body && !deviation) {
      request.outcomeCode = body.code;
      request.answered = body;
      return reply.code(200).send(body);
    }
    noteViolations(request, deviation ?? error);
    if (error instanceof TooManyTries) decided(request, error.message);

    tellOnce(error, request.world);
    const isSandboxFull = request.world.sandbox !== null && error.code === 'SQLITE_FULL';
    const answer = isSandboxFull ? SANDBOX_FULL : answerFor(deviation ?? error);
    if (answer.status >= 500) request.log.error({ err: deviation ?? error }, 'the replica failed');
    request.outcomeCode = answer.status;
    const failure = {
      code: answer.status,
      message: answer.message,
      reason: answer.reason,
      traceId: request.id,
      ...(answer.waitSeconds ? { details: { waitSeconds: answer.waitSeconds } } : {}),
    };
    if (answer.waitSeconds) reply.header('retry-after', String(answer.waitSeconds));
    request.answered = failure;
    return reply.code(answer.status).send(failure);
  });
}

/** For the journal: the place in our reply or in what was sent. */
function noteViolations(request: FastifyRequest, error: FastifyError | ReplyDeviation): void {
  if (error instanceof ReplyDeviation) request.violations = violationsOf('reply', error.problems);
  else if (error.validation) request.violations = violationsOf('request', [firstProblem(error.validation)]);
}

function violationsOf(
  part: JournalViolation['part'],
  problems: ReplyDeviation['problems'],
): JournalViolation[] {
  return problems.map(({ pointer, problem }) => ({ part, pointer, message: problem }));
}

/** An error thrown while answering an error would end as the web framework's own reply, so it is caught here. */
function deviationOf(request: FastifyRequest, body: FailureReply): ReplyDeviation | null {
  const { operation, checksReplies } = request.routeOptions.config;
  if (!operation || !checksReplies) return null;
  try {
    checkReply(operation, body);
    return null;
  } catch (error) {
    if (error instanceof ReplyDeviation) return error;
    throw error;
  }
}

/** Says whose fault it is. */
function busyAnswer({ what, by }: ShareTaken): Answer {
  const [reason, message] = BUSY[what] ?? ['server-busy', '同时进行的操作过多，请稍后再试'];
  if (by === 'member') return { status: 503, reason, message: '正在导出，请等这一次完成后再试' };
  return { status: 503, reason, message: by === 'network' ? `您所在的网络${message}` : message };
}

function answerFor(
  error: FastifyError | ReplyDeviation | UpstreamFailure | TooManyTries | ShareTaken,
): Answer {
  if (error instanceof TooManyTries) {
    const { reason, message, waitSeconds } = error;
    return { status: 429, reason, message, waitSeconds };
  }
  if (error instanceof ShareTaken) return busyAnswer(error);
  if (error instanceof ReplyDeviation) {
    return { status: 500, reason: 'reply-outside-contract', message: error.message };
  }
  if (error instanceof UpstreamFailure) {
    return { status: error.status, reason: error.reason, message: error.message };
  }
  if (error.validation) {
    return { status: 400, reason: 'malformed-request', message: describeInputProblem(error.validation) };
  }
  const known = KNOWN[error.code];
  if (known) return known;
  const cause = causeOfStorageFailure(error);
  if (cause) return STORAGE[cause];
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status, reason: 'malformed-request', message: '请求不正确' };
  return { status: 500, reason: 'internal-error', message: '服务器开小差了，请稍后再试' };
}
