import type { createBrowserRouter } from 'react-router-dom';
import { askSession } from '#web/features/session/ask-session.ts';
import { client } from '#web/lib/client.ts';
import { createSessionStore, sessionStore } from '#web/lib/session-store.ts';
import { tokenStore } from '#web/lib/token.ts';
import { loginPathFor } from './login-path.ts';
import { settleLogin } from './overlays.ts';

type Router = ReturnType<typeof createBrowserRouter>;

function leave(router: Router): void {
  sessionStore.logOut();
  settleLogin(false);
  void router.navigate(loginPathFor(router.state.location));
}

async function follow(router: Router, token: string | null): Promise<void> {
  const { user } = sessionStore.get();
  if (user === null) {
    // The login screen moves on by itself when it is asked again.
    void router.revalidate();
    return;
  }
  if (token === null) {
    leave(router);
    return;
  }
  // The answer is tried on a store of its own: another member must not appear among the first one's data.
  const trial = createSessionStore();
  const answer = await askSession(client(), trial);
  const next = trial.get().user;
  if (answer === 'out') {
    leave(router);
  } else if (next !== null && next.user_id !== user.user_id) {
    location.reload();
  } else if (next !== null) {
    sessionStore.logIn(next);
    settleLogin(true);
  }
}

/** Follows what another tab does with the session: logging out, logging in again, another member logging in. */
export function watchOtherTabs(router: Router): void {
  tokenStore.subscribe((token) => void follow(router, token));
}
