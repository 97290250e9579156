/** The developers' console in the language of the browser. The product beside it stays Chinese. */
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expectFittingAtEachSize } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';

test.use({ build: 'console', locale: 'en-US' });

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

test('every tab, and the question of a link, is read by everybody, and every tab inside the screen, whatever its size', async ({
  page,
  loginAs,
}) => {
  test.slow();
  await loginAs('super');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  await open(page);
  for (const [tab, content] of TABS) {
    await openTab(page, tab);
    await expect(drawer(page).getByRole('tabpanel')).toContainText(content);
    await expectFittingAtEachSize(page, drawer(page), tab);
  }
  await page.goto('/about?_replica=fault:cart-save-fails,weather:rain');
  await expect(
    page.getByRole('dialog', { name: 'Before it opens, this link wants to make 1 change' }),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
