import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const SAVE_FAILED = '更新购物车失败，请稍后再试';
const PRICE_FAILED = '计算价格失败，请稍后再试';
const UPDATE_CART = 'ShoppingServiceMag.updateCart';

async function openCart(page: Page, query = ''): Promise<void> {
  await page.goto(`/manager/shopping/cart${query}`);
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
  await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0);
}

const lines = (page: Page) => page.getByRole('list', { name: '购物车商品' }).locator('> li');
const line = (page: Page, work: string) =>
  lines(page).filter({ has: page.getByRole('heading', { level: 3, name: work, exact: true }) });
const invalid = (page: Page) => page.getByRole('list', { name: '失效商品' }).locator('> li');
const quantity = (row: Locator) => row.getByRole('textbox');
const bar = (page: Page) => page.getByRole('region', { name: '结算' });
const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

test.describe('the cart of super', () => {
  test.beforeEach(async ({ page, loginAs }) => {
    await loginAs('super');
    await openCart(page);
  });

  test('shows twenty lines and the rest on the second page, which the address names', async ({ page }) => {
    await expect(lines(page)).toHaveCount(20);
    const first = line(page, '环岛骑行');
    await expect(first).toContainText('精装画册 · 64页');
    await expect(first).toContainText('铜版纸，普通精装，157克哑粉纸，内页覆膜 亮膜，封面覆膜 亮膜');
    await expect(first).toContainText('满50册9.7折');
    await expect(first).toContainText('1144.00');
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(page).toHaveURL('/manager/shopping/cart?page=2');
    await expect(lines(page)).toHaveCount(6);
    await page.goBack();
    await expect(lines(page)).toHaveCount(20);
    await openCart(page, '?page=9');
    await expect(page).toHaveURL('/manager/shopping/cart?page=2');
  });

  test('adds up what is chosen and leads to the checkout with its ids', async ({ page }) => {
    await expect(bar(page).getByRole('button', { name: '去结算' })).toBeDisabled();
    await page.getByRole('checkbox', { name: '选择环岛骑行' }).check();
    await page.getByRole('checkbox', { name: '选择新同事手册' }).check();
    await expect(bar(page)).toContainText('已选 2 件');
    await expect(bar(page)).toContainText('1862.40');
    await press(bar(page), '去结算');
    await expect(page).toHaveURL('/manager/shopping/order/90001,90003');
    await page.goBack();
    await expect(bar(page)).toContainText('已选 2 件');
  });

  test('takes the whole cart, but for what cannot be printed as it is', async ({ page }) => {
    await bar(page).getByRole('checkbox', { name: '全选本页' }).check();
    await expect(bar(page)).toContainText('已选 17 件');
    await press(bar(page), '选择整个购物车');
    await expect(bar(page)).toContainText('已选 22 件');
    await expect(page.getByText('另有 4 件商品要先处理，没有选上')).toBeVisible();
  });

  test('saves a quantity with the whole payload and shows the new price', async ({ page }) => {
    const row = line(page, '环岛骑行');
    const sent = page.waitForRequest(`**/*medthodName=updateCart`);
    await quantity(row).fill('60');
    await quantity(row).press('Enter');
    const body = new URLSearchParams((await sent).postData() ?? '');
    expect(Object.fromEntries(body)).toEqual({
      CartID: '90001',
      goodsID: '1',
      count: '60',
      pagesNum: '64',
      memberID: '10003',
      cnums: 'FM01|ZD06|NK157|NF01|FF01|BY01',
      remarkinfo: '',
      pdfchecked: '1',
      fuwu: '',
      fxID: '',
      prop1: '',
      pdfCnum: '',
    });
    await expect(row).toContainText('6658.08');
    await expect(row).toContainText('已享9.7折');
    await page.reload();
    await expect(quantity(row)).toHaveValue('60');
  });

  test('says at the field what is wrong with a quantity, and sends nothing', async ({ page, replica }) => {
    const row = line(page, '环岛骑行');
    for (const [text, problem] of [
      ['0', '数量最小值为1'],
      ['1000001', '数量最大值为1000000'],
      ['1.5', '数量须为整数'],
      ['', '请输入数量'],
    ] as const) {
      await quantity(row).fill(text);
      await expect(row.getByRole('alert')).toHaveText(problem);
      await quantity(row).blur();
    }
    await press(row, '恢复为 10');
    await expect(quantity(row)).toHaveValue('10');
    expect(await replica.journal(UPDATE_CART)).toEqual([]);
  });

  test('keeps the typed value when saving fails, and can retry or go back', async ({ page, replica }) => {
    await replica.fault({ operation: UPDATE_CART, kind: 'text', text: 'no' });
    const row = line(page, '环岛骑行');
    await page.getByRole('checkbox', { name: '选择环岛骑行' }).check();
    await quantity(row).fill('60');
    await quantity(row).press('Enter');
    await expect(row.getByRole('alert')).toHaveText(SAVE_FAILED);
    await expect(quantity(row)).toHaveValue('60');
    await press(bar(page), '去结算');
    await expect(page).toHaveURL('/manager/shopping/cart');
    await press(row, '恢复为 10');
    await expect(quantity(row)).toHaveValue('10');
    await quantity(row).fill('70');
    await quantity(row).press('Enter');
    await expect(row.getByRole('alert')).toHaveText(SAVE_FAILED);
    await replica.clearFaults();
    await press(row, '重试');
    await expect(row).toContainText('7767.76');
    await expect(row.getByRole('alert')).toHaveCount(0);
  });

  test('saves nothing without a price', async ({ page, replica }) => {
    await replica.fault({ operation: 'ShoppingServiceMag.getTotal', kind: 'business-failure' });
    const row = line(page, '环岛骑行');
    await quantity(row).fill('60');
    await quantity(row).press('Enter');
    await expect(row.getByRole('alert')).toHaveText(PRICE_FAILED);
    expect(await replica.journal(UPDATE_CART)).toEqual([]);
  });

  test('keeps the page when one line cannot be read again', async ({ page, replica }) => {
    await replica.fault({ operation: 'ShopCarService.cartInfo', kind: 'business-failure', times: 1 });
    const row = line(page, '环岛骑行');
    await quantity(row).fill('60');
    await quantity(row).press('Enter');
    await expect(row).toContainText('已保存，但最新价格没有加载出来');
    await expect(lines(page)).toHaveCount(20);
    await press(row, '重新加载');
    await expect(row).toContainText('6658.08');
  });

  test('offers a larger quantity that costs less, and takes it with one tap', async ({ page }) => {
    const row = line(page, '环岛骑行');
    await quantity(row).fill('49');
    await expect(row).toContainText('再加 1 本总价反而少 ¥57.20');
    await press(row, '改为 50 本');
    await expect(row).toContainText('5548.40');
    await expect(quantity(row)).toHaveValue('50');
  });

  test('deletes a line and brings it back to its place, chosen as it was', async ({ page }) => {
    const cart = page.getByRole('banner').getByRole('link', { name: /购物车/ });
    await page.getByRole('checkbox', { name: '选择北方的雪' }).check();
    await press(line(page, '北方的雪'), '删除');
    await expect(page.getByText('已删除「北方的雪」')).toBeVisible();
    await expect(line(page, '北方的雪')).toHaveCount(0);
    await expect(bar(page)).toContainText('已选 0 件');
    await expect(cart).toContainText('25');
    await press(page, '撤销');
    await expect(lines(page).nth(1)).toContainText('北方的雪');
    await expect(bar(page)).toContainText('已选 1 件');
    await expect(cart).toContainText('26');
  });

  test('says what the server says when deleting is refused, and keeps the line', async ({
    page,
    replica,
  }) => {
    await replica.scenario('cart-line-deleted', { cartID: '90002' });
    await press(line(page, '北方的雪'), '删除');
    await expect(page.getByText('购物车商品不存在')).toBeVisible();
    await expect(line(page, '北方的雪')).toHaveCount(1);
  });

  test('copies a line once, however often the button is pressed', async ({ page, replica }) => {
    await replica.fault({ operation: 'ShopCarService.copyCart', kind: 'delay', delay: 300 });
    await line(page, '环岛骑行').getByRole('button', { name: '复制' }).dblclick();
    await expect(page.getByText('已复制「环岛骑行」，副本就在它后面')).toBeVisible();
    await expect(lines(page).nth(1)).toContainText('环岛骑行');
    expect(await replica.journal('ShopCarService.copyCart')).toHaveLength(1);
  });

  test('refreshes the line when its options were saved', async ({ page }) => {
    await press(line(page, '环岛骑行'), '修改选项');
    const dialog = page.getByRole('dialog', { name: '印刷选项' });
    await dialog.getByRole('textbox', { name: '数量' }).fill('100');
    await expect(dialog.getByText('10868.00').first()).toBeVisible();
    await press(dialog, '下一步');
    await expect(dialog).toHaveCount(0);
    await expect(line(page, '环岛骑行')).toContainText('10868.00');
    await expect(quantity(line(page, '环岛骑行'))).toHaveValue('100');
  });
});

