import type { QueryKey } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { loginPathFor } from '#web/lib/session/login-path.ts';
import { memberScope } from '#web/lib/session/member-scope.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { touches } from '#web/lib/touches.ts';
import { goOn } from '../overlays.ts';
import { whoIsThere } from './who-is-there.ts';

type Router = ReturnType<typeof createBrowserRouter>;

function leave(router: Router): void {
  sessionStore.logOut();
  void router.navigate(loginPathFor(router.state.location));
}

async function follow(router: Router, token: string | null): Promise<void> {
  if (sessionStore.get().status !== 'in') {
    // The login screen moves on by itself when it is asked again.
    void router.revalidate();
    return;
  }
  if (token === null) {
    leave(router);
    return;
  }
  switch (await whoIsThere()) {
    case 'the same':
      return goOn();
    case 'another':
      return location.reload();
    case 'nobody':
      return leave(router);
    case 'unclear':
  }
}

const CHANNEL = 'desk-touches';

/** What one tab tells the others; one of another version may say anything. */
interface Told {
  readonly memberID: string;
  readonly keys: readonly QueryKey[];
}

function isTold(data: unknown): data is Told {
  if (typeof data !== 'object' || data === null || !('memberID' in data) || !('keys' in data)) return false;
  return Array.isArray(data.keys) && data.keys.every((key: unknown) => Array.isArray(key));
}

/** What a member changes in one tab is read again in the others (标签页同步); what is being typed there stays. */
function followTouches(): void {
  // An old browser has no such channel, and then each tab is alone.
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  touches.subscribe(() => {
    channel.postMessage({ memberID: memberScope().memberID, keys: touches.get().keys });
  });
  channel.addEventListener('message', async ({ data }) => {
    if (!isTold(data) || data.memberID !== memberScope().memberID) return;
    // The login screen is there before anything was asked for, and does not wait for what asks.
    const { queriesOf } = await import('../query-client.ts');
    for (const queryKey of data.keys) void queriesOf().invalidateQueries({ queryKey });
  });
}

/**
 * Follows what another tab does: with the session (logging out, logging in again, another member logging in), and with
 * what the member sees in both.
 */
export function watchOtherTabs(router: Router): void {
  tokenStore.subscribe((token) => void follow(router, token));
  followTouches();
}
