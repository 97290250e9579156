import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';

/** What a page of another origin may reach where it was let in: the product, never what steers the replica. */
const PRODUCT = /^\/(?:uwp|media)\//;
const DAY_S = 86_400;
const SENT = 'authorization, content-type, prefer, x-replica-sandbox, x-replica-tab';
const SHOWN = 'x-replica-provenance, x-replica-answer, preference-applied, retry-after, allow';

/** Whether the page was let in by `--cors`. */
export function isInvited({ headers, url }: FastifyRequest, { corsOrigins }: Env): boolean {
  const { origin } = headers;
  return origin !== undefined && PRODUCT.test(url) && corsOrigins.includes(origin);
}

/** Lets the pages of the named origins read what the product answers; tokens travel in a header, cookies do not. */
export function registerCors(app: FastifyInstance, env: Env): void {
  if (env.corsOrigins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (PRODUCT.test(request.url)) reply.header('vary', 'origin');
    if (!isInvited(request, env)) return done();
    reply.header('access-control-allow-origin', request.headers.origin);
    reply.header('access-control-expose-headers', SHOWN);
    const isAsking = request.method === 'OPTIONS' && request.headers['access-control-request-method'];
    if (!isAsking) return done();
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', SENT)
      .header('access-control-max-age', DAY_S)
      .code(204)
      .send();
  });
}
