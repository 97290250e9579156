import { useSyncExternalStore } from 'react';
import type { SessionUser } from './readers/session-check.ts';

export type { SessionUser };

export type Session =
  | { readonly status: 'unknown'; readonly user: null }
  | { readonly status: 'in'; readonly user: SessionUser }
  | { readonly status: 'out'; readonly user: null };

const UNKNOWN: Session = { status: 'unknown', user: null };
const OUT: Session = { status: 'out', user: null };

export interface SessionStore {
  get(): Session;
  logIn(user: SessionUser): void;
  logOut(): void;
  /** Makes the next navigation ask the server again. */
  forget(): void;
  subscribe(listener: () => void): () => void;
}

export function createSessionStore(): SessionStore {
  let session = UNKNOWN;
  const listeners = new Set<() => void>();

  function become(next: Session): void {
    session = next;
    for (const listener of [...listeners]) {
      listener();
    }
  }

  return {
    get: () => session,
    logIn: (user) => become({ status: 'in', user }),
    logOut: () => become(OUT),
    forget: () => become(UNKNOWN),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const sessionStore = createSessionStore();

export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);
}
