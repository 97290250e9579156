import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { type Answer, askSession } from './ask-session.ts';

const doubt = createStore(false);

/** Asks who is logged in (登录状态) and remembers whether there was an answer: the login screen says it where not. */
export async function checkSession(api: ApiClient = client()): Promise<Answer> {
  const answer = await askSession(api);
  doubt.set(answer === 'failed');
  return answer;
}

/** The last check got no answer: the session may still be valid although the login screen is shown. */
export const isSessionInDoubt = doubt.get;

export function useSessionDoubt(): boolean {
  return useStore(doubt);
}
