import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useIsLoginAsked, useRefusedLevels } from './overlays.ts';
import { ReplicaToolsPlace } from './replica-tools.tsx';

const LoginModal = lazy(async () => ({ default: (await import('./session/login-modal.tsx')).LoginModal }));
const RefusalModal = lazy(async () => ({
  default: (await import('./session/refusal-modal.tsx')).RefusalModal,
}));

const PRODUCT = '书桌';

function useTitle(): string {
  const handle: unknown = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : PRODUCT;
}

// A reader of the screen learns of a navigation by the heading it lands on; a first visit starts at the top.
function useArrival(pathname: string): void {
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) {
      return;
    }
    seen.current = pathname;
    const place =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    place?.focus({ preventScroll: true });
  }, [pathname]);
}

export function RootLayout() {
  const { pathname } = useLocation();
  const title = useTitle();
  const isLoginAsked = useIsLoginAsked();
  const refusedLevels = useRefusedLevels();
  useArrival(pathname);

  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);

  return (
    <>
      <Outlet />
      <Suspense>
        {isLoginAsked ? <LoginModal /> : null}
        {refusedLevels ? <RefusalModal levels={refusedLevels} /> : null}
      </Suspense>
      <ReplicaToolsPlace />
      <ScrollRestoration />
    </>
  );
}
