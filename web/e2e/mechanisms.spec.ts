/** What the shared layer draws on every screen, as axe sees it: the loading indicator, undoing in place. */

import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';

test('the loading indicator and undoing in place are told to everybody', async ({ page, loginAs }) => {
  await loginAs('super');
  const about = await hold(page, 'MemberServiceMag.getAbout');
  await page.goto('/about');
  await about.kept;
  await expect(page.getByRole('banner').getByText('加载中')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  about.letGo();
  await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  await expect(page.getByText('加载中')).toHaveCount(0);

  await page.goto('/manager/shopping/cart');
  const rows = page.getByRole('list', { name: '购物车商品' }).locator('> li');
  await rows.nth(1).getByRole('button', { name: '删除', exact: true }).click();
  await expect(rows.nth(1)).toContainText('已删除「北方的雪」');
  expect(await findings(page)).toEqual([]);
  await rows.nth(1).getByRole('button', { name: '撤销', exact: true }).click();
  await expect(rows.nth(1).getByRole('heading', { name: '北方的雪' })).toBeVisible();
});
