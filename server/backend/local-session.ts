import type { FastifyRequest } from 'fastify';
import { userByAccount } from '#db/queries/account/users.ts';
import { forwardCookies } from './cookies.ts';

/**
 * Who calls an operation that the replica answers while a backend answers the others. The backend gave the token
 * out, so the replica has never heard of it: whoever is logged in there is one account of the replica here. A token
 * that the replica gave out itself is that account's.
 */
export function actAsLocalAccount(request: FastifyRequest, account: string): void {
  if (request.visitor || !hasForeignSession(request)) return;
  request.visitor = userByAccount(request.world.db, account) ?? null;
}

function hasForeignSession({ headers }: FastifyRequest): boolean {
  return Boolean(headers.authorization) || forwardCookies(headers.cookie) !== '';
}
