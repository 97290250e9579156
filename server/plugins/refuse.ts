import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSAL_HEADER } from '#contracts/control/address.ts';
import { isMachinePath } from '#server/machine-paths.ts';
import { type Refusal, refusalPage } from './refusal-page.ts';

/** A person who opens a page reads a page; a program reads the usual words. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const { statusCode, reason, message, retryAfter } = refusal;
  const [path = ''] = request.url.split('?');
  request.outcomeCode = statusCode;
  reply.code(statusCode).header(REFUSAL_HEADER, reason);
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
  if (request.method === 'GET' && !isMachinePath(path)) {
    reply.type('text/html; charset=utf-8').send(refusalPage(refusal));
    return;
  }
  reply.send({ code: statusCode, message, reason, traceId: request.id });
}
