import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { createProgressBar } from '#web/lib/document/progress.ts';
import { PATHS } from '#web/lib/paths.ts';
import { BrokenApp } from './app-boundary.tsx';
import { rememberRouter } from './current-hash.ts';
import { RootLayout } from './root-layout.tsx';
import { RegionError } from './screens/region-error.tsx';
import { SCREEN_ROUTES } from './screens/screens.tsx';
import { leaveLoginScreen } from './session/login-route.ts';
import { openStart, requireSession } from './session/require-session.ts';
import { Splash } from './splash.tsx';

const loginScreen = {
  handle: { title: PATHS.login.title },
  loader: leaveLoginScreen,
  lazy: async () => ({ Component: (await import('./session/login-route-screen.tsx')).LoginRouteScreen }),
} satisfies RouteObject;

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: BrokenApp,
    HydrateFallback: Splash,
    children: [
      { path: PATHS.login.path, ...loginScreen },
      { path: PATHS.loginReturn.path, ...loginScreen },
      {
        path: PATHS.error.path,
        handle: { title: PATHS.error.title },
        lazy: async () => ({
          Component: (await import('#web/features/error/screens/error-screen.tsx')).ErrorScreen,
        }),
      },
      {
        loader: requireSession,
        // Without this a parent's loader is skipped when only the child changes.
        shouldRevalidate: () => true,
        ErrorBoundary: RegionError,
        children: [
          { path: '/', loader: openStart, Component: Splash },
          { path: PATHS.manager.path, loader: openStart, Component: Splash },
          {
            lazy: async () => ({ Component: (await import('./shell/manager-shell.tsx')).ManagerShell }),
            children: [{ ErrorBoundary: RegionError, children: SCREEN_ROUTES }],
          },
        ],
      },
    ],
  },
];

/** The routes of the product, with the progress bar that starts before each navigation and ends after it. */
export function startRouter(): ReturnType<typeof createBrowserRouter> {
  const bar = createProgressBar();
  bar.start();
  let isMoving = true;
  const router = createBrowserRouter(routes, { basename: '/' });
  rememberRouter(router);
  const follow = ({ initialized, navigation }: typeof router.state) => {
    const moves = !initialized || navigation.state !== 'idle';
    if (moves !== isMoving) {
      isMoving = moves;
      if (moves) {
        bar.start();
      } else {
        bar.done();
      }
    }
  };
  router.subscribe(follow);
  follow(router.state);
  return router;
}

/** Resolves when the first screen has been found and its code is there. */
export function whenReady(router: ReturnType<typeof startRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
