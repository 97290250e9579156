import { flushSync } from 'react-dom';
import type { NavigateFunction } from 'react-router-dom';
import { PATHS } from '#web/lib/paths.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';

/** Where another member can stand as well: the same screen without what was chosen on it. */
export function commonPath(pathname: string): string {
  return screenAt(pathname)?.isOfOneMember ? PATHS.shoppingCart.getHref() : pathname;
}

/**
 * Opens the path as whoever the token is of. The session before ends first, and with it all that was fetched and shown
 * for it; what asks whether to leave goes with its screen, before anybody is led away from it.
 */
export async function beginAgain(token: string, path: string, navigate: NavigateFunction): Promise<void> {
  tokenStore.write(token);
  flushSync(() => sessionStore.forget());
  await navigate(path);
}
