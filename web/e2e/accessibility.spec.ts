import type { Page } from '@playwright/test';
import { SCREENS } from '#web/lib/paths.ts';
import { loginPathTo } from '#web/testing/addresses.ts';
import { NOT_OPEN_YET } from '#web/testing/shown-screens.ts';
import { findings } from './axe.ts';
import { resize } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { button, expectAboutPage, field, loginSessionID, openPasswordTab, PASSWORD } from './login-page.ts';
import { goWithin, OPEN_SCREENS, openExample } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

/** Nothing serious for axe at this width and the narrower ones of its kind, and no sideways scrolling. */
async function expectSoundAt(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    // Polled, because the ripple of a button that was just pressed keeps its old width for a moment.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${what}, sideways at ${width}`)
      .toBeLessThanOrEqual(width);
    if (width === widths[0]) expect.soft(await findings(page), `${what}, axe at ${width}`).toEqual([]);
  }
}

const DESK = [1440];
const PHONE = [390, 360];

// From screen to screen the page stays and keeps its width: to be loaded and drawn anew takes longer than all rules.
for (const [device, widths] of [
  ['desk', DESK],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width: Number(widths[0]), height: 900 } });

    test('every screen: nothing serious for axe, no sideways scrolling', async ({ page, loginAs }) => {
      test.slow();
      await loginAs('super');
      for (const screen of OPEN_SCREENS) {
        await openExample(page, screen, goWithin);
        await expectSoundAt(page, screen.name, widths);
      }
    });
  });
}

/** What is pressed next is pressed at the width that was looked at last. */
async function expectSound(page: Page, what: string): Promise<void> {
  const sizes = [DESK, PHONE];
  if ((page.viewportSize()?.width ?? 0) < Number(DESK[0])) sizes.reverse();
  for (const widths of sizes) await expectSoundAt(page, what, widths);
}

async function expectOutside(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
}

test('every way in, and what leads nowhere: nothing serious for axe, no sideways scrolling', async ({
  page,
}) => {
  test.slow();
  await page.goto('/error?code=404&traceId=t1-0001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, 'error');

  await page.goto('/manager/login');
  const phone = `/phone/${await loginSessionID(page)}`;
  await expectSound(page, 'login by QR code');
  await openPasswordTab(page);
  await button(page, '登录').click();
  await expect(page.getByText('请输入账号', { exact: true })).toBeVisible();
  await expectSound(page, 'login by password with problems');
  await button(page, '立即注册').click();
  await expect(page.getByRole('heading', { name: '注册账号' })).toBeVisible();
  await expectSound(page, 'registration');

  await page.goto('/manager/login');
  await button(page, '微信').click();
  await expect(page.getByText('请用微信扫描二维码')).toBeVisible();
  await expectSound(page, 'login by 微信');
  const link = page.getByRole('link', { name: '没有扫码工具？打开授权页' });
  await expectOutside(page, (await link.getAttribute('href')) ?? '');
  await expectSound(page, 'provider');
  await expectOutside(page, phone);
  await expectSound(page, 'phone');
});

test('a screen that is not open yet: nothing serious for axe, no sideways scrolling', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  const closed = SCREENS.find(({ state }) => state === 'closed');
  await page.goto(closed?.example ?? '');
  await expect(page.getByRole('heading', { level: 1, name: NOT_OPEN_YET })).toBeVisible();
  await expectSound(page, 'closed screen');
});

test('a locked screen: nothing serious for axe, no sideways scrolling', async ({ page, loginAs }) => {
  await loginAs('demo');
  await page.goto('/manager/myMember');
  await expect(page.getByRole('region', { name: '「成员管理」需要开通会员' })).toBeVisible();
  await expectSound(page, 'locked screen');
});

test('a cart with invalid lines and a price that changed: nothing serious for axe, no sideways scrolling', async ({
  page,
  loginAs,
}) => {
  await loginAs('vip');
  await page.goto('/manager/shopping/cart');
  await expect(page.getByRole('list', { name: '失效商品' })).toBeVisible();
  await page.getByRole('checkbox', { name: '选择窗边的灯' }).check();
  await page.getByRole('textbox', { name: '日日好的数量' }).fill('0');
  await expect(page.getByText('数量最小值为1')).toBeVisible();
  await expectSound(page, 'cart of vip');
});

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
