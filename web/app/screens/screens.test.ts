import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sourceFiles } from '#scripts/check/source-files.ts';
import { PATHS, SCREENS, type Screen } from '#web/lib/paths.ts';

const PLACES = [
  'contracts/rules/screens/paths.ts',
  'web/app/screens/screen-parts.tsx',
  // What is closed says there what serves meanwhile; opened, it is there no more.
  'web/features/unavailable/model/instead.ts',
];

const ROOT = new URL('../../../', import.meta.url).pathname;

const MADE_UP = {
  ...PATHS.makeEbook,
  path: '/manager/made_up',
  title: '样例',
} as const;

describe('a record more', () => {
  afterEach(() => {
    vi.doUnmock('#contracts/rules/screens/paths.ts');
    vi.resetModules();
  });

  it('is a route, a place of the menu with its lock, and a gated address', async () => {
    vi.resetModules();
    vi.doMock('#contracts/rules/screens/paths.ts', () => ({
      PATHS,
      SCREENS: [...SCREENS, { name: 'madeUp', ...MADE_UP }],
    }));
    const { isLocked, MENU } = await import('../shell/menu.ts');
    const { SCREEN_ROUTES } = await import('./screens.tsx');
    const { screenAt } = await import('#web/lib/screen-at.ts');
    const item = MENU.find(({ title }) => title === MADE_UP.menu)?.items.at(-1);
    expect(item?.title).toBe(MADE_UP.title);
    expect(item && isLocked(item, '')).toBe(true);
    expect(SCREEN_ROUTES.filter(({ path }) => path === MADE_UP.path)).toHaveLength(1);
    expect(screenAt('/manager/MADE_UP')?.area).toBe(MADE_UP.area);
  });
});

describe('what is written by hand', () => {
  const texts = sourceFiles(ROOT)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }));

  function placesOf({ name, path }: Screen): string[] {
    const named = new RegExp(`\\b${name}\\b|${path}['"\`]`);
    return texts.filter(({ text }) => named.test(text)).map(({ file }) => file);
  }

  // Many screens are linked to as well, which no list demands: the one that is named least shows what a screen needs.
  // With the screen itself and its test these are four places.
  it.each<[string, (screen: Screen) => boolean]>([
    ['in the menu', ({ menu }) => menu !== undefined],
    ['of a membership', ({ area }) => area !== undefined],
    ['with a parameter', ({ path }) => path.includes(':')],
  ])('for a screen %s is its record and its parts', (_kind, isOfKind) => {
    const places = SCREENS.filter(isOfKind).map(placesOf);
    const least = places.sort((one, other) => one.length - other.length)[0] ?? [];
    expect(least).toContain('contracts/rules/screens/paths.ts');
    expect(least.filter((file) => !PLACES.includes(file))).toEqual([]);
  });
});
