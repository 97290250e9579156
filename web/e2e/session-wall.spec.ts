import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { expectMember, logInByPassword, logOut } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const CART = '/manager/shopping/cart';
const CART_LIST = 'ShopCarService.cartList';
const SESSION_CHECK = 'UserCenterMag.userIsLogin3';

const FIRST = { account: 'super', nick: '沈知远', cart: '共 26 件商品', place: '浙江省 杭州市 西湖区' };
const SECOND = { account: 'vip', nick: '顾清和', cart: '共 5 件商品' };

const loginTab = (page: Page) => page.getByRole('tab', { name: '扫码登录' });
const main = (page: Page) => page.getByRole('main');

async function logOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto('/about');
  await logOut(other);
}

test('logging out in another tab leaves nothing that was seen, nor a dialog, to the next member', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs(FIRST.account);
  await page.goto('/manager/userInfo');
  await expect(main(page)).toContainText(FIRST.place);
  await page
    .getByRole('link', { name: /^购物车/ })
    .first()
    .click();
  await expect(page.getByText(FIRST.cart)).toBeVisible();
  await page
    .getByRole('button', { name: /修改选项/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await logOutElsewhere(context);
  await expect(loginTab(page)).toBeVisible();
  const cart = await hold(page, CART_LIST);
  const addresses = await hold(page, 'UserCenterMag.getUserAddressList');
  await logInByPassword(page, SECOND.account);
  await expectMember(page, SECOND.nick);
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
  await expect(page.getByText(FIRST.cart)).toHaveCount(0);
  cart.letGo();
  await expect(page.getByText(SECOND.cart)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: '个人资料' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible();
  await expect(main(page)).not.toContainText(FIRST.place);
  addresses.letGo();
});

test('what was on its way when a session ended arrives nowhere', async ({ page, context, loginAs }) => {
  await loginAs(FIRST.account);
  const cart = await hold(page, CART_LIST);
  await page.goto(CART);
  await cart.kept;
  await logOutElsewhere(context);
  await expect(loginTab(page)).toBeVisible();
  await logInByPassword(page, SECOND.account);
  await expectMember(page, SECOND.nick);
  cart.letGo();
  await expect(page.getByText(SECOND.cart)).toBeVisible();
});

test('what was typed and not sent yet is not sent in the name of nobody', async ({
  page,
  context,
  replica,
  loginAs,
}) => {
  await loginAs(FIRST.account);
  await page.goto(CART);
  const quantity = page.getByRole('list', { name: '购物车商品' }).getByRole('textbox').first();
  await expect(quantity).toBeVisible();
  const before = (await replica.journal('ShoppingServiceMag.getTotal')).length;
  // The page's own clock stands, so that the pause after typing lasts until the session is over.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await quantity.fill('77');
  await logOutElsewhere(context);
  await expect(loginTab(page)).toBeVisible();
  await page.clock.runFor(5000);
  await page.clock.resume();
  await logInByPassword(page, SECOND.account);
  await expect(page.getByText(SECOND.cart)).toBeVisible();
  expect(await replica.journal('ShoppingServiceMag.getTotal')).toHaveLength(before);
  expect(await replica.journal('ShoppingServiceMag.updateCart')).toEqual([]);
});

test('until it is known who logged in elsewhere, a page asks in the name of its own member', async ({
  page,
  context,
  replica,
  loginAs,
}) => {
  await loginAs(FIRST.account);
  await page.goto(CART);
  await expect(page.getByText(FIRST.cart)).toBeVisible();
  const check = await hold(page, SESSION_CHECK);
  const other = await context.newPage();
  await loginAs(SECOND.account, other);
  await check.kept;

  await page.getByRole('listitem', { name: '2' }).click();
  await expect(page.getByRole('listitem', { name: '2' })).toHaveClass(/active/);
  await expect(page.getByText(FIRST.cart)).toBeVisible();
  const askedFor = async () => (await replica.journal(CART_LIST)).map(({ account }) => account);
  await expect.poll(askedFor).toEqual([FIRST.account, FIRST.account]);

  check.letGo();
  await expectMember(page, SECOND.nick);
  await expect(page.getByText(FIRST.cart)).toHaveCount(0);
});
