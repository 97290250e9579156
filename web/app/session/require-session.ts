import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { isPublicPath } from '#contracts/rules/account/access.ts';
import { checkSession } from '#web/features/session/check-session.ts';
import { PATHS } from '#web/lib/paths.ts';
import { loginPathFor } from '#web/lib/session/login-path.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { currentHash } from '../current-hash.ts';

/**
 * The access rule (访问规则): who is not known to be logged in is asked for at the server before every navigation,
 * and is led to the login screen unless the server says so. Without an answer the token stays, for the next check.
 */
export async function requireSession({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  // Everything that begins with /manager/login is public, yet there is only one login screen.
  if (isPublicPath(pathname)) {
    return redirect(PATHS.login.getHref());
  }
  if (sessionStore.get().status === 'in') {
    return null;
  }
  const answer = await checkSession();
  return answer === 'in' ? null : redirect(loginPathFor({ pathname, search, hash: currentHash() }));
}

/** Where everybody starts (工作台). The guard is asked here too, because of two redirects the inner one wins. */
export async function openStart(args: Pick<LoaderFunctionArgs, 'request'>): Promise<Response> {
  return (await requireSession(args)) ?? redirect(PATHS.makeEbook.getHref());
}
