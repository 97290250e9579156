import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { SCREENS, type Screen } from '#web/lib/paths.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';

async function openScreen({ name }: Screen) {
  const { SCREEN_PARTS } = await import('./screen-parts.tsx');
  const { askFirst } = await import('./prepare-screen.ts');
  return {
    Component: await SCREEN_PARTS[name]?.load?.(),
    /** The first question does not wait until the screen is drawn, only until it is known who asks. */
    loader({ request }: LoaderFunctionArgs) {
      whenLoggedIn(() => askFirst(name, new URL(request.url).searchParams));
      return null;
    },
  };
}

function whenLoggedIn(act: () => void): void {
  if (sessionStore.get().status === 'in') {
    act();
    return;
  }
  const stop = sessionStore.subscribe(() => {
    stop();
    if (sessionStore.get().status === 'in') act();
  });
}

async function openUnavailable({ name, title, editorType }: Screen) {
  const { UnavailableScreen } = await import('#web/features/unavailable/screens/unavailable-screen.tsx');
  return { element: <UnavailableScreen name={name} title={title} feditorType={editorType} /> };
}

/** Every screen inside the shell. */
export const SCREEN_ROUTES: RouteObject[] = [
  ...SCREENS.filter(({ state }) => state !== 'outside').map((screen) => ({
    path: screen.path,
    handle: { title: screen.title },
    lazy: () => (screen.state === 'open' ? openScreen(screen) : openUnavailable(screen)),
  })),
  {
    path: '*',
    handle: { title: '没有找到这个页面' },
    lazy: async () => ({
      Component: (await import('#web/features/error/screens/not-found-screen.tsx')).NotFoundScreen,
    }),
  },
];
