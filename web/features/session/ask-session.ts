import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import type { SessionCheck } from '#web/lib/readers/session-check.ts';
import { type SessionStore, sessionStore } from '#web/lib/session-store.ts';
import { checkSession } from './api.ts';

export type Answer = SessionCheck['answer'];

/** Asks the server who is logged in and notes the answer. A failed check says nothing about the session. */
export async function askSession(
  api: ApiClient = client(),
  store: SessionStore = sessionStore,
): Promise<Answer> {
  const check = await checkSession(api);
  if (check.answer === 'in') store.logIn(check.user);
  else if (check.answer === 'out') store.logOut();
  return check.answer;
}
