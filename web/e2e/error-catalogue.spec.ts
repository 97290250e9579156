import { expect, test } from './fixtures.ts';
import { button } from './login-page.ts';

test('the server away for a screen that was not fetched yet is said in its place', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await page.goto('/manager/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/assets\/about-screen/, (route) => route.abort());
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '关于' }).click();
  await expect(page.getByRole('alert')).toContainText('页面没有下载完整');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();

  await page.unrouteAll();
  await button(page, '重试').click();
  await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
});
