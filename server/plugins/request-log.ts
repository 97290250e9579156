import type { FastifyRequest } from 'fastify';

/** Ids of login sessions, codes of payments, tickets and the names of visitors' sandboxes: each of them opens something. */
const SECRET = /[0-9a-f]{16,}/gi;

/** One line per request when it is asked for, with nothing in it that lets its reader act as somebody else. */
export const requestLog = {
  serializers: {
    req: ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
      method,
      url: url.replaceAll(SECRET, '***'),
      remoteAddress: ip,
    }),
  },
};
