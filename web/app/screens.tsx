import type { RouteObject } from 'react-router-dom';
import { SCREENS, type Screen } from '#web/lib/paths.ts';

async function openScreen({ name }: Screen) {
  const { SCREEN_PARTS } = await import('./screen-parts.tsx');
  return { Component: await SCREEN_PARTS[name]?.load?.() };
}

async function openUnavailable({ title, editorType }: Screen) {
  const { UnavailableScreen } = await import('#web/features/unavailable/screens/unavailable-screen.tsx');
  return { element: <UnavailableScreen title={title} feditorType={editorType} /> };
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
