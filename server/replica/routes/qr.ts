import type { FastifyInstance } from 'fastify';
import { userByAccount } from '#db/queries/users.ts';
import { cancelLogin, confirmLogin, expireLogin, scanLogin } from '#server/outside/qr-login.ts';
import { demandKnown, fieldsOf, textField } from '../body.ts';
import type { ControlParts } from '../control-parts.ts';
import { controlNotFound } from '../control-problem.ts';

interface QrRoute {
  Params: { loginSessionID: string };
}

const USUAL_ACCOUNT = 'super';

/** Does what a person with a phone would do, without the phone and without a password. */
export function qrRoutes(plane: FastifyInstance, { world }: ControlParts): void {
  const moment = () => ({ db: world.db, now: world.clock.now() });

  function memberOf(body: unknown) {
    const fields = fieldsOf(body);
    demandKnown(fields, ['account']);
    const account = textField(fields, 'account') ?? USUAL_ACCOUNT;
    const user = userByAccount(world.db, account);
    if (!user) throw controlNotFound('unknown-account', `there is no account "${account}"`);
    return user;
  }

  plane.post<QrRoute>('/qr/:loginSessionID/scan', async ({ params, body }) =>
    scanLogin(moment(), params.loginSessionID, memberOf(body)),
  );
  plane.post<QrRoute>('/qr/:loginSessionID/confirm', async ({ params, body }) =>
    confirmLogin(moment(), params.loginSessionID, memberOf(body)),
  );
  plane.post<QrRoute>('/qr/:loginSessionID/cancel', async ({ params }) =>
    cancelLogin(moment(), params.loginSessionID),
  );
  plane.post<QrRoute>('/qr/:loginSessionID/expire', async ({ params }) =>
    expireLogin(moment(), params.loginSessionID),
  );
}
