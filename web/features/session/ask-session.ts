import { isLoggedInStatus } from '#contracts/rules/session-status.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { replyCode } from '#web/lib/reply.ts';
import { type SessionStore, type SessionUser, sessionStore } from '#web/lib/session-store.ts';
import { checkSession } from './api.ts';

export type Answer = 'in' | 'out' | 'failed';

type CheckReply = Awaited<ReturnType<typeof checkSession>>;

function userOf(reply: CheckReply): SessionUser | null {
  if (!('status' in reply) || !isLoggedInStatus(reply.status) || !('user_id' in reply)) {
    return null;
  }
  const { code: _code, status: _status, ...user } = reply;
  return user;
}

/** Asks the server who is logged in and notes the answer. A failed check says nothing about the session. */
export async function askSession(
  api: ApiClient = client(),
  store: SessionStore = sessionStore,
): Promise<Answer> {
  const reply = await checkSession(api);
  if (replyCode(reply) === 401) {
    store.logOut();
    return 'out';
  }
  if (!('status' in reply)) {
    return 'failed';
  }
  const user = userOf(reply);
  if (user === null) {
    store.logOut();
    return 'out';
  }
  store.logIn(user);
  return 'in';
}
