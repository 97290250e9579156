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

interface Cors {
  readonly origins: readonly string[];
  /** Which addresses they reach. */
  readonly opens: RegExp;
  readonly methods: string;
}

export const corsOfProduct = ({ corsOrigins }: Env): Cors => ({
  origins: corsOrigins,
  opens: PRODUCT,
  methods: 'GET, POST',
});

/** Lets the pages of the named origins read what is answered; tokens travel in a header, cookies do not. */
export function registerCors(app: FastifyInstance, { origins, opens, methods }: Cors): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (!opens.test(request.url)) return done();
    reply.header('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return done();
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', SHOWN);
    const isAsking = request.method === 'OPTIONS' && request.headers['access-control-request-method'];
    if (!isAsking) return done();
    reply
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', SENT)
      .header('access-control-max-age', DAY_S)
      .code(204)
      .send();
  });
}
