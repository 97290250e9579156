import { askSession } from '#web/features/session/ask-session.ts';
import { client } from '#web/lib/call/client.ts';
import { createSessionStore, sessionStore } from '#web/lib/session/session-store.ts';

/** Whom the stored token turned out to belong to, seen from the member whose screen this is. */
export type Arrival = 'the same' | 'another' | 'nobody' | 'unclear';

/**
 * Asks whose the stored token is after a login (重新登录) that this screen did not make itself. Tried on a store of its
 * own, so that another member never appears among the first one's data; the same one goes on under the new token.
 */
export async function whoIsThere(): Promise<Arrival> {
  const trial = createSessionStore();
  const answer = await askSession(client(), trial);
  const found = trial.get();
  if (answer === 'failed') return 'unclear';
  if (found.status !== 'in') return 'nobody';
  const { user } = sessionStore.get();
  if (user !== null && user.user_id !== found.user.user_id) return 'another';
  sessionStore.logIn(found.user, found.token);
  return 'the same';
}
