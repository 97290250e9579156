import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeDueAccounts } from '#db/queries/account/closing.ts';
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

/** Identifies the caller by the header; the cookie counts only for images, files, mails and pages of links. */
export function registerSession(app: FastifyInstance): void {
  app.decorateRequest('visitor', null);
  app.decorateRequest('tokenHash', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { world } = request;
    const now = world.clock.now();
    // First, accounts that are due are closed, on every address of the product.
    if (closeDueAccounts(world.db, now)) world.sweepFiles();
    const token = tokenOf(request);
    if (token) {
      request.tokenHash = hashOnConnection(request.raw.socket, token);
      request.visitor = sessionUser(world.db, request.tokenHash, now, request.ip);
    }
    done();
  });
}

const lastOn = new WeakMap<object, { readonly token: string; readonly hash: string }>();

/** A page sends the same token with every call, and hashing it takes longer than recognising it. */
function hashOnConnection(connection: object, token: string): string {
  const last = lastOn.get(connection);
  if (last?.token === token) return last.hash;
  const hash = secretHash(token);
  lastOn.set(connection, { token, hash });
  return hash;
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
  const isFileOrLink = ['/media/', '/r/', '/card/', '/mail-api/'].some((start) =>
    request.url.startsWith(start),
  );
  return isFileOrLink ? request.cookies[SESSION_COOKIE] : undefined;
}
