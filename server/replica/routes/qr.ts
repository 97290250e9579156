import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userByAccount } from '#db/queries/users.ts';
import { cancelLogin, confirmLogin, expireLogin, scanLogin } from '#server/outside/qr-login.ts';
import { demandKnown, fieldsOf, textField } from '../body.ts';
import { controlNotFound } from '../control-problem.ts';

interface QrRoute {
  Params: { loginSessionID: string };
}

const USUAL_ACCOUNT = 'super';

/** Does what a person with a phone would do, without the phone and without a password. */
export function qrRoutes(plane: FastifyInstance): void {
  plane.post<QrRoute>('/qr/:loginSessionID/scan', async (request) =>
    scanLogin(momentOf(request), request.params.loginSessionID, memberOf(request)),
  );
  plane.post<QrRoute>('/qr/:loginSessionID/confirm', async (request) =>
    confirmLogin(momentOf(request), request.params.loginSessionID, memberOf(request)),
  );
  plane.post<QrRoute>('/qr/:loginSessionID/cancel', async (request) =>
    cancelLogin(momentOf(request), request.params.loginSessionID),
  );
  plane.post<QrRoute>('/qr/:loginSessionID/expire', async (request) =>
    expireLogin(momentOf(request), request.params.loginSessionID),
  );
}

function momentOf({ world }: Pick<FastifyRequest, 'world'>) {
  return { db: world.db, now: world.clock.now() };
}

function memberOf({ body, world }: Pick<FastifyRequest, 'body' | 'world'>) {
  const fields = fieldsOf(body);
  demandKnown(fields, ['account']);
  const account = textField(fields, 'account') ?? USUAL_ACCOUNT;
  const user = userByAccount(world.db, account);
  if (!user) throw controlNotFound('unknown-account', `there is no account "${account}"`);
  return user;
}
