/** Going back before a write and editing rows, in the developers' console. */
import type { Page } from '@playwright/test';
import { drawer, openConsole, openTab } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';

test.use({ build: 'console' });
test.describe.configure({ mode: 'parallel' });

// What comes due meanwhile is a write like any other, and ends what can be had again.
test.beforeEach(async ({ replica }) => replica.clock({ freeze: new Date().toISOString() }));

const lines = (page: Page) => page.getByRole('list', { name: '购物车商品' }).locator('> li');
const quantity = (page: Page) => lines(page).first().getByRole('textbox');
const button = (page: Page, name: string | RegExp) => drawer(page).getByRole('button', { name, exact: true });

/** The cart with its first quantity changed from 10 to 60, and that call open in the console. */
async function openWrite(page: Page): Promise<void> {
  await page.goto('/manager/shopping/cart');
  await expect(quantity(page)).toHaveValue('10');
  await openConsole(page);
  await expect(drawer(page)).toContainText('实时');
  await quantity(page).fill('60');
  await quantity(page).press('Enter');
  // The line that is read anew comes on top and moves the others down, from under the mouse.
  await expect(drawer(page)).toContainText('ShopCarService.cartInfo');
  await drawer(page)
    .getByRole('button', { name: /ShoppingServiceMag\.updateCart/ })
    .click();
}

test('a call that wrote leads back to before it, and forth again', async ({ page, loginAs }) => {
  await loginAs('super');
  await openWrite(page);
  await button(page, '回到此前').click();
  await expect(quantity(page)).toHaveValue('10');
  await expect(drawer(page)).toContainText('已撤回。');
  await button(page, '恢复到最新').click();
  await expect(quantity(page)).toHaveValue('60');
});

test('a call that wrote shows what rows it changed', async ({ page, loginAs }) => {
  await loginAs('super');
  await openWrite(page);
  await button(page, '比较').click();
  const changed = drawer(page).getByRole('region', { name: 'cart_lines' });
  await expect(changed).toContainText('修改 1');
  await expect(changed).toContainText('10 → 60');
});

test('a world branches off before a write', async ({ page, loginAs, replica }) => {
  await loginAs('super');
  await openWrite(page);
  await button(page, '在此分出世界').click();
  await drawer(page).getByRole('textbox', { name: '新世界的名字' }).fill('what-if');
  await button(page, '分出').click();
  await expect(button(page, '进入 what-if')).toBeVisible();
  await expect(quantity(page)).toHaveValue('60');
  await replica.dropSandbox('what-if');
});

test('a value of a row is edited, refused in words, and taken back', async ({ page, loginAs }) => {
  await loginAs('super');
  await page.goto('/manager/shopping/cart');
  await expect(quantity(page)).toHaveValue('10');
  await openConsole(page);
  await openTab(page, '数据');
  await drawer(page).getByRole('textbox', { name: '列的值' }).fill('90001');
  await button(page, '查找').click();
  await button(page, /^90001/).click();
  await button(page, '修改 count').click();
  const field = drawer(page).getByRole('textbox', { name: 'count 的新值' });
  await field.fill('many');
  await button(page, '保存').click();
  await expect(drawer(page)).toContainText('count is a whole number');
  await field.fill('77');
  await button(page, '保存').click();
  await expect(drawer(page)).toContainText('count 已修改');
  await expect(drawer(page).locator('dl')).toContainText('count整数77修改');
  await button(page, '撤销').click();
  await expect(drawer(page).locator('dl')).toContainText('count整数10修改');
});
