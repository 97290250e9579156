import { useSyncExternalStore } from 'react';
import { type Answer, askSession } from '#web/features/session/ask-session.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';

let isInDoubt = false;
const listeners = new Set<() => void>();

/** Asks who is logged in (登录状态) and remembers whether there was an answer: the login screen says it where not. */
export async function checkSession(api: ApiClient = client()): Promise<Answer> {
  const answer = await askSession(api);
  isInDoubt = answer === 'failed';
  for (const listener of [...listeners]) {
    listener();
  }
  return answer;
}

/** The last check got no answer: whoever stands on the login screen may well be logged in. */
export function isSessionInDoubt(): boolean {
  return isInDoubt;
}

export function useSessionDoubt(): boolean {
  return useSyncExternalStore(subscribe, isSessionInDoubt, isSessionInDoubt);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
