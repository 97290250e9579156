import type { FastifyReply } from 'fastify';
import { beginningOf } from './beginning-of.ts';

/** Sends the handler's result unchanged: Fastify's own serialiser would convert and drop values. */
export function sendReply(reply: FastifyReply, body: unknown, isText: boolean): FastifyReply {
  if (isText && typeof body === 'string') {
    reply.request.outcomeCode = body.slice(0, 40);
    reply.request.answered = beginningOf(body);
    return reply.type('text/plain; charset=utf-8').send(body);
  }
  reply.request.outcomeCode = codeOf(body);
  const text = JSON.stringify(body);
  reply.request.answered = beginningOf(text);
  return reply.type('application/json; charset=utf-8').send(text);
}

function codeOf(body: unknown): number | null {
  const code = (body as { code?: unknown } | null)?.code;
  return typeof code === 'number' ? code : null;
}
