import { useRef } from 'react';
import { type SessionUser, useSession } from '#web/lib/session/session-store.ts';

/** Who is shown, also in the moment between two sessions. */
export function useLastUser(): SessionUser | null {
  const { user } = useSession();
  const last = useRef(user);
  if (user !== null) last.current = user;
  return last.current;
}
