import type { FastifyInstance } from 'fastify';
import { PROVIDER_NAMES } from '#contracts/rules/account/providers.ts';
import { userById } from '#db/queries/account/users.ts';
import { createContext } from '#server/servlet/context.ts';
import { secondsLeft } from './login-moment.ts';
import { outsideIdentities } from './outside-identities.ts';
import { textOf } from './phone-member.ts';
import { succeeded } from './succeeded.ts';
import { approveThirdLogin, refuseThirdLogin, thirdSession } from './third-login.ts';

interface ProviderRoute {
  Params: { loginSessionID: string };
}

/** What the page of a simulated identity provider asks and does. */
export function providerRoutes(app: FastifyInstance): void {
  app.get<ProviderRoute>('/provider-api/:loginSessionID', async (request, reply) => {
    const context = createContext(request, reply);
    const { session, provider } = thirdSession(context, request.params.loginSessionID);
    const owner =
      session.state === 'waiting' && session.userId !== null ? userById(context.db, session.userId) : null;
    return succeeded({
      provider,
      providerName: PROVIDER_NAMES[provider],
      state: session.state,
      expires: secondsLeft(session, context.now),
      // Who asked for the identity in order to bind it; null when somebody logs in.
      bindsTo: owner?.nick ?? null,
      identities: outsideIdentities(context, session, provider),
    });
  });

  app.post<ProviderRoute>('/provider-api/:loginSessionID/approve', async (request, reply) => {
    const context = createContext(request, reply);
    return succeeded(
      approveThirdLogin(context, request.params.loginSessionID, textOf(request.body, 'openId')),
    );
  });

  app.post<ProviderRoute>('/provider-api/:loginSessionID/refuse', async (request, reply) => {
    return succeeded(refuseThirdLogin(createContext(request, reply), request.params.loginSessionID));
  });
}
