import { memberScope, memberStore } from '#web/lib/session/member-scope.ts';
import { useStore } from '#web/lib/store.ts';

/** Called after a new login; null while no login is asked for. */
const loginAsked = memberStore<(() => void) | null>(null);

/** The levels that would open what was refused; null while nothing is. */
const refusedLevels = memberStore<readonly string[] | null>(null);

/** Opens the login modal; resolves once the member is back (true), or with the end of the session (false). */
export function askForLogin(): Promise<boolean> {
  return new Promise((resolve) => {
    loginAsked.set(() => resolve(true));
    memberScope().ended.addEventListener('abort', () => resolve(false), { once: true });
  });
}

/** The member is back (重新登录): whatever waits for it goes on. */
export function goOn(): void {
  const wake = loginAsked.get();
  loginAsked.set(null);
  wake?.();
}

export function showRefusal(levels: readonly string[]): void {
  refusedLevels.set(levels);
}

export function closeRefusal(): void {
  refusedLevels.set(null);
}

export function useIsLoginAsked(): boolean {
  return useStore(loginAsked) !== null;
}

export function useRefusedLevels(): readonly string[] | null {
  return useStore(refusedLevels);
}
