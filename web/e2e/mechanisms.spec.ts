/** What the shared layer does for every screen: the loading indicator, repeats, undoing in place. */

import type { Locator, Page, Route } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { dialog, next, openCart, openOptions } from './print-dialog.ts';

test.describe.configure({ mode: 'parallel' });

const LOADING = '加载中';
const topLine = (page: Page) => page.getByRole('banner').getByText(LOADING);
const rows = (page: Page) => page.getByRole('list', { name: '购物车商品' }).locator('> li');
const row = (page: Page, work: string) =>
  rows(page).filter({ has: page.getByRole('heading', { level: 3, name: work, exact: true }) });
const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** Keeps the calls of one method waiting until they are let go. */
async function hold(
  page: Page,
  method: string,
): Promise<{ letGo: () => Promise<void>; count: () => number }> {
  const held: Route[] = [];
  let count = 0;
  await page.route(`**/*medthodName=${method}*`, (route) => {
    count += 1;
    held.push(route);
  });
  return {
    letGo: async () => {
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
    count: () => count,
  };
}

test.describe('the loading indicator', () => {
  test('is shared by the calls of the page and goes with the last of them', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.clock.install();
    const about = await hold(page, 'getAbout');
    const feedback = await hold(page, 'getFeedback');
    await page.goto('/about');
    await expect(topLine(page)).toBeVisible();
    await expect(topLine(page)).toHaveCount(1);
    expect(await findings(page)).toEqual([]);
    // A time-out would have hidden it by then.
    await page.clock.fastForward('02:00:00');
    await expect(topLine(page)).toBeVisible();
    await about.letGo();
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
    await expect.poll(feedback.count).toBe(1);
    await expect(topLine(page)).toBeVisible();
    await feedback.letGo();
    await expect(topLine(page)).toHaveCount(0);
  });
});

test('an identical save that is still under way is not sent twice', async ({ page, loginAs, replica }) => {
  await loginAs('super');
  await openCart(page);
  const save = await hold(page, 'updateCart');
  await openOptions(page, '北方的雪');
  await next(page).click();
  await expect.poll(save.count).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await openOptions(page, '北方的雪');
  await next(page).click();
  await expect(dialog(page).getByText(LOADING)).toBeVisible();
  await save.letGo();
  await expect(dialog(page)).toHaveCount(0);
  expect(save.count()).toBe(1);
  expect(await replica.journal('ShoppingServiceMag.updateCart')).toHaveLength(1);
});

test.describe('undoing in place', () => {
  test('of a deleted line waits where it stood, until the next action', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.clock.install();
    await openCart(page);
    await press(row(page, '北方的雪'), '删除');
    await expect(rows(page).nth(1)).toContainText('已删除「北方的雪」');
    expect(await findings(page)).toEqual([]);
    await page.clock.fastForward('01:00:00');
    await expect(rows(page).nth(1)).toContainText('已删除「北方的雪」');
    await press(rows(page).first(), '复制');
    await expect(page.getByText('已删除「北方的雪」')).toHaveCount(0);
  });

  test('of a deleted address waits where it stood', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.clock.install();
    await page.goto('/manager/userInfo');
    const list = page.getByRole('list', { name: '收货地址' }).getByRole('listitem');
    await expect(list).toHaveCount(4);
    const second = await list.nth(1).textContent();
    await list.nth(1).getByRole('button', { name: /^删除/ }).click();
    await expect(list.nth(1)).toContainText('已删除');
    await page.clock.fastForward('01:00:00');
    await press(list.nth(1), '撤销');
    await expect(page.getByText(/已删除/)).toHaveCount(0);
    await expect(list).toHaveCount(4);
    expect(second).not.toBeNull();
  });
});
