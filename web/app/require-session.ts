import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { isPublicPath } from '#contracts/rules/access.ts';
import { askSession } from '#web/features/session/ask-session.ts';
import { PATHS } from '#web/lib/paths.ts';
import { sessionStore } from '#web/lib/session-store.ts';
import { currentHash } from './current-hash.ts';
import { loginPathFor } from './login-path.ts';

/** Nobody knows who is logged in, because the server could not be asked. */
export class SessionCheckFailed extends Error {
  override readonly name = 'SessionCheckFailed';
}

/**
 * The access rule (访问规则): who is not known to be logged in is asked for at the server before every navigation,
 * and is led to the login screen unless the server says so.
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
  const answer = await askSession();
  if (answer === 'failed') {
    throw new SessionCheckFailed();
  }
  return answer === 'in' ? null : redirect(loginPathFor({ pathname, search, hash: currentHash() }));
}

/** Where everybody starts (工作台). The guard is asked here too, because of two redirects the inner one wins. */
export async function openStart(args: Pick<LoaderFunctionArgs, 'request'>): Promise<Response> {
  return (await requireSession(args)) ?? redirect(PATHS.makeEbook.getHref());
}
