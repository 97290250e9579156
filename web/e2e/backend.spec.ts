/** The pages of one server before the calls of another: `--backend`, as the console shows it. */
import type { Page } from '@playwright/test';
import { controls, type Replica } from '#web/testing/replica.ts';
import { drawer, openConsole, openTab } from './console-drawer.ts';
import { expect, TOKEN_KEY, test } from './fixtures.ts';
import { expectMember, logInByPassword } from './login-page.ts';
import { type ServerProcess, startServer } from './server-process.ts';

test.use({ build: 'console' });
test.describe.configure({ mode: 'serial' });

const CART = '/manager/shopping/cart';
const UPDATE_CART = 'ShoppingServiceMag.updateCart';
const ABOUT = 'MemberServiceMag.getAbout';
const LINE = '90001';
/** Not what the seed says, so that a page that shows it has asked the other server. */
const THEIR_COUNT = '33';

let theirs: ServerProcess;
let front: ServerProcess;
let backend: Replica;

test.beforeAll(async () => {
  theirs = await startServer('web', { REPLICA_SEED: '7' });
  front = await startServer('console', { REPLICA_BACKEND: theirs.url, REPLICA_LOCAL: ABOUT });
  backend = controls(theirs.url);
});

test.afterAll(async () => {
  await front.stop();
  await theirs.stop();
});

const lines = (page: Page) => page.getByRole('list', { name: '购物车商品' }).locator('> li');
const quantity = (page: Page) => lines(page).first().getByRole('textbox');
const rows = (page: Page, operation: string) =>
  drawer(page).getByRole('button', { name: new RegExp(operation.replace('.', '\\.')) });

async function change(page: Page, count: string): Promise<void> {
  await quantity(page).fill(count);
  await quantity(page).press('Enter');
}

/** What the other server itself has. */
async function theirCount(): Promise<string> {
  const authorization = await backend.token('super');
  const query = `serviceName=ShopCarService&medthodName=cartInfo&cartID=${LINE}`;
  const reply = await fetch(`${theirs.url}/uwp/newServlet?${query}`, { headers: { authorization } });
  return String((await reply.json()).data.data.count);
}

async function setTheirCount(count: string): Promise<void> {
  const authorization = await backend.token('super');
  const servlet = `${theirs.url}/uwp/newServlet`;
  const read = `?serviceName=ShopCarService&medthodName=cartInfo&cartID=${LINE}`;
  const { data } = await (await fetch(`${servlet}${read}`, { headers: { authorization } })).json();
  const steps: { selCnum: string }[] = data.data.buzhou;
  const form = {
    CartID: LINE,
    goodsID: String(data.data.goods.ID),
    count,
    pagesNum: String(data.data.pageNum),
    memberID: '10003',
    cnums: steps
      .map(({ selCnum }) => selCnum)
      .filter((code) => code !== '')
      .join('|'),
    remarkinfo: '',
    pdfchecked: '1',
    ...{ fuwu: '', fxID: '', prop1: '', pdfCnum: '' },
  };
  const save = `?serviceName=ShoppingServiceMag&medthodName=updateCart`;
  const body = new URLSearchParams(form);
  const reply = await fetch(`${servlet}${save}`, { method: 'POST', headers: { authorization }, body });
  expect(await reply.text()).toBe('ok');
}

/** A session of the other server, without the way through the login screen. */
async function arrive(page: Page): Promise<void> {
  const token = JSON.stringify(await backend.token('super'));
  await page.goto(`${front.url}/__replica/health`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
}

async function openTheirCart(page: Page): Promise<void> {
  await page.goto(`${front.url}${CART}`);
  await expect(lines(page)).toHaveCount(20);
}

test('a login, and an edit that changes the backend and nothing here', async ({ page, server }) => {
  const here = controls(front.url, server.sandbox);
  await setTheirCount(THEIR_COUNT);
  await page.goto(`${front.url}/manager/login`);
  await logInByPassword(page, 'super');
  await expectMember(page, '沈知远');
  await openTheirCart(page);
  await expect(quantity(page)).toHaveValue(THEIR_COUNT);
  await change(page, '60');
  await expect.poll(theirCount).toBe('60');
  expect(await here.journal(UPDATE_CART)).toMatchObject([{ code: 'ok', account: null, forwarded: true }]);
  const info = await page.request.get(`${front.url}/__replica/info`);
  expect((await info.json()).changes).toEqual({});
});

test('the console names the backend and shows its traffic', async ({ page }) => {
  await arrive(page);
  await openTheirCart(page);
  await openConsole(page);
  const { host } = new URL(theirs.url);
  await expect(drawer(page)).toContainText(`后端 ${host}`);
  await expect(drawer(page)).toContainText('实时');
  await change(page, '61');
  const row = rows(page, UPDATE_CART).first();
  await expect(row).toContainText('200 / ok');
  await expect(row).toContainText('后端');
  await row.click();
  await expect(drawer(page).getByText(`后端 ${host}`)).toHaveCount(2);
  await expect(drawer(page)).toContainText('没有发现不符');

  await openTab(page, '身份');
  await expect(drawer(page).getByRole('alert')).toContainText(`登录由后端 ${host} 管理`);
  await expect(drawer(page).getByRole('button', { name: /^(?:当前是|切换为) 沈知远$/ })).toBeDisabled();
  await openTab(page, '时钟');
  await expect(drawer(page).getByRole('alert')).toContainText('有自己的时间');
  await openTab(page, '状态');
  await expect(drawer(page).getByRole('alert')).toContainText('数据不会因此改变');
});

test('a fault strikes on the way, and the backend never hears of the call', async ({ page, server }) => {
  const here = controls(front.url, server.sandbox);
  await arrive(page);
  await openTheirCart(page);
  const before = await theirCount();
  await openConsole(page, '故障');
  await drawer(page).getByRole('button', { name: '触发 cart-save-fails' }).click();
  await expect(drawer(page)).toContainText('生效中（1）');
  await openTab(page, '调用');
  await change(page, '62');
  await expect(page.locator('.ant-message').getByText('更新购物车失败，请稍后再试')).toBeVisible();
  await expect(rows(page, UPDATE_CART).first()).toContainText('故障');
  expect(await theirCount()).toBe(before);
  expect((await here.journal(UPDATE_CART)).at(-1)).toMatchObject({ forwarded: false });
  await here.clearFaults();
});

test('one operation is answered here, as an account of the replica', async ({ page, server }) => {
  const here = controls(front.url, server.sandbox);
  await arrive(page);
  await page.goto(`${front.url}/about`);
  await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  expect((await here.journal(ABOUT)).at(-1)).toMatchObject({ forwarded: false, account: 'super' });
  expect(await backend.journal(ABOUT)).toEqual([]);
});
