import { useNavigate } from 'react-router-dom';
import { doLoginout } from '#web/features/session/api.ts';
import { PATHS } from '#web/lib/paths.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { useGuard } from '#web/lib/use-guard.ts';

interface Logout {
  readonly isLeaving: boolean;
  leave(): void;
}

const LEAVING = ['leaving'];

/** Logging out (退出登录). On a shared computer it has to work even when the server cannot be told. */
export function useLogout(): Logout {
  const { busy, run } = useGuard();
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    await doLoginout();
    tokenStore.clear();
    sessionStore.logOut();
    await navigate(PATHS.login.getHref());
  }

  return { isLeaving: busy.size > 0, leave: () => void run(LEAVING, leave, () => true) };
}
