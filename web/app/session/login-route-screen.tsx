import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LoginScreen } from '#web/features/login/screens/login-screen.tsx';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { attachedTools } from '../attached-tools.ts';
import { demoAccounts } from '../demo-accounts.tsx';
import { loginTarget } from './login-route.ts';
import { SessionNotice } from './session-notice.tsx';

export function LoginRouteScreen() {
  const navigate = useNavigate();
  const { path } = useParams();
  const target = loginTarget(path);

  function enter(token: string): void {
    tokenStore.write(token);
    // The guard asks the server who this is before it opens the target.
    sessionStore.forget();
    void navigate(target, { replace: true });
  }

  const screen = (
    <LoginScreen
      targetPath={target}
      onLoggedIn={enter}
      notice={<SessionNotice onConfirmed={() => void navigate(target, { replace: true })} />}
      {...demoAccounts()}
    />
  );
  const { AroundLogin } = attachedTools();
  if (AroundLogin === null) return screen;
  return (
    <Suspense>
      <AroundLogin onLoggedIn={enter}>{screen}</AroundLogin>
    </Suspense>
  );
}
