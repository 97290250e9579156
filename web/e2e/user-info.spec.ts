import type { Page } from '@playwright/test';
import { expectSound, resize } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { button } from './login-page.ts';

const SCREEN = '/manager/userInfo';
const MEMBER_INFO = 'UserCenterMag.getMemberInfo';
const ADDRESSES = 'UserCenterMag.getUserAddressList';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bindings = (page: Page) => page.getByRole('list', { name: '第三方账号' }).getByRole('listitem');
/** The addresses that are there; where one was just deleted, a line offers to bring it back. */
const addresses = (page: Page) =>
  page.getByRole('list', { name: '收货地址' }).getByRole('listitem').filter({ hasNotText: '已删除' });

async function openScreen(page: Page): Promise<void> {
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible();
}

test('a fragment leads to its card, addresses are used with the keyboard alone, and nothing is unreadable', async ({
  page,
  loginAs,
  replica,
}) => {
  await loginAs('super');
  await openScreen(page);
  await expect(bindings(page)).toHaveCount(4);
  await expect(addresses(page)).toHaveCount(4);
  await expectSound(page, 'the screen');
  await test.step('a fragment leads to its card', async () => {
    await resize(page, { width: 390, height: 844 });
    await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '收货地址' }).click();
    await expect(page).toHaveURL(`${SCREEN}#addresses`);
    await expect(card(page, '收货地址').getByRole('heading')).toBeInViewport();
  });
  await resize(page, { width: 1280, height: 720 });
  await test.step('the addresses are used with the keyboard alone', async () => {
    await button(page, '编辑沈怀山的地址').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '编辑地址' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, '编辑沈怀山的地址')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, '删除沈怀山的地址')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(addresses(page)).toHaveCount(3);
    await expect(page.locator(':focus')).not.toHaveJSProperty('tagName', 'BODY');
  });
  await button(page, '解绑微信').click();
  const dialog = page.getByRole('dialog', { name: '解绑微信？' });
  await expect(dialog).toBeVisible();
  await expectSound(page, 'the question');
  await dialog.getByRole('button', { name: '保留' }).click();
  await button(page, '绑定支付宝').click();
  await expect(page.getByText('请在新打开的页面完成授权')).toBeVisible();
  await expectSound(page, 'the binding');
  await replica.fault({ operation: MEMBER_INFO, kind: 'status', status: 500 });
  await replica.fault({ operation: ADDRESSES, kind: 'status', status: 500 });
  await openScreen(page);
  await expect(card(page, '收货地址').getByRole('button', { name: '重试' })).toBeVisible();
  await expectSound(page, 'the failures');
});
