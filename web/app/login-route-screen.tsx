import { useNavigate, useParams } from 'react-router-dom';
import { LoginScreen } from '#web/features/login/screens/login-screen.tsx';
import { sessionStore } from '#web/lib/session-store.ts';
import { tokenStore } from '#web/lib/token.ts';
import { loginTarget } from './login-route.ts';

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

  return <LoginScreen targetPath={target} onLoggedIn={enter} />;
}
