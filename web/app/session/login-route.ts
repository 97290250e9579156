import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { decodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { checkSession, isSessionInDoubt } from '#web/features/session/check-session.ts';
import { PATHS } from '#web/lib/paths.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';

/** Where a login leads (登录后的去处): the decoded path, or the start when it leads outside the application. */
export function loginTarget(param: string | undefined): string {
  return (param === undefined ? null : decodeReturnPath(param)) ?? PATHS.manager.getHref();
}

async function isLoggedIn(): Promise<boolean> {
  if (sessionStore.get().status === 'in') {
    return true;
  }
  // A check that just failed led here: the screen says so and offers the next one without a wait.
  if (tokenStore.read() === null || isSessionInDoubt()) {
    return false;
  }
  return (await checkSession()) === 'in';
}

/** Who is logged in already has no business on the login screen. */
export async function leaveLoginScreen({
  params,
}: Pick<LoaderFunctionArgs, 'params'>): Promise<Response | null> {
  return (await isLoggedIn()) ? redirect(loginTarget(params.path)) : null;
}
