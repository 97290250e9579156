import type { FastifyInstance, FastifyReply } from 'fastify';
import { sessionUser } from '#db/queries/sessions.ts';
import type { UserRow } from '#db/queries/users.ts';
import { secretHash } from '#db/secret-hash.ts';

export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const COOKIE = 'deskSession';

declare module 'fastify' {
  interface FastifyRequest {
    visitor: UserRow | null;
    tokenHash: string | null;
  }
}

/** Finds out who calls. The header decides when present; the cookie speaks only for images and files. */
export function registerSession(app: FastifyInstance): void {
  app.decorateRequest('visitor', null);
  app.decorateRequest('tokenHash', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    const token = header
      ? bareToken(header)
      : request.url.startsWith('/media/')
        ? request.cookies[COOKIE]
        : undefined;
    if (!token) return;
    request.tokenHash = secretHash(token);
    request.visitor = sessionUser(request.world.db, request.tokenHash, request.world.clock.now());
  });
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: SESSION_LIFETIME_MS / 1000,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax' });
}

function bareToken(header: string): string {
  return header.replace(/^Bearer\s+/i, '').trim();
}
