import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATIONS, type OperationMeta } from '#contracts/operations.ts';
import {
  fromWire,
  METHOD_PARAMETER,
  SERVICE_PARAMETER,
  SERVLET_PATH,
  type WireProblem,
} from '#contracts/servlet-url.ts';
import { decided } from './call-notes.ts';
import { nearestOf, nearestOperation } from './nearest.ts';

interface Refusal {
  /** The request, as named in the journal. */
  readonly asked: string;
  readonly status: 404 | 405;
  readonly reason: string;
  readonly message: string;
  /** The operation probably meant; null if nothing was named. */
  readonly nearest: string | null;
  readonly details?: Readonly<Record<string, string>>;
  readonly allow?: string;
}

const PATHS = new Map<string, OperationMeta>(OPERATIONS.map((meta) => [meta.path, meta]));
/** The value of a stranger is displayed on a screen. */
const MOST_ASKED = 120;
const CALLS = '/uwp/';

/** Answers calls below the servlet that match no operation: the request and the nearest operation. */
export function registerUnknownOperations(app: FastifyInstance): void {
  app.all(SERVLET_PATH, (request, reply) => refuse(request, reply, unreadName(request)));

  for (const meta of OPERATIONS.filter(({ wirePath, path }) => wirePath === path)) {
    const other = meta.httpMethod === 'POST' ? 'GET' : 'POST';
    app.route({
      method: other,
      url: meta.path,
      handler: (request, reply) => refuse(request, reply, wrongMethod(meta)),
    });
  }

  app.all(`${SERVLET_PATH}/:service/:method`, (request, reply) => {
    const { service, method } = request.params as { service: string; method: string };
    const asked = `${service}.${method}`;
    const known = OPERATIONS.find((meta) => meta.id === asked);
    if (known) return refuse(request, reply, wrongMethod(known));
    const nearest = nearestOperation(asked);
    return refuse(request, reply, {
      asked,
      status: 404,
      reason: 'unknown-operation',
      message: `没有 ${asked} 这个接口，最接近的是 ${nearest}`,
      nearest,
      details: { asked, nearest },
    });
  });
}

/** Answers unknown addresses; those below the product's calls were meant as calls. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [asked = ''] = request.url.split('?');
  const refusal = { asked, status: 404, reason: 'unknown-path', message: '没有这个地址' } as const;
  if (!asked.startsWith(CALLS)) return reply.code(404).send(bodyOf(request, refusal));
  const nearest = PATHS.get(nearestOf(asked, [...PATHS.keys()]))?.id ?? null;
  return refuse(request, reply, { ...refusal, nearest });
}

function wrongMethod({ id, httpMethod }: OperationMeta): Refusal {
  return {
    asked: id,
    status: 405,
    reason: 'wrong-http-method',
    message: `${id} 只接受 ${httpMethod} 请求`,
    nearest: id,
    allow: httpMethod,
  };
}

/** The two names are missing or unreadable. */
function unreadName({ raw, query }: FastifyRequest): Refusal {
  const read = fromWire(raw.url ?? '');
  const problem = read.ok ? null : read.problem;
  const isMisspelt = problem?.kind === 'missing' && problem.misspelt;
  const given = query as Readonly<Record<string, unknown>>;
  const names = [given[SERVICE_PARAMETER], given[METHOD_PARAMETER] ?? given.methodName];
  const asked = names.filter((name) => typeof name === 'string').join('.');
  return {
    asked: asked === '' ? SERVLET_PATH : asked,
    status: 404,
    reason: isMisspelt ? 'misspelt-parameter' : 'bad-operation-name',
    message: problem ? wordsOf(problem) : '缺少 serviceName 与 medthodName',
    nearest: asked === '' ? null : nearestOperation(asked),
  };
}

function wordsOf(problem: WireProblem): string {
  switch (problem.kind) {
    case 'missing':
      return problem.misspelt
        ? '参数名应为 medthodName（接口约定的拼写），收到的是 methodName'
        : `缺少参数 ${problem.parameter}`;
    case 'repeated':
      return `参数 ${problem.parameter} 只能出现一次`;
    case 'malformed':
      return `参数 ${problem.parameter} 的值不正确`;
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { asked, status, reason, message, nearest, allow } = refusal;
  const body = bodyOf(request, refusal);
  request.outcomeCode = status;
  request.answered = body;
  decided(request, message);
  reply.code(status);
  if (allow) reply.header('allow', allow);
  request.unmatched = { id: asked.slice(0, MOST_ASKED), unmatched: { reason, nearest } };
  return reply.send(body);
}

function bodyOf(request: FastifyRequest, refusal: Omit<Refusal, 'asked' | 'nearest'>): object {
  const { status, message, reason, details } = refusal;
  return { code: status, message, reason, traceId: request.id, ...(details ? { details } : {}) };
}
