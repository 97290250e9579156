import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { TOKEN_KEY } from './fixtures.ts';

export const PASSWORD = DEMO_PASSWORD;

/** A field of the view that is open; the others of the login stay in the page, hidden. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).filter({ visible: true });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export async function openPasswordTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click();
}

/** Fills in the password form that is open and sends it. */
export async function sendPassword(page: Page, account: string, password = PASSWORD): Promise<void> {
  await field(page, '账号').fill(account);
  await field(page, '密码').fill(password);
  await button(page, '登录').click();
}

export async function logInByPassword(page: Page, account: string, password = PASSWORD): Promise<void> {
  await openPasswordTab(page);
  await sendPassword(page, account, password);
}

const phoneLink = (page: Page) =>
  page.getByRole('link', { name: /^(没有扫码工具？在手机上打开|在本机确认)$/ });

/** The address in the QR code; it is there once a code can be scanned. */
export async function phoneAddress(page: Page): Promise<string> {
  await expect(phoneLink(page)).toBeVisible();
  return (await phoneLink(page).getAttribute('href')) ?? '';
}

export async function loginSessionID(page: Page): Promise<string> {
  return new URL(await phoneAddress(page)).pathname.split('/').at(-1) ?? '';
}

/** The about page tells by its heading that a login worked, and is open to every member. */
export async function expectAboutPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
}

export async function expectMember(page: Page, nick: string): Promise<void> {
  await expect(page.getByRole('button', { name: `账户：${nick}` })).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^账户：/ }).click();
  await button(page, '退出登录').click();
  await expect(page.getByRole('tab', { name: '扫码登录' })).toBeVisible();
}

/** What stands in the browser's storage, decoded; null where nothing does. */
export async function storedToken(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
  return text === null ? null : JSON.parse(text);
}