test('a cart of 200 lines turns its pages and takes no copy', async ({ page, loginAs, replica }) => {
  await loginAs('super');
  await replica.scenario('cart-full');
  await openCart(page, '?page=10');
  await expect(page.getByText('购物车已满 200 件，请先结算或删除一些商品。')).toBeVisible();
  await press(lines(page).first(), '复制');
  await expect(page.getByText('购物车最多 200 件商品')).toBeVisible();
  await bar(page).getByRole('checkbox', { name: '全选本页' }).check();
  await press(bar(page), '选择整个购物车');
  await expect(bar(page)).toContainText('已选 196 件');
});

test.describe('the cart of vip', () => {
  test.beforeEach(async ({ page, loginAs }) => {
    await loginAs('vip');
    await openCart(page);
  });

  test('keeps invalid lines apart, each with its reason', async ({ page }) => {
    await expect(lines(page)).toHaveCount(3);
    await expect(invalid(page)).toHaveCount(2);
    await expect(invalid(page).first()).toContainText('商品已下架');
    await expect(invalid(page).first().getByRole('button')).toHaveText(['删除']);
    await expect(invalid(page).last()).toContainText('作品已由 40 页改为 48 页，请重新选择印刷选项');
    await bar(page).getByRole('checkbox', { name: '全选' }).check();
    await expect(bar(page)).toContainText('已选 3 件');
  });

  test('repairs a stale line', async ({ page }) => {
    await press(invalid(page).last(), '重新选择');
    await press(page.getByRole('dialog', { name: '印刷选项' }), '下一步');
    await expect(line(page, '我们的第一年')).toHaveCount(1);
    await expect(invalid(page)).toHaveCount(1);
  });

  test('clears the invalid lines, and can take that back', async ({ page }) => {
    await press(page, '清空失效商品');
    await expect(invalid(page)).toHaveCount(0);
    await expect(lines(page)).toHaveCount(3);
    await press(page, '撤销');
    await expect(invalid(page)).toHaveCount(2);
  });

  test('shows an old price beside the new one until it was seen', async ({ page }) => {
    const row = line(page, '字里行间');
    await expect(row.locator('del')).toContainText('85.00');
    await expect(row).toContainText('84.80');
    await press(page.getByRole('region', { name: '价格变动' }), '知道了');
    await expect(row.locator('del')).toHaveCount(0);
    await expect(page.getByRole('region', { name: '价格变动' })).toHaveCount(0);
    await page.reload();
    await expect(row).toContainText('84.80');
    await expect(row.locator('del')).toHaveCount(0);
  });
});

test('an empty cart says so and offers one way on', async ({ page, loginAs }) => {
  await loginAs('fresh');
  await openCart(page);
  await expect(page.getByText('购物车还是空的，挑一件作品印成书吧。')).toBeVisible();
  await press(page.getByRole('main'), '去印刷作品');
  await expect(page).toHaveURL('/manager/opus-print');
});

test('a cart that does not load says what is safe and can be tried again', async ({
  page,
  loginAs,
  replica,
}) => {
  await loginAs('super');
  await replica.fault({ operation: 'ShopCarService.cartList', kind: 'business-failure', times: 1 });
  await page.goto('/manager/shopping/cart');
  await expect(page.getByRole('alert')).toContainText('购物车中的商品都还在，请稍后重试。');
  await press(page, '重试');
  await expect(lines(page)).toHaveCount(20);
});

test('a phone has cards, targets for thumbs and the sum above the bar of the shell', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs('super');
  await openCart(page);
  const row = line(page, '环岛骑行');
  for (const button of await row.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const sum = await bar(page).boundingBox();
  const places = await page.getByRole('navigation', { name: '常用' }).boundingBox();
  expect(Math.round((sum?.y ?? 0) + (sum?.height ?? 0))).toBe(Math.round(places?.y ?? -1));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
