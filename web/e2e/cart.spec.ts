import type { Locator, Page } from '@playwright/test';
import { resize } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { watchRequests } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

async function openCart(page: Page, query = ''): Promise<void> {
  await page.goto(`/manager/shopping/cart${query}`);
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
  await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0);
}

const lines = (page: Page) => page.getByRole('list', { name: '购物车商品' }).locator('> li');
const line = (page: Page, work: string) =>
  lines(page).filter({ has: page.getByRole('heading', { level: 3, name: work, exact: true }) });
const quantity = (row: Locator) => row.getByRole('textbox');
const bar = (page: Page) => page.getByRole('region', { name: '结算' });
const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

test('is asked for once, turned, added up, taken to the checkout and changed with the whole payload', async ({
  page,
  loginAs,
  replica,
}) => {
  await loginAs('super');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'image'].includes(request.resourceType())) asked.push(request.url());
  });
  const asking = watchRequests(page);
  await openCart(page);
  const row = line(page, '环岛骑行');
  await expect(row).toBeVisible();
  await asking.over();
  expect(asked.filter((url) => url.includes('/uwp/')).length).toBeLessThanOrEqual(4);
  expect(asked.length).toBeLessThanOrEqual(20);

  await expect(lines(page)).toHaveCount(20);
  await expect(row).toContainText('精装画册 · 64页');
  await expect(row).toContainText('封面铜版纸 · 普通精装 · 内页157克哑粉纸 · 内页亮膜 · 封面亮膜');
  await expect(row).toContainText('满50本9.7折');
  await expect(row).toContainText('1,144.00');
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL('/manager/shopping/cart?page=2');
  await expect(lines(page)).toHaveCount(6);
  await page.goBack();
  await expect(lines(page)).toHaveCount(20);

  await page.getByRole('link', { name: '跳到结算' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeFocused();
  await expect(page).toHaveURL('/manager/shopping/cart');

  await expect(bar(page).getByRole('button', { name: '去结算' })).toBeDisabled();
  await page.getByRole('checkbox', { name: '选择环岛骑行' }).check();
  await page.getByRole('checkbox', { name: '选择新同事手册' }).check();
  await expect(bar(page)).toContainText('已选 2 件');
  await expect(bar(page)).toContainText('1,862.40');
  await press(bar(page), '去结算');
  await expect(page).toHaveURL('/manager/shopping/order/90001,90003');
  await page.goBack();
  await expect(bar(page)).toContainText('已选 2 件');

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
  await expect(row).toContainText('6,658.08');
  await expect(row).toContainText('已享9.7折');
  await page.reload();
  await expect(quantity(row)).toHaveValue('60');

  await expectOneDeleted(page);
  expect(await replica.journal('ShopCarService.deleteCart')).toHaveLength(1);
  await openCart(page, '?page=9');
  await expect(page).toHaveURL('/manager/shopping/cart?page=2');
});

/** By a double click, of which the second falls on what has come up there. */
async function expectOneDeleted(page: Page): Promise<void> {
  const box = await line(page, '北方的雪').getByRole('button', { name: '删除' }).boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(page.getByText('已删除「北方的雪」')).toBeVisible();
  const below = await line(page, '新同事手册').getByRole('button', { name: '删除' }).boundingBox();
  await page.mouse.move(x, (below?.y ?? y) + 5);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(line(page, '新同事手册')).toBeVisible();
}

test('has cards, targets for thumbs and its sum in sight on a phone, and all of a line beside each other on a small desk', async ({
  page,
  loginAs,
  replica,
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
  const third = await lines(page).nth(2).boundingBox();
  expect((third?.y ?? 844) + (third?.height ?? 0), 'three lines at once').toBeLessThanOrEqual(sum?.y ?? 0);
  await quantity(row).fill('1000000');
  expect(await quantity(row).evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true);

  await resize(page, { width: 1024, height: 800 });
  const name = await row.getByRole('heading', { level: 3 }).boundingBox();
  const count = await quantity(row).boundingBox();
  expect(Math.abs((count?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(24);

  await page.setViewportSize({ width: 390, height: 844 });
  await replica.fault({ operation: 'ShopCarService.cartList', kind: 'status', status: 503 });
  await page.reload();
  const toast = page.locator('.ant-message-notice').filter({ hasText: '请求失败，请重试' });
  await expect(toast).toBeVisible();
  const said = await toast.boundingBox();
  const panel = page.getByRole('main').getByRole('alert');
  for (const part of [panel, page.getByRole('heading', { level: 1 })]) {
    const top = (await part.boundingBox())?.y ?? 0;
    expect((said?.y ?? 844) + (said?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test('two tabs agree, what is chosen outlives a refresh, and nothing typed is lost', async ({
  page,
  loginAs,
  context,
}) => {
  await loginAs('super');
  await openCart(page);
  await page.getByRole('checkbox', { name: '选择环岛骑行' }).check();
  await page.getByRole('checkbox', { name: '选择北方的雪' }).check();
  await page.reload();
  await expect(bar(page)).toContainText('已选 2 件');
  await quantity(line(page, '新同事手册')).fill('x');

  const other = await context.newPage();
  await openCart(other);
  await expect(bar(other)).toContainText('已选 0 件');
  await quantity(line(other, '环岛骑行')).fill('60');
  await quantity(line(other, '环岛骑行')).press('Enter');
  await expect(line(page, '环岛骑行')).toContainText('6,658.08');
  await expect(quantity(line(page, '环岛骑行'))).toHaveValue('60');
  await press(line(other, '北方的雪'), '删除');
  await expect(line(page, '北方的雪')).toHaveCount(0);
  await expect(bar(page)).toContainText('已选 1 件');
  await expect(bar(page)).toContainText('6,658.08');
  await expect(quantity(line(page, '新同事手册'))).toHaveValue('x');
});
