import { describe, expect, test } from 'vitest';
import { PATHS } from '#web/lib/paths.ts';
import { isLocked, MENU } from './menu.ts';

const groups = MENU.map(({ title, items }) => [title, ...items.map(({ entry }) => entry.title)]);

describe('the menu', () => {
  test('has its places in four groups, in their order', () => {
    expect(groups.map(([title, first]) => [title, first])).toEqual([
      ['创作', '制作电子书'],
      ['阅读', '书架'],
      ['印刷订单', '印刷'],
      ['账户', '个人资料'],
    ]);
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
    expect(isLocked(PATHS.statisticMag, '')).toBe(true);
    expect(isLocked({}, '')).toBe(false);
  });

  test('of an enterprise member stays on e-books and e-paper', () => {
    expect(isLocked(PATHS.makeEbook, '企业高级版')).toBe(true);
    expect(isLocked(PATHS.epaperCode, '企业高级版')).toBe(true);
    expect(isLocked(PATHS.statisticMag, '企业高级版')).toBe(false);
  });

  test('is not on the team for who is in one, and stays on the rest', () => {
    expect(isLocked(PATHS.myMember, '')).toBe(true);
    expect(isLocked(PATHS.myMember, '', true)).toBe(false);
    expect(isLocked(PATHS.statisticMag, '', true)).toBe(true);
  });

  test('is nowhere for the highest level', () => {
    expect(MENU.flatMap(({ items }) => items).filter((item) => isLocked(item, '超级会员'))).toEqual([]);
  });
});
