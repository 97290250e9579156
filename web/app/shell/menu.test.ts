import { afterEach, describe, expect, test, vi } from 'vitest';
import { PATHS, SCREENS } from '#web/lib/paths.ts';
import { isLocked, MENU, SOON } from './menu.ts';

const groups = MENU.map(({ title, items }) => [title, ...items.map(({ entry }) => entry.title)]);

describe('the menu', () => {
  test('has what is open in groups, in their order, and no group with nothing in it', () => {
    expect(groups.map(([title, first]) => [title, first])).toEqual([
      ['创作', '制作电子书'],
      ['印刷订单', '印刷'],
      ['账户', '个人资料'],
    ]);
    expect(MENU.flatMap(({ items }) => items).filter(({ state }) => state !== 'open')).toEqual([]);
  });

  test('gathers what is to come, and in a demo has none of it', async () => {
    const closed = SCREENS.filter(({ menu, state }) => menu !== undefined && state === 'closed');
    expect(new Set(SOON)).toEqual(new Set(closed));
    vi.resetModules();
    vi.stubEnv('VITE_REPLICA_TOOLS', 'demo');
    const demo = await import('./menu.ts');
    expect(demo.SOON).toEqual([]);
    expect(demo.MENU.map(({ title }) => title)).toEqual(MENU.map(({ title }) => title));
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test('leads to what a list of one kind is part of', () => {
    const works = MENU.flatMap(({ items }) => items).find(({ name }) => name === 'opusList');
    expect(works?.entry).toEqual({ title: '我的作品', href: '/manager/opus_list/all' });
  });

  test('leaves out entrances, errors and the steps of a payment', () => {
    const places = groups.flat();
    for (const { title } of [
      PATHS.manager,
      PATHS.login,
      PATHS.error,
      PATHS.shoppingPay,
      PATHS.shoppingSuccess,
    ]) {
      expect(places).not.toContain(title);
    }
  });
});

describe('a lock of the menu', () => {
  test('is on what an ordinary member cannot use', () => {
    expect(isLocked(PATHS.makeEbook, '')).toBe(true);
    expect(isLocked(PATHS.myMember, '')).toBe(true);
    expect(isLocked(PATHS.order, '')).toBe(false);
  });

  test('of an enterprise member stays on e-books and e-paper', () => {
    expect(isLocked(PATHS.makeEbook, '企业高级版')).toBe(true);
    expect(isLocked({ ...PATHS.epaperCode, state: 'open' }, '企业高级版')).toBe(true);
    expect(isLocked({ ...PATHS.statisticMag, state: 'open' }, '企业高级版')).toBe(false);
  });

  test('is not on the team for who is in one, and stays on the rest', () => {
    expect(isLocked(PATHS.myMember, '')).toBe(true);
    expect(isLocked(PATHS.myMember, '', true)).toBe(false);
    expect(isLocked(PATHS.makeEbook, '', true)).toBe(true);
  });

  test('is on nothing that is not open yet', () => {
    expect(SOON.filter((screen) => isLocked(screen, ''))).toEqual([]);
  });

  test('is nowhere for the highest level', () => {
    expect(MENU.flatMap(({ items }) => items).filter((item) => isLocked(item, '超级会员'))).toEqual([]);
  });
});
