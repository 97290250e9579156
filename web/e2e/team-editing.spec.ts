/** Two members of a team work on one work, which its owner shares with the team. */
import type { Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { line, openEditor, toSaved } from './testing/scripted-edit.ts';

const TITLE = '与团队一起编辑';

test.use({ isFirstVisit: true });

const elements = (page: Page, no: number) =>
  page.getByRole('region', { name: `第 ${no} 页` }).locator('[data-hit]');

test('a member opens the link of the owner and changes a page, which the owner sees', async ({
  page,
  browser,
  loginAs,
  replica,
}) => {
  await replica.scenario('team-member', { owner: 'super', account: 'demo' });
  await loginAs('super');
  await openEditor(page);
  await page.getByRole('button', { name: TITLE }).click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.getByRole('switch', { name: TITLE }).click();
  await expect(dialog.getByRole('button', { name: '复制编辑链接' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const context = await browser.newContext();
  const there = await context.newPage();
  await loginAs('demo', there);
  await there.goto(`${PATHS.opusListEdit.getHref({ id: '50043' })}&page=4`);
  await expect(there.getByText(/ 的作品$/)).toBeVisible();
  await expect(there.getByRole('button', { name: '印刷' })).toBeDisabled();
  await expect(line(there)).toHaveAttribute('data-save', 'saved');
  const before = await elements(there, 4).count();
  await there.keyboard.press('o');
  await expect(elements(there, 4)).toHaveCount(before + 1);
  await toSaved(there);
  await expect(page.getByText(/在第 4 页$/)).toBeVisible();
  await page
    .getByRole('list', { name: '页面' })
    .getByRole('button', { name: /^第 4 页/ })
    .click();
  await expect(elements(page, 4)).toHaveCount(before + 1);
  await context.close();

  await page.getByRole('button', { name: TITLE }).click();
  await expect(dialog.getByText('已开启')).toBeVisible();
  await expectSound(page, 'the way to edit with the team');
});
