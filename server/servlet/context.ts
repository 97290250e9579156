import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSession, deleteSession } from '#db/queries/sessions.ts';
import { secretHash } from '#db/secret-hash.ts';
import { notLoggedIn } from '#server/errors.ts';
import { clearSessionCookie, SESSION_LIFETIME_MS, setSessionCookie } from '#server/plugins/session.ts';
import type { Context } from './handler-types.ts';

/** What a handler gets: a view of the request that hides the web framework. */
export function createContext(request: FastifyRequest, reply: FastifyReply): Context {
  const { world } = request;
  const now = world.clock.now();

  return {
    db: world.db,
    now,
    traceId: request.id,
    origin: `${request.protocol}://${request.host}`,
    device: String(request.headers['user-agent'] ?? '').slice(0, 200),
    ip: request.ip,
    visitor: request.visitor,
    get user() {
      if (!request.visitor) throw notLoggedIn();
      return request.visitor;
    },
    secret: () => randomBytes(32).toString('hex'),
    digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
    startSession(userId) {
      const token = randomBytes(32).toString('hex');
      createSession(world.db, {
        tokenHash: secretHash(token),
        userId,
        now,
        expiresAt: now + SESSION_LIFETIME_MS,
        device: String(request.headers['user-agent'] ?? '').slice(0, 200),
      });
      setSessionCookie(reply, token);
      return token;
    },
    endSession() {
      if (request.tokenHash) deleteSession(world.db, request.tokenHash);
      clearSessionCookie(reply);
    },
  };
}
