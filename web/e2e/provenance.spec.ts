/** Which part of a screen shows which operation, and what the console draws around it. */
import type { Locator, Page } from '@playwright/test';
import { closeConsole, openConsole } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';
import { openOptions } from './print-dialog.ts';

test.use({ build: 'console' });
test.describe.configure({ mode: 'parallel' });

const CART = '/manager/shopping/cart';
const layer = (page: Page) => page.locator('[data-origin=layer]');
const frames = (page: Page) => layer(page).locator('[data-certainty][class*=frame]');

/** The name of the tab, from the first call of it that is sent. */
function tabOf(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.on('request', (request) => {
      const tab = request.headers()['x-replica-tab'];
      if (tab !== undefined) resolve(tab);
    });
  });
}

test('the journal knows what a tab asked for, and the page which region shows it', async ({
  page,
  loginAs,
  replica,
}) => {
  const tab = tabOf(page);
  await loginAs('super');
  await page.goto(CART);
  const region = page.locator('[data-shows~="ShopCarService.cartList"]').first();
  await expect(region).toContainText('环岛骑行');
  const asked = (await replica.journalOfTab(await tab)).map(({ operation }) => operation);
  expect(asked).toContain('ShopCarService.cartList');
});

/** The cart with the marks drawn, and the console that draws them. */
async function openMarked(page: Page): Promise<Locator> {
  await page.goto(CART);
  await expect(page.getByText('环岛骑行').first()).toBeVisible();
  const shown = await openConsole(page, '来源');
  await shown.getByRole('switch', { name: '在页面上标出来源' }).click();
  await expect(frames(page).first()).toBeAttached();
  return shown;
}

test('the marks stand around their regions, also after scrolling, let clicks through, and follow a dialog over the page', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await openMarked(page);
  await closeConsole(page);
  const frame = layer(page).locator('[data-operations*="ShopCarService.getTiers"] > *').first();
  const region = page.locator('[data-shows*="ShopCarService.getTiers"]');
  await page.mouse.wheel(0, 60);
  await expect
    .poll(async () => {
      const [drawn, real] = [await frame.boundingBox(), await region.boundingBox()];
      return Math.abs((drawn?.y ?? 0) - (real?.y ?? 99) + 3);
    })
    .toBeLessThan(2);
  await page.getByRole('checkbox', { name: '选择环岛骑行' }).check();
  await expect(page.getByRole('region', { name: '结算' })).toContainText('已选 1 件');

  await openOptions(page, '环岛骑行');
  const visible = layer(page).locator('[data-operations] > :first-child:visible');
  await expect(visible, 'the dialog alone is marked').toHaveCount(4);
  await expect(layer(page).getByText('ShoppingServiceMag.updateCart')).toHaveCount(0);
  await page.getByRole('button', { name: '下一步' }).hover();
  await expect(layer(page).getByText('ShoppingServiceMag.updateCart')).toBeVisible();
});

test('the marks and the list say what is not documented, and point at each other', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  const shown = await openMarked(page);
  const login = shown.getByRole('listitem').filter({ hasText: 'UserCenterMag.userIsLogin3' });
  await login.getByText('处不在文档中').click();
  await expect(login).toContainText('推定 · 回复 bind_wx');

  const list = shown.getByRole('list', { name: '本页显示的接口' });
  await expect(list).toContainText('ShoppingServiceMag.updateCart');
  await shown.getByRole('checkbox', { name: '只看推定和自拟' }).check();
  await expect(list).not.toContainText('ShoppingServiceMag.updateCart');
  await expect(list).toContainText('ShopCarService.cartList');

  const row = shown.getByRole('listitem').filter({ hasText: 'ShopCarService.cartList' });
  await row.getByRole('button').focus();
  await expect(frames(page).and(page.locator('[data-pointed=true]'))).toHaveCount(2);
  await page.getByText('环岛骑行').first().hover();
  await expect(row).toHaveAttribute('data-pointed', 'true');
  await expect(frames(page).and(page.locator('[data-pointed=true]'))).toHaveCount(1);
  await shown.getByRole('switch', { name: '在页面上标出来源' }).click();
  await expect(layer(page)).toHaveCount(0);
});
