import type { Page } from '@playwright/test';
import { SCREENS } from '#web/lib/paths.ts';
import { loginPathTo } from '#web/testing/addresses.ts';
import { NOT_OPEN_YET } from '#web/testing/shown-screens.ts';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { button, expectAboutPage, field, loginSessionID, openPasswordTab, PASSWORD } from './login-page.ts';
import { OPEN_SCREENS, openExample } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

/** Polled, because the ripple of a button that was just pressed keeps its old width for a moment. */
async function expectNoSidewaysScrolling(page: Page, width: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `sideways at ${width}`)
    .toBeLessThanOrEqual(width);
}

interface Visit {
  readonly name: string;
  readonly account: string | null;
  readonly open: (page: Page) => Promise<void>;
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/manager/login');
  await expect(page.getByRole('tab', { name: '扫码登录' })).toBeVisible();
}

async function openOutside(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
}

const VISITS: readonly Visit[] = [
  ...OPEN_SCREENS.map((screen) => ({
    name: screen.name,
    account: 'super',
    open: (page: Page) => openExample(page, screen),
  })),
  {
    name: 'login by QR code',
    account: null,
    open: async (page) => {
      await openLogin(page);
      await loginSessionID(page);
    },
  },
  {
    name: 'login by password with problems',
    account: null,
    open: async (page) => {
      await openLogin(page);
      await openPasswordTab(page);
      await button(page, '登录').click();
      await expect(page.getByText('请输入账号', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'registration',
    account: null,
    open: async (page) => {
      await openLogin(page);
      await button(page, '立即注册').click();
      await expect(page.getByRole('heading', { name: '注册账号' })).toBeVisible();
    },
  },
  {
    name: 'weixin login',
    account: null,
    open: async (page) => {
      await openLogin(page);
      await button(page, '微信').click();
      await expect(page.getByText('请用微信扫描二维码')).toBeVisible();
    },
  },
  {
    name: 'shell with a screen that is not open yet',
    account: 'super',
    open: async (page) => {
      const closed = SCREENS.find(({ state }) => state === 'closed');
      await page.goto(closed?.example ?? '');
      await expect(page.getByRole('heading', { level: 1, name: NOT_OPEN_YET })).toBeVisible();
    },
  },
  {
    name: 'locked screen',
    account: 'demo',
    open: async (page) => {
      await page.goto('/manager/epaper');
      await expect(page.getByRole('region', { name: '「电子报」需要开通会员' })).toBeVisible();
    },
  },
  {
    name: 'cart with invalid lines and a price that changed',
    account: 'vip',
    open: async (page) => {
      await page.goto('/manager/shopping/cart');
      await expect(page.getByRole('list', { name: '失效商品' })).toBeVisible();
      await page.getByRole('checkbox', { name: '选择窗边的灯' }).check();
      await page.getByRole('textbox', { name: '日日好的数量' }).fill('0');
      await expect(page.getByText('数量最小值为1')).toBeVisible();
    },
  },
  {
    name: 'error',
    account: null,
    open: async (page) => {
      await page.goto('/error?code=404&traceId=t1-0001');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'phone',
    account: null,
    open: async (page) => {
      await openLogin(page);
      await openOutside(page, `/phone/${await loginSessionID(page)}`);
    },
  },
  {
    name: 'provider',
    account: null,
    open: async (page) => {
      await openLogin(page);
      await button(page, '微信').click();
      const link = page.getByRole('link', { name: '没有扫码工具？打开授权页' });
      await openOutside(page, (await link.getAttribute('href')) ?? '');
    },
  },
];

for (const { name, account, open } of VISITS) {
  test(`${name}: nothing serious for axe, no sideways scrolling`, async ({ page, loginAs }) => {
    if (account !== null) await loginAs(account);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page, width);
      expect.soft(await findings(page), `axe at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScrolling(page, 360);
  });
}

test.describe('by keyboard alone', () => {
  test('one logs in', async ({ page }) => {
    await page.goto(loginPathTo('/about'));
    await page.getByRole('tab', { name: '扫码登录' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: '密码登录', selected: true })).toBeFocused();
    for (let steps = 0; steps < 4 && !(await isFocused(page, '账号')); steps += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(field(page, '账号')).toBeFocused();
    await page.keyboard.type('super');
    await page.keyboard.press('Tab');
    await expect(field(page, '密码')).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expectAboutPage(page);
  });

  test('one reaches the screen past the menu, a place of the menu, and the way out', async ({
    page,
    loginAs,
  }) => {
    await loginAs('super');
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const order = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /^订单/ });
    await order.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/manager/order');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('button', { name: '账户：沈知远' }).focus();
    await page.keyboard.press('Enter');
    const logout = button(page, '退出登录');
    await expect(logout).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(logout).toBeHidden();
    await page.keyboard.press('Enter');
    for (
      let steps = 0;
      steps < 6 && !(await logout.evaluate((it) => it === document.activeElement));
      steps += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(logout).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: '扫码登录' })).toBeVisible();
  });

  test('one opens and closes the menu of the phone', async ({ page, loginAs }) => {
    // The colours of a sheet that is still fading in are not those that are read.
    await page.setViewportSize({ width: 390, height: 844 });
    await loginAs('super');
    await page.goto('/manager/order');
    const opener = page.getByRole('navigation', { name: '常用' }).getByRole('button', { name: '我的' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: '发票' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });

  async function isFocused(page: Page, label: string): Promise<boolean> {
    return field(page, label).evaluate((element) => element === document.activeElement);
  }
});

test('a price that is on its way: nothing serious for axe', async ({ page, loginAs }) => {
  await loginAs('super');
  const { letGo } = await hold(page, 'ShoppingServiceMag.getTotal');
  const screen = OPEN_SCREENS.find(({ name }) => name === 'addShopping');
  await page.goto(screen?.example ?? '');
  await page.getByRole('button', { name: '增加一本' }).click();
  await expect(page.getByRole('status', { name: '正在计算价格' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  letGo();
});
