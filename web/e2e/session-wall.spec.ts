import type { BrowserContext, Page } from '@playwright/test';
import type { Replica } from '#web/testing/replica.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { expectMember, logInByPassword, logOut } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const CART = '/manager/shopping/cart';
const CART_LIST = 'ShopCarService.cartList';
const SESSION_CHECK = 'UserCenterMag.userIsLogin3';

const FIRST = { account: 'super', nick: '沈知远', cart: '共 26 件商品', place: '浙江省 杭州市 西湖区' };
const SECOND = { account: 'vip', nick: '顾清和', cart: '共 5 件商品' };

const cartLink = (page: Page) => page.getByRole('link', { name: /^购物车/ }).first();
const loginTab = (page: Page) => page.getByRole('tab', { name: '扫码登录' });
const main = (page: Page) => page.getByRole('main');

interface Leaving {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly replica: Replica;
}

async function logOutElsewhere({ context }: Pick<Leaving, 'context'>): Promise<void> {
  const other = await context.newPage();
  await other.goto('/about');
  await logOut(other);
}

/** Every way in which a session ends and the page stays. */
const WAYS: Readonly<Record<string, (leaving: Leaving) => Promise<void>>> = {
  'logging out': ({ page }) => logOut(page),
  'logging out in another tab': logOutElsewhere,
  'giving the login up that an expired session asks for': async ({ page, replica }) => {
    await replica.clock({ advance: '8d' });
    await page.getByRole('listitem', { name: '2' }).click();
    await page.getByRole('dialog', { name: '登录已失效' }).getByRole('button', { name: '关闭' }).click();
  },
};

for (const [name, leave] of Object.entries(WAYS)) {
  test(`${name} leaves nothing that was seen to the next member`, async ({
    page,
    context,
    replica,
    loginAs,
  }) => {
    await loginAs(FIRST.account);
    await page.goto('/manager/userInfo');
    await expect(main(page)).toContainText(FIRST.place);
    await cartLink(page).click();
    await expect(page.getByText(FIRST.cart)).toBeVisible();

    await leave({ page, context, replica });
    await expect(loginTab(page)).toBeVisible();
    const cart = await hold(page, CART_LIST);
    const addresses = await hold(page, 'UserCenterMag.getUserAddressList');
    await logInByPassword(page, SECOND.account);
    await expectMember(page, SECOND.nick);

    await cartLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
    await expect(page.getByText(FIRST.cart)).toHaveCount(0);
    cart.letGo();
    await expect(page.getByText(SECOND.cart)).toBeVisible();

    await page.getByRole('link', { name: '个人资料' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible();
    await expect(main(page)).not.toContainText(FIRST.place);
    addresses.letGo();
  });
}

test('what was on its way when a session ended arrives nowhere', async ({ page, context, loginAs }) => {
  await loginAs(FIRST.account);
  const cart = await hold(page, CART_LIST);
  await page.goto(CART);
  await cart.kept;
  await logOutElsewhere({ context });
  await expect(loginTab(page)).toBeVisible();
  await logInByPassword(page, SECOND.account);
  await expectMember(page, SECOND.nick);
  cart.letGo();
  await expect(page.getByText(SECOND.cart)).toBeVisible();
});

test('a dialog that was open is not opened for the next member', async ({ page, context, loginAs }) => {
  await loginAs(FIRST.account);
  await page.goto(CART);
  await page
    .getByRole('button', { name: /修改选项/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await logOutElsewhere({ context });
  await expect(loginTab(page)).toBeVisible();
  await logInByPassword(page, SECOND.account);
  await expect(page.getByText(SECOND.cart)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
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
  await logOutElsewhere({ context });
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
