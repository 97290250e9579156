import { cancelLogin, confirmLogin, expireLogin, scanLogin } from '#server/outside/qr-login.ts';
import type { World } from '#server/worlds/world.ts';
import { accountOrRefuse } from '../account-or-refuse.ts';
import type { SomeHandlers } from '../control/handlers.ts';

const USUAL_ACCOUNT = 'super';

/** Does what a person with a phone would do, without the phone and without a password. */
export const qrHandlers = {
  'POST /qr/{loginSessionID}/scan': ({ world, path, body: { account = USUAL_ACCOUNT } }) =>
    scanLogin(momentOf(world), path.loginSessionID, accountOrRefuse(world, account)),
  'POST /qr/{loginSessionID}/confirm': ({ world, path, body: { account = USUAL_ACCOUNT } }) =>
    confirmLogin(momentOf(world), path.loginSessionID, accountOrRefuse(world, account)),
  'POST /qr/{loginSessionID}/cancel': ({ world, path }) => cancelLogin(momentOf(world), path.loginSessionID),
  'POST /qr/{loginSessionID}/expire': ({ world, path }) => expireLogin(momentOf(world), path.loginSessionID),
} satisfies SomeHandlers;

function momentOf({ db, clock }: World) {
  return { db, now: clock.now() };
}
