/** Two devices of one member work on one work at the same time, each at its page and then at the same one. */
import type { Browser, Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { line, toSaved } from './testing/scripted-edit.ts';

const OPUS = '50043';

test.use({ isFirstVisit: true });

/** A busy machine may let a tab wait for the right to edit until it only looks; loaded anew it edits. */
async function open(page: Page, no: number): Promise<void> {
  const edits = async () => {
    await page.goto(`${PATHS.opusListEdit.getHref({ id: OPUS })}&page=${no}`);
    await expect(stage(page, no)).toBeVisible();
    await expect(line(page)).toHaveAttribute('data-save', 'saved', { timeout: 5000 });
  };
  await expect(edits).toPass();
}

const stage = (page: Page, no: number) => page.getByRole('region', { name: `第 ${no} 页` });
const elements = (page: Page, no: number) => stage(page, no).locator('[data-hit]');
const strip = (page: Page) => page.getByRole('list', { name: '页面' });
const turnTo = (page: Page, no: number) =>
  strip(page)
    .getByRole('button', { name: new RegExp(`^第 ${no} 页`) })
    .click();
const told = (page: Page, no: number) => page.getByText(`您的另一设备在第 ${no} 页`);

type LogIn = (account: string, page?: Page) => Promise<string>;

async function otherDevice(browser: Browser, loginAs: LogIn): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await loginAs('super', page);
  return page;
}

test('two devices see each other, and the pages that the other one saved', async ({
  page,
  browser,
  loginAs,
}) => {
  await loginAs('super');
  const there = await otherDevice(browser, loginAs);
  await open(page, 3);
  await open(there, 4);
  await expect(told(page, 4)).toBeVisible();
  await expect(told(there, 3)).toBeVisible();
  await expect(strip(page).getByRole('button', { name: '第 4 页，您的另一设备在这一页' })).toBeVisible();

  const [mine, theirs] = [await elements(page, 3).count(), await elements(there, 4).count()];
  await page.keyboard.press('r');
  await there.keyboard.press('o');
  await expect(elements(page, 3)).toHaveCount(mine + 1);
  for (const each of [page, there]) await toSaved(each);

  // Nothing is loaded anew, and the page that is looked at stays.
  await expect(stage(page, 3)).toBeVisible();
  await turnTo(page, 4);
  await expect(elements(page, 4)).toHaveCount(theirs + 1);
  await turnTo(there, 3);
  await expect(elements(there, 3)).toHaveCount(mine + 1);

  // What is undone is what was done here.
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(elements(page, 3)).toHaveCount(mine);
  await toSaved(page);
  await expect(elements(there, 3)).toHaveCount(mine);
  await turnTo(there, 4);
  await expect(elements(there, 4)).toHaveCount(theirs + 1);

  await there.context().close();
  await expect(page.getByText(/您的另一设备/)).toHaveCount(0);
});

test('on the same page each is told of the other, and a page that both changed is asked about', async ({
  page,
  browser,
  loginAs,
}) => {
  await loginAs('super');
  const there = await otherDevice(browser, loginAs);
  await open(page, 3);
  await open(there, 3);
  for (const each of [page, there]) {
    await expect(each.getByText(/^您的另一设备也在这一页：/)).toBeVisible();
  }
  const before = await elements(there, 3).count();

  await page.route(/medthodName=saveDraft/, (route) => route.abort());
  await page.keyboard.press('r');
  await there.keyboard.press('o');
  await toSaved(there);
  await page.unroute(/medthodName=saveDraft/);
  const dialog = page.getByRole('dialog', { name: '有 1 页在两处都改过' });
  await dialog.getByRole('radio', { name: '留另一设备的' }).check();
  await dialog.getByRole('button', { name: '按所选保存' }).click();
  await toSaved(page);
  await expect(elements(page, 3)).toHaveCount(before + 1);

  await expectSound(page, 'the editor with another device on the same page');
  await there.context().close();
});
