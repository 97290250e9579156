/** The rewriting proxy: everything passes through unchanged, and calls are looked at on their way. */
import { createServer, type Server } from 'node:http';
import { addressOf } from '#server/backend/target.ts';
import { refusalOf } from './doors.ts';
import { type ProxyParts, pass } from './pass.ts';
import { answerRecordRoute, RECORD_PREFIX } from './record-routes.ts';
import { refuse } from './refuse.ts';

export function createProxy(parts: ProxyParts): Server {
  const server = createServer((request, reply) => {
    // No caller is left to be told.
    for (const stream of [request, reply]) stream.on('error', () => reply.destroy());
    try {
      const refusal = refusalOf(request, parts.knownHosts);
      if (refusal) refuse(reply, refusal);
      else if (request.url?.startsWith(RECORD_PREFIX)) {
        const { journal, account, target } = parts;
        answerRecordRoute(request.url, reply, { journal, account, target: addressOf(target.target) });
      } else pass(parts, request, reply);
    } catch (error) {
      const message = `this request cannot be passed on (${(error as Error).message})`;
      refuse(reply, { status: 400, reason: 'malformed-request', message });
    }
  });
  // Longer than clients keep an unused connection, so that none is closed while a request is sent on it.
  server.keepAliveTimeout = 65_000;
  return server;
}
