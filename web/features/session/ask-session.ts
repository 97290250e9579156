import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import type { SessionCheck } from '#web/lib/readers/session-check.ts';
import { type SessionStore, sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { userIsLogin3 } from './api.ts';

export type Answer = SessionCheck['answer'];

/**
 * Asks the server whose the stored token is and notes the answer, token included: the session goes on under the token
 * that was asked for. A failed check says nothing about the session.
 */
export async function askSession(
  api: ApiClient = client(),
  store: SessionStore = sessionStore,
): Promise<Answer> {
  const token = tokenStore.read();
  const check = await userIsLogin3(api, { token });
  if (check.answer === 'in') store.logIn(check.user, token);
  else if (check.answer === 'out') store.logOut();
  return check.answer;
}
