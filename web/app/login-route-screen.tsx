import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LoginScreen } from '#web/features/login/screens/login-screen.tsx';
import { sessionStore } from '#web/lib/session-store.ts';
import { tokenStore } from '#web/lib/token.ts';
import { demoAccounts } from './demo-accounts.tsx';
import { loginTarget } from './login-route.ts';
import { SessionNotice } from './session-notice.tsx';

// Only a build for the demo holds it: the word is replaced by its value at build time.
const LoginExtra =
  import.meta.env.VITE_REPLICA_TOOLS === 'demo'
    ? lazy(async () => ({ default: (await import('#web/tools/login-extra.tsx')).LoginExtra }))
    : null;

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
      {...demoAccounts}
    />
  );
  if (LoginExtra === null) return screen;
  return (
    <Suspense>
      <LoginExtra onLoggedIn={enter}>{screen}</LoginExtra>
    </Suspense>
  );
}
