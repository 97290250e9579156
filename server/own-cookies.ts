import type { FastifyRequest } from 'fastify';

/** The session, for pictures and files, which a browser asks for without a header. */
export const SESSION_COOKIE = 'deskSession';
/** The browser that began a login on another device or at a provider. */
export const LOGIN_COOKIE = 'deskLogin';
/** The world of an outside party's page. */
export const TICKET_COOKIE = 'deskTicket';

/** Every cookie is for the server alone, and on an encrypted connection for such ones only. */
export function ownCookie({ protocol }: Pick<FastifyRequest, 'protocol'>, path = '/') {
  return { path, httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const;
}
