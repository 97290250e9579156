import type { FastifyInstance } from 'fastify';
import { userById } from '#db/queries/account/users.ts';
import { createContext } from '#server/servlet/context.ts';
import { secondsLeft, sessionOrRefuse } from './login-moment.ts';
import { phoneAccounts, phoneMember } from './phone-member.ts';
import { cancelLogin, confirmLogin, scanLogin } from './qr-login.ts';
import { succeeded } from './succeeded.ts';

interface PhoneRoute {
  Params: { loginSessionID: string };
}

/** What the page of the simulated phone asks and does. */
export function phoneRoutes(app: FastifyInstance): void {
  app.get<PhoneRoute>('/phone-api/:loginSessionID', async (request, reply) => {
    const context = createContext(request, reply);
    const session = sessionOrRefuse(context, request.params.loginSessionID, 'qr');
    const scannedBy = session.userId === null ? null : userById(context.db, session.userId);
    return succeeded({
      state: session.state,
      device: session.device,
      ip: session.ip,
      // A session of a scenario was begun by no browser, so none of them is it.
      isHere: session.secretHash !== '' && context.isMarked(session.secretHash),
      created: new Date(session.createdAt).toISOString(),
      expires: secondsLeft(session, context.now),
      account: scannedBy?.account ?? null,
      accounts: phoneAccounts(context),
    });
  });

  app.post<PhoneRoute>('/phone-api/:loginSessionID/scan', async (request, reply) => {
    const context = createContext(request, reply);
    sessionOrRefuse(context, request.params.loginSessionID, 'qr');
    const user = await phoneMember(context, request.body);
    return succeeded(scanLogin(context, request.params.loginSessionID, user));
  });

  app.post<PhoneRoute>('/phone-api/:loginSessionID/confirm', async (request, reply) => {
    const context = createContext(request, reply);
    sessionOrRefuse(context, request.params.loginSessionID, 'qr');
    const user = await phoneMember(context, request.body);
    return succeeded(confirmLogin(context, request.params.loginSessionID, user));
  });

  app.post<PhoneRoute>('/phone-api/:loginSessionID/cancel', async (request, reply) => {
    return succeeded(cancelLogin(createContext(request, reply), request.params.loginSessionID));
  });
}
