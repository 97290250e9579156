import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What is pressed by the keyboard may go with the press; the focus then stands where one goes on, never at the beginning of the page. */

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ loginAs }) => loginAs('super'));

async function press(page: Page, name: string | RegExp, nth = 0): Promise<void> {
  await page.getByRole('button', { name }).nth(nth).focus();
  await page.keyboard.press('Enter');
}

test('more products begin with the first of them, what is said of adding stays behind, a line that is deleted leaves the focus on its way back, and a page turned on the new list', async ({
  page,
}) => {
  await page.goto('/manager/add_shopping/50001');
  const cards = page.getByRole('radiogroup', { name: '选择商品' }).getByRole('radio');
  const more = page.getByRole('button', { name: /其他 \d+ 种商品/ });
  await expect(more).toBeVisible();
  const before = await cards.count();
  await press(page, /其他 \d+ 种商品/);
  await expect(more).toHaveCount(0);
  expect(await cards.count()).toBeGreaterThan(before);
  await expect(cards.and(page.locator(':focus'))).toHaveCount(1);

  await page.getByRole('button', { name: '加入购物车' }).click();
  const notice = page.getByText(/已加入购物车/);
  await expect(notice).toBeVisible();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '购物车' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
  await expect(notice).toHaveCount(0, { timeout: 2000 });

  const rows = page.getByRole('list', { name: '购物车商品' }).getByRole('listitem');
  await rows.nth(2).getByRole('button', { name: '删除' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '撤销' })).toHaveCount(0);
  const list = page
    .locator('[tabindex="-1"]', { has: page.getByRole('list', { name: '购物车商品' }) })
    .last();
  await expect(list).toBeFocused();
  await page.getByRole('listitem', { name: '2', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(list).toBeFocused();
});

test('a menu takes the focus as it opens and gives it back, and covers nothing once Tab has left it', async ({
  page,
}) => {
  await page.goto('/manager/order');
  await press(page, '更多');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '更多' }).first()).toBeFocused();

  await press(page, /^账户：/);
  const entry = page.getByRole('button', { name: '退出登录' });
  await entry.focus();
  await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
});

test('at the checkout an address that was just saved leaves the focus where another one is chosen, and a title at what opened its form', async ({
  page,
  replica,
}) => {
  await replica.scenario('addresses-none');
  await page.goto('/manager/shopping/order/90001');
  await page.getByLabel('粘贴识别').last().fill('周予安 13800138003 浙江省宁波市海曙区示例路 6 号');
  await page.getByRole('button', { name: '识别' }).click();
  await page.getByRole('button', { name: '保存并使用' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('浙江省 宁波市 海曙区 示例路 6 号').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '更换' })).toBeFocused();

  await page.getByText('企业', { exact: true }).last().click();
  await page.getByText('数电专票', { exact: true }).click();
  await press(page, '新增抬头');
  const form = page.getByRole('dialog', { name: '新增抬头' });
  await form.getByLabel('名称').first().fill('杭州山前印象文化有限公司');
  await form.getByLabel('税号').fill('91330100MA2B0XYZ1Q');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: '新增抬头' })).toBeFocused();
});

test('a dialog of the account gives the focus back, also where it was loaded first', async ({
  page,
  loginAs,
}) => {
  await loginAs('fresh');
  for (const [address, opener, shown] of [
    ['/manager/userInfo', '注销账号', '申请注销'],
    ['/manager/businessCard', '选择作品', '返回'],
  ] as const) {
    await page.goto(address);
    const begin = page.getByRole('button', { name: '新建名片' });
    if (address.endsWith('businessCard')) await begin.click();
    await press(page, opener);
    await expect(page.getByRole('dialog').getByRole('button', { name: shown })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
  }
});
