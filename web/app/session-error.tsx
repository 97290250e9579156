import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { BrandMark } from '#web/components/brand-mark.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { RegionError } from './region-error.tsx';
import { SessionCheckFailed } from './require-session.ts';
import styles from './session-error.module.css';

/** The server could not say who is logged in, which is no reason to ask for a login. */
export function SessionError() {
  const error = useRouteError();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  if (!(error instanceof SessionCheckFailed)) {
    return <RegionError />;
  }

  /**
   * Goes to where one already is. A revalidation would ask as well, but the boundary only lets go of its error when it
   * has seen it under way, and that of a fast server is over before it is drawn.
   */
  function retry(): void {
    void navigate(location, { replace: true });
  }

  return (
    <main className={styles.page}>
      <BrandMark />
      <h1 className="only-read" tabIndex={-1}>
        暂时连不上服务
      </h1>
      <ErrorState
        title="暂时连不上服务"
        text="没有确认到您的登录状态。作品和订单都是安全的，请检查网络后重试，成功后会直接打开您要的页面。"
        onRetry={retry}
        isRetrying={navigation.state === 'loading'}
      />
    </main>
  );
}
