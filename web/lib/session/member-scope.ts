import { createStore, type Store, useStore } from '../store.ts';
import { type SessionStore, sessionStore } from './session-store.ts';

/**
 * One session of one member (会话之墙): what was fetched, what is on its way and what the stores hold belong to it. It
 * ends with the session, by whatever way; the next one, be it of the same member, begins with nothing.
 */
export interface MemberScope {
  /** Null without a login. */
  readonly memberID: string | null;
  /** Fires when the session ends. */
  readonly ended: AbortSignal;
}

export interface MemberScopes {
  current(): MemberScope;
  subscribe(listener: () => void): () => void;
  /** A store that forgets what one member left in it; who keeps it elsewhere too is told to forget it there. */
  store<T>(initial: T, onForgotten?: () => void): Store<T>;
}

export function createMemberScopes(session: SessionStore): MemberScopes {
  const stores = new Set<() => void>();
  let controller = new AbortController();

  function begin(memberID: string | null): MemberScope {
    controller = new AbortController();
    return { memberID, ended: controller.signal };
  }

  const scopes = createStore(begin(null));

  session.subscribe(() => {
    const memberID = session.get().user?.user_id ?? null;
    const { memberID: before } = scopes.get();
    if (memberID === before) return;
    // A visitor has nothing to hide, and a login keeps the answers that are on their way.
    if (before !== null) {
      controller.abort();
      for (const forget of stores) forget();
    }
    scopes.set(begin(memberID));
  });

  return {
    current: scopes.get,
    subscribe: scopes.subscribe,
    store<T>(initial: T, onForgotten?: () => void) {
      const store = createStore(initial);
      stores.add(() => {
        store.set(initial);
        onForgotten?.();
      });
      return store;
    },
  };
}

const scopes = createMemberScopes(sessionStore);

export const memberScope = scopes.current;
export const memberStore = scopes.store;

export function useMemberScope(): MemberScope {
  return useStore({ get: scopes.current, subscribe: scopes.subscribe });
}
