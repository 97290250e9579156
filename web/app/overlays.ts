import { useSyncExternalStore } from 'react';

export interface Overlays {
  /** The session expired and the login modal stands over the screen. */
  readonly isLoginOpen: boolean;
  /** The levels that would open what was refused; null while nothing is. */
  readonly refusedLevels: readonly string[] | null;
}

type SettleLogin = (isLoggedIn: boolean) => void;

const NOTHING: Overlays = { isLoginOpen: false, refusedLevels: null };

let state = NOTHING;
let settle: SettleLogin | undefined;
const listeners = new Set<() => void>();

function become(next: Overlays): void {
  state = next;
  for (const listener of [...listeners]) {
    listener();
  }
}

/** Opens the login modal; resolves once somebody logged in (true) or gave up (false). */
export function askForLogin(): Promise<boolean> {
  return new Promise((resolve) => {
    settle = resolve;
    become({ ...state, isLoginOpen: true });
  });
}

export function settleLogin(isLoggedIn: boolean): void {
  const resolve = settle;
  settle = undefined;
  if (state.isLoginOpen) {
    become({ ...state, isLoginOpen: false });
  }
  resolve?.(isLoggedIn);
}

export function showRefusal(levels: readonly string[]): void {
  become({ ...state, refusedLevels: levels });
}

export function closeRefusal(): void {
  become({ ...state, refusedLevels: null });
}

export function useOverlays(): Overlays {
  return useSyncExternalStore(subscribe, current, current);
}

function current(): Overlays {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
