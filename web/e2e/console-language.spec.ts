/** The developers' console in the language of the browser, or of whoever chose. The product beside it stays Chinese. */
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expectReadableAtEachSize } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';

test.use({ build: 'console', locale: 'en-US' });
test.describe.configure({ mode: 'parallel' });

/** Every tab with what it shows once it has its answers. */
const TABS = [
  ['Calls', /[\d,]+ calls? · live/],
  ['Faults', 'Cart update failure (error)'],
  ['User', '沈知远'],
  ['Clock', 'the real time'],
  ['State', 'contract'],
  ['Rows', 'Of secrets and mobiles only a part is shown'],
  ['Origin', 'MemberServiceMag.getAbout'],
] as const;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Console', exact: true });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Developer console', exact: true }).click();
  await expect(drawer(page)).toBeVisible();
}

async function openTab(page: Page, tab: string): Promise<void> {
  await drawer(page).getByRole('tab', { name: tab, exact: true }).click();
}

test('a browser that prefers English reads English, until somebody chooses Chinese for good', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  await open(page);
  await expect(drawer(page)).toHaveAttribute('lang', 'en');
  await openTab(page, 'Faults');
  await expect(drawer(page)).toContainText('No faults: every operation answers as it should.');
  await drawer(page).getByRole('button', { name: '中文', exact: true }).click();

  const chinese = page.getByRole('dialog', { name: '开发控制台' });
  // The tab that was open stays so.
  await expect(chinese.getByRole('tabpanel')).toContainText('没有故障，接口都正常答复。');
  await expect(chinese).toHaveAttribute('lang', 'zh-CN');
  await page.reload();
  await expect(page.getByRole('button', { name: '开发控制台', exact: true })).toBeVisible();
});

test('a call, its reason and its moment are told in English', async ({ page, loginAs }) => {
  await loginAs('super');
  await page.goto('/manager/shopping/cart');
  const quantity = page
    .getByRole('list', { name: '购物车商品' })
    .locator('> li')
    .first()
    .getByRole('textbox');
  await quantity.fill('60');
  await quantity.press('Enter');
  await open(page);
  await drawer(page)
    .getByRole('button', { name: /ShoppingServiceMag.updateCart/ })
    .click();
  const detail = drawer(page).getByRole('tabpanel');
  await expect(detail).toContainText('The documents of the product describe this operation');
  await expect(detail).toContainText('Kept, as far as was looked at');
  await expect(detail.getByRole('heading', { name: 'This write' })).toBeVisible();
  await detail.getByRole('button', { name: 'Back to before', exact: true }).click();
  await expect(page.getByText('Went back and took back 1 write')).toBeVisible();
});

test('a link asks in English for what it wants to do, and says so afterwards', async ({ page }) => {
  await page.goto('/about?_replica=fault:cart-save-fails,weather:rain');
  const question = page.getByRole('dialog', { name: 'Before it opens, this link wants to make 1 change' });
  await expect(question).toContainText('“weather:rain” is not understood');
  expect(await findings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Change and open', exact: true }).click();
  await expect(page.getByText('Link: fault cart-save-fails; “weather:rain” is not understood')).toBeVisible();
});

test('every tab is read by everybody, inside the screen, whatever its size', async ({ page, loginAs }) => {
  test.slow();
  await loginAs('super');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  await open(page);
  for (const [tab, content] of TABS) {
    await openTab(page, tab);
    await expect(drawer(page).getByRole('tabpanel')).toContainText(content);
    await expectReadableAtEachSize(page, drawer(page), tab);
  }
});
