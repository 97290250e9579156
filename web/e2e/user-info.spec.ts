import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { AFTER_POLL, button } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const SCREEN = '/manager/userInfo';
const MEMBER_INFO = 'UserCenterMag.getMemberInfo';
const ADDRESSES = 'UserCenterMag.getUserAddressList';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bindings = (page: Page) => page.getByRole('list', { name: '第三方账号' }).getByRole('listitem');
/** The addresses that are there; where one was just deleted, a line offers to bring it back. */
const addresses = (page: Page) =>
  page.getByRole('list', { name: '收货地址' }).getByRole('listitem').filter({ hasNotText: '已删除' });
const said = (page: Page, words: string) => page.getByText(words, { exact: true });

async function openScreen(page: Page): Promise<void> {
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible();
}

async function openUnbinding(page: Page, name: string) {
  await button(page, `解绑${name}`).click();
  return page.getByRole('dialog', { name: `解绑${name}？` });
}

async function openProvider(page: Page, name: string): Promise<Page> {
  const popup = page.context().waitForEvent('page');
  await button(page, name).click();
  return popup;
}

test.describe('the own data', () => {
  test('copies the invite code', async ({ page, context, loginAs }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await loginAs('super');
    await openScreen(page);
    await button(page, '复制邀请码').click();
    await expect(button(page, '已复制')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(card(page, '资料').getByText(copied, { exact: true })).toBeVisible();
  });

  test('a fragment leads to its card', async ({ page, loginAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await loginAs('super');
    await openScreen(page);
    await expect(addresses(page)).toHaveCount(4);
    await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '收货地址' }).click();
    await expect(page).toHaveURL(`${SCREEN}#addresses`);
    await expect(card(page, '收货地址').getByRole('heading')).toBeInViewport();
  });
});

test.describe('outside identities', () => {
  test('weixin is bound by its code and unbound again', async ({ page, context, loginAs }) => {
    await loginAs('demo');
    await openScreen(page);
    await button(page, '绑定微信').click();
    await expect(page.getByText('请用微信扫描二维码')).toBeVisible();
    const link = page.getByRole('link', { name: '没有扫码工具？打开授权页' });
    const provider = await context.newPage();
    await provider.goto((await link.getAttribute('href')) ?? '');
    await expect(provider.getByText('用于绑定会员“林晓舟”')).toBeVisible();
    await provider.getByRole('radio', { name: '尚未绑定会员' }).check();
    await button(provider, '同意授权').click();
    await expect(provider.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByText(/^已绑定微信“.+”$/)).toBeVisible(AFTER_POLL);
    await expect(button(page, '解绑微信')).toBeFocused();
    await expect(bindings(page).first()).toContainText('今天绑定');

    const dialog = await openUnbinding(page, '微信');
    await expect(dialog).toContainText(/以后不能再用微信“.+”登录，可以重新绑定/);
    await dialog.getByRole('button', { name: '解绑' }).click();
    await expect(said(page, '解绑成功!')).toBeVisible();
    await expect(button(page, '绑定微信')).toBeFocused();
  });

  test('of another member is not taken away from him, and another one is', async ({ page, loginAs }) => {
    await loginAs('demo');
    await openScreen(page);
    const provider = await openProvider(page, '绑定QQ');
    await provider.getByRole('radio', { name: '已绑定会员 super' }).check();
    await button(provider, '同意授权').click();
    await expect(provider.getByRole('alert')).toHaveText('这个QQ账号已绑定其他会员，请换一个账号');
    await provider.getByRole('radio', { name: '尚未绑定会员' }).check();
    await button(provider, '同意授权').click();
    await expect(page.getByText(/^已绑定QQ/)).toBeVisible(AFTER_POLL);
  });

  test('leaves a way where the browser opens no tab, and says so when it is given up', async ({
    page,
    loginAs,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await loginAs('demo');
    await page.goto('/about');
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '个人资料' }).click();
    await button(page, '绑定微博').dblclick();
    await expect(page.getByText('浏览器拦截了新窗口，请点下面的按钮前往')).toBeVisible();
    await expect(page.getByRole('link', { name: '前往微博授权' })).toHaveAttribute(
      'href',
      /^https?:\/\/[^/]+\/provider\/weibo\//,
    );
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(SCREEN);
    await expect(said(page, '没有绑定微博；之后若在授权页同意，绑定仍会生效')).toBeVisible();
  });
});

test.describe('the address book', () => {
  test.beforeEach(async ({ loginAs }) => {
    await loginAs('super');
  });

  test('takes a pasted address, makes it the default, deletes it and brings it back', async ({ page }) => {
    await openScreen(page);
    await expect(addresses(page)).toHaveCount(4);
    await button(page, '新增地址').click();
    const dialog = page.getByRole('dialog', { name: '新增地址' });
    await dialog.getByLabel('粘贴识别').last().fill('周予安 13800138000 浙江省宁波市海曙区示例路 6 号');
    await dialog.getByRole('button', { name: '识别' }).click();
    await expect(dialog.getByLabel('详细地址')).toHaveValue('示例路 6 号');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toHaveCount(0);
    const added = addresses(page).filter({ hasText: '周予安' });
    await expect(added).toContainText('浙江省 宁波市 海曙区 示例路 6 号');

    await button(page, '把周予安的地址设为默认').click();
    await expect(added.getByText('默认', { exact: true })).toBeVisible();
    await expect(addresses(page).getByText('默认', { exact: true })).toHaveCount(1);

    await button(page, '删除周予安的地址').click();
    await expect(addresses(page)).toHaveCount(4);
    await button(page, '撤销').click();
    await expect(added.getByText('默认', { exact: true })).toBeVisible();
  });

  test('is used with the keyboard alone', async ({ page }) => {
    await openScreen(page);
    await button(page, '编辑沈怀山的地址').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '编辑地址' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, '编辑沈怀山的地址')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, '删除沈怀山的地址')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(addresses(page)).toHaveCount(3);
    const place = page.locator(':focus');
    await expect(place).not.toHaveJSProperty('tagName', 'BODY');
  });
});

for (const width of [1440, 390]) {
  test(`has no serious finding at ${width} px, and does not scroll sideways`, async ({
    page,
    loginAs,
    replica,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await loginAs('super');
    async function expectSound(what: string): Promise<void> {
      expect(await findings(page), what).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, what).toBeLessThanOrEqual(width);
    }
    await openScreen(page);
    await expect(bindings(page)).toHaveCount(4);
    await expect(addresses(page)).toHaveCount(4);
    await expectSound('the screen');
    const dialog = await openUnbinding(page, '微信');
    await expect(dialog).toBeVisible();
    await expectSound('the question');
    await dialog.getByRole('button', { name: '保留' }).click();
    await button(page, '绑定支付宝').click();
    await expect(page.getByText('请在新打开的页面完成授权')).toBeVisible();
    await expectSound('the binding');
    await replica.fault({ operation: MEMBER_INFO, kind: 'status', status: 500 });
    await replica.fault({ operation: ADDRESSES, kind: 'status', status: 500 });
    await openScreen(page);
    await expect(card(page, '收货地址').getByRole('button', { name: '重试' })).toBeVisible();
    await expectSound('the failures');
  });
}
