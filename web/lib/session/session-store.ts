import type { SessionUser } from '../readers/session-check.ts';
import { createStore, type Store, useStore } from '../store.ts';

export type { SessionUser };

export type Session =
  | { readonly status: 'unknown'; readonly user: null }
  | {
      readonly status: 'in';
      readonly user: SessionUser;
      /** The token that the server knew the member by; null where it knew without one. */
      readonly token: string | null;
    }
  | { readonly status: 'out'; readonly user: null };

const UNKNOWN: Session = { status: 'unknown', user: null };
const OUT: Session = { status: 'out', user: null };

export interface SessionStore extends Pick<Store<Session>, 'get' | 'subscribe'> {
  logIn(user: SessionUser, token: string | null): void;
  logOut(): void;
  /** Makes the next navigation ask the server again. */
  forget(): void;
}

export function createSessionStore(): SessionStore {
  const { get, set, subscribe } = createStore<Session>(UNKNOWN);
  return {
    get,
    subscribe,
    logIn: (user, token) => set({ status: 'in', user, token }),
    logOut: () => set(OUT),
    forget: () => set(UNKNOWN),
  };
}

export const sessionStore = createSessionStore();

export function useSession(): Session {
  return useStore(sessionStore);
}
