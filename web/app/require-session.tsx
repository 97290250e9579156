import { type LoaderFunctionArgs, redirect, useRevalidator, useRouteError } from 'react-router-dom';
import { isPublicPath } from '#contracts/rules/access.ts';
import { BrandMark } from '#web/components/brand-mark.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { askSession } from '#web/features/session/ask-session.ts';
import { PATHS } from '#web/lib/paths.ts';
import { sessionStore } from '#web/lib/session-store.ts';
import { currentHash } from './current-hash.ts';
import { loginPathFor } from './login-path.ts';
import { RegionError } from './region-error.tsx';
import styles from './require-session.module.css';

class SessionCheckFailed extends Error {
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

/** The server could not say who is logged in, which is no reason to ask for a login. */
export function SessionError() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  if (!(error instanceof SessionCheckFailed)) {
    return <RegionError />;
  }
  return (
    <main className={styles.page}>
      <BrandMark />
      <h1 className={styles.title} tabIndex={-1}>
        暂时连不上服务
      </h1>
      <ErrorState
        title="没有确认到您的登录状态"
        text="您的作品和订单都是安全的。请检查网络，稍后重试；重试成功后会直接打开您要的页面。"
        onRetry={() => void revalidator.revalidate()}
        isRetrying={revalidator.state === 'loading'}
      />
    </main>
  );
}
