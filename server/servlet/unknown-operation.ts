import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATIONS, type OperationMeta } from '#contracts/operations.ts';
import { fromWire, SERVLET_PATH } from '#contracts/servlet-url.ts';
import { nearestOperation } from './nearest.ts';

/** Calls below the servlet that no operation answers: says what was asked and what comes nearest. */
export function registerUnknownOperations(app: FastifyInstance): void {
  app.all(SERVLET_PATH, (request, reply) => {
    const read = fromWire(request.raw.url ?? '');
    const problem = read.ok ? null : read.problem;
    const misspelt = problem?.kind === 'missing' && problem.misspelt;
    const message = !problem
      ? '缺少 serviceName 与 medthodName'
      : misspelt
        ? '参数名应为 medthodName（接口约定的拼写），收到的是 methodName'
        : problem.kind === 'missing'
          ? `缺少参数 ${problem.parameter}`
          : problem.kind === 'repeated'
            ? `参数 ${problem.parameter} 只能出现一次`
            : `参数 ${problem.parameter} 的值不正确`;
    return notFound(request, reply, message, misspelt ? 'misspelt-parameter' : 'bad-operation-name');
  });

  for (const meta of OPERATIONS.filter(({ wirePath, path }) => wirePath === path)) {
    const other = meta.httpMethod === 'POST' ? 'GET' : 'POST';
    app.route({
      method: other,
      url: meta.path,
      handler: (request, reply) => wrongMethod(meta, request, reply),
    });
  }

  app.all(`${SERVLET_PATH}/:service/:method`, (request, reply) => {
    const { service, method } = request.params as { service: string; method: string };
    const asked = `${service}.${method}`;
    const known = OPERATIONS.find((meta) => meta.id === asked);
    if (known) return wrongMethod(known, request, reply);
    const nearest = nearestOperation(asked);
    return notFound(request, reply, `没有 ${asked} 这个接口，最接近的是 ${nearest}`, 'unknown-operation', {
      asked,
      nearest,
    });
  });
}

function wrongMethod(meta: OperationMeta, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .header('allow', meta.httpMethod)
    .code(405)
    .send({
      code: 405,
      message: `${meta.id} 只接受 ${meta.httpMethod} 请求`,
      reason: 'wrong-http-method',
      traceId: request.id,
    });
}

function notFound(
  request: FastifyRequest,
  reply: FastifyReply,
  message: string,
  reason: string,
  details?: Record<string, string>,
): FastifyReply {
  return reply
    .code(404)
    .send({ code: 404, message, reason, traceId: request.id, ...(details ? { details } : {}) });
}
