/** A connection that is cut, as the product in Chromium meets it; what is in a reply is tested at the server and at the screen. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button } from './login-page.ts';

const CART_LIST = 'ShopCarService.cartList';
const UPDATE_CART = 'ShoppingServiceMag.updateCart';
const SAVE_FAILED = '更新购物车失败，请稍后再试';

const lines = (page: Page) => page.getByRole('list', { name: '购物车商品' }).locator('> li');

/** Whatever happened, the shell stands, the place has its name and one can go elsewhere. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '关于' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
}

test('the cart in Chromium says what a cut connection leaves open, loses nothing and goes on once one answers', async ({
  page,
  replica,
  loginAs,
}) => {
  await loginAs('super');
  await replica.fault({ operation: CART_LIST, kind: 'cut' });
  await page.goto('/manager/shopping/cart');
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('购物车中的商品都还在，请稍后重试。');
  await replica.clearFaults();
  await button(page, '重试').click();
  await expect(lines(page)).toHaveCount(20);

  const line = lines(page).first();
  const quantity = line.getByRole('textbox');
  await replica.fault({ operation: UPDATE_CART, kind: 'cut' });
  await quantity.fill('60');
  await quantity.press('Enter');
  await expect(line.getByRole('alert')).toHaveText(SAVE_FAILED);
  await expect(quantity).toHaveValue('60');
  await replica.clearFaults();
  await line.getByRole('button', { name: '恢复为 10' }).click();
  await expect(quantity).toHaveValue('10');
  await quantity.fill('60');
  await quantity.press('Enter');
  await expect(line).toContainText('6,658.08');
  await expectAlive(page);
});
