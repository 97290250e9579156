/** A phone in the room: the server is reached by a name of the network, over plain http, so no context is secure. */
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { openPasswordTab, sendPassword } from './login-page.ts';
import { PHONE_LINK } from './phone-link.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const NAME = 'desk.test';

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 844 } });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await startServer('web', { REPLICA_ALLOWED_HOSTS: NAME });
});

test.afterAll(() => server.stop());

async function order(page: Page): Promise<string> {
  await page.getByRole('region', { name: '结算' }).getByRole('button', { name: '去结算' }).click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/manager\/shopping\/pay\?orders=\d{16}$/);
  return new URL(page.url()).searchParams.get('orders') ?? '';
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /去支付/ }).click();
  const address = (await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href')) ?? '';
  await page.goto(address);
  await page.getByRole('button', { name: '确认付款' }).click();
  await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
}

test('a cart becomes a paid order, and its number is copied', async ({ page }) => {
  test.slow();
  const url = server.url.replace('127.0.0.1', NAME);
  await page.goto(`${url}/manager/shopping/cart`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await openPasswordTab(page);
  await sendPassword(page, 'super');
  await page.getByRole('list', { name: '购物车商品' }).getByRole('checkbox').first().check();
  const orderNo = await order(page);
  await pay(page);

  await page.goto(`${url}/manager/order?no=${orderNo}`);
  const detail = page.getByRole('dialog').first();
  await expect(detail.getByText('待审稿').first()).toBeVisible();
  await detail.getByRole('button', { name: '复制' }).click();
  await expect(detail.getByRole('button', { name: '已复制' })).toBeVisible();
  await page.goto(`${url}/manager/order`);
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await search.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(search).toHaveValue(orderNo);
});
