import type { createBrowserRouter } from 'react-router-dom';
import { loginPathFor } from '#web/lib/login-path.ts';
import { sessionStore } from '#web/lib/session-store.ts';
import { tokenStore } from '#web/lib/token.ts';
import { goOn } from './overlays.ts';
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

/** Follows what another tab does with the session: logging out, logging in again, another member logging in. */
export function watchOtherTabs(router: Router): void {
  tokenStore.subscribe((token) => void follow(router, token));
}
