/**
 * Faults that strike the connection itself, as two real clients meet them: curl, and the product in Chromium. What is
 * in a reply is tested at the server and at the screen.
 */

import { execFile } from 'node:child_process';
import type { Page } from '@playwright/test';
import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import type { ControlBody } from '#contracts/control/operations.ts';
import type { Replica } from '#web/testing/replica.ts';
import { expect, test } from './fixtures.ts';
import { button } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const CART_LIST = 'ShopCarService.cartList';
const UPDATE_CART = 'ShoppingServiceMag.updateCart';
const SAVE_FAILED = '更新购物车失败，请稍后再试';
const PATIENCE_SECONDS = 20;
const SHORT_PATIENCE_SECONDS = 1.5;
const EMPTY_REPLY = 52;
const RECEIVE_FAILED = 56;
const TIMED_OUT = 28;

interface Heard {
  readonly exit: number;
  /** 0 where nothing was answered. */
  readonly status: number;
  readonly type: string;
  readonly seconds: number;
  readonly text: string;
}

/** Asks with curl, which repeats nothing and gives up when its patience ends. */
function curl(
  replica: Replica,
  operation: string,
  { token, patience }: { readonly token: string; readonly patience: number },
): Promise<Heard> {
  const [service, method] = operation.split('.');
  const args = [
    ...['--silent', '--noproxy', '*', '--max-time', String(patience)],
    ...['--header', `Authorization: ${token}`],
    ...['--header', `${SANDBOX_HEADER}: ${replica.sandbox}`],
    ...['--write-out', '\n%{http_code} %{time_total} %{content_type}'],
    `${replica.url}/uwp/newServlet?serviceName=${service}&medthodName=${method}`,
  ];
  return new Promise((resolve, reject) => {
    execFile('curl', args, (error, stdout) => {
      const exit = error === null ? 0 : error.code;
      if (typeof exit !== 'number') return reject(new Error('curl is not installed', { cause: error }));
      const end = stdout.lastIndexOf('\n');
      const [status, seconds, ...type] = stdout.slice(end + 1).split(' ');
      resolve({
        exit,
        status: Number(status),
        seconds: Number(seconds),
        type: type.join(' '),
        text: stdout.slice(0, end),
      });
    });
  });
}

/** A rule without its operation. */
type Kind<R> = R extends unknown ? Omit<R, 'operation'> : never;

test.describe('curl hears', () => {
  const hear = async (
    replica: Replica,
    rule: Kind<ControlBody<'POST /faults'>>,
    patience = PATIENCE_SECONDS,
  ): Promise<Heard> => {
    await replica.fault({ operation: CART_LIST, ...rule });
    return curl(replica, CART_LIST, { token: await replica.token('super'), patience });
  };

  test('a delayed answer late and whole', async ({ replica }) => {
    const heard = await hear(replica, { kind: 'delay', delay: 700 });
    expect(heard).toMatchObject({ exit: 0, status: 200 });
    // Far below what was asked for, and far above what an answer takes: two clocks never agree to the millisecond.
    expect(heard.seconds).toBeGreaterThan(0.35);
    expect(JSON.parse(heard.text)).toMatchObject({ code: 0, data: { total: 26 } });
  });

  test('a connection that ends without an answer', async ({ replica }) => {
    const heard = await hear(replica, { kind: 'cut' });
    expect([EMPTY_REPLY, RECEIVE_FAILED]).toContain(heard.exit);
    expect(heard).toMatchObject({ status: 0, text: '' });
  });

  test('nothing at all, until it gives up', async ({ replica }) => {
    const heard = await hear(replica, { kind: 'hang' }, SHORT_PATIENCE_SECONDS);
    expect(heard).toMatchObject({ exit: TIMED_OUT, status: 0, text: '' });
  });
});

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
