import { describe, expect, test } from 'vitest';
import { PATHS } from '#web/lib/paths.ts';
import { isLocked, MENU } from './menu.ts';

const inMenu = MENU.flatMap(({ items }) => items.map(({ path }) => path));

describe('the menu', () => {
  test('has the four groups', () => {
    expect(MENU.map(({ title }) => title)).toEqual(['创作', '阅读', '印刷订单', '账户']);
  });

  test('leads to every route without an argument except entrances, errors and the steps of a payment', () => {
    const outside = [
      '/manager',
      '/manager/login',
      '/error',
      '/manager/shopping/pay',
      '/manager/shopping/success',
    ];
    const wanted = Object.values(PATHS)
      .map(({ path }) => path)
      .filter((path) => !path.includes(':') && !outside.includes(path));
    expect([...inMenu].sort()).toEqual(wanted.sort());
  });
});

describe('the locks of the menu', () => {
  test('of an ordinary member are on every gated area', () => {
    expect(inMenu.filter((path) => isLocked(path, '')).sort()).toEqual([
      '/manager/epaper',
      '/manager/epaper_code',
      '/manager/epaper_order',
      '/manager/epaper_sell',
      '/manager/make_ebook',
      '/manager/myMember',
      '/manager/statisticMag',
    ]);
  });

  test('of an enterprise member stay on e-books and e-paper', () => {
    expect(isLocked('/manager/make_ebook', '企业高级版')).toBe(true);
    expect(isLocked('/manager/statisticMag', '企业高级版')).toBe(false);
  });

  test('are gone for the highest level', () => {
    expect(inMenu.some((path) => isLocked(path, '超级会员'))).toBe(false);
  });
});
