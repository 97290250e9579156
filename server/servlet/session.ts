import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionUser } from '#db/queries/account/sessions.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { secretHash } from '#db/secret-hash.ts';
import { ownCookie, SESSION_COOKIE } from '#server/own-cookies.ts';

export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

declare module 'fastify' {
  interface FastifyRequest {
    visitor: UserRow | null;
    tokenHash: string | null;
  }
}

/** Finds out who calls. The header decides when present; the cookie speaks only for images, files, mails and the reader's page. */
export function registerSession(app: FastifyInstance): void {
  app.decorateRequest('visitor', null);
  app.decorateRequest('tokenHash', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const token = tokenOf(request);
    if (token) {
      request.tokenHash = secretHash(token);
      request.visitor = sessionUser(request.world.db, request.tokenHash, request.world.clock.now());
    }
    done();
  });
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  const maxAge = SESSION_LIFETIME_MS / 1000;
  reply.setCookie(SESSION_COOKIE, token, { ...ownCookie(reply.request), maxAge });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, ownCookie(reply.request));
}

function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization) return authorization.replace(/^Bearer\s+/i, '').trim();
  const isFileOrReader = ['/media/', '/r/', '/mail-api/'].some((path) => request.url.startsWith(path));
  return isFileOrReader ? request.cookies[SESSION_COOKIE] : undefined;
}
