import type { Locator, Page } from '@playwright/test';
import type { ProductionStep } from '#contracts/rules/print/cart-line.ts';
import { OPTION_ROWS, type OptionRow, type Refused } from '#contracts/rules/testing/rule-rows.ts';
import { expect, test } from './fixtures.ts';
import { dialog, expectPriced, next, notice, openCart, openOptions, option, press } from './print-dialog.ts';

type Choice = readonly [step: string, option: string];

function isCartInfo(url: URL): boolean {
  return url.search.includes('medthodName=cartInfo');
}

/** The line comes with these options chosen, as one comes whose rules have changed since it was saved. */
async function answerWith(page: Page, choices: readonly Choice[]): Promise<void> {
  await page.route(isCartInfo, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    for (const step of reply.data.data.buzhou as ProductionStep[]) {
      const wanted = choices.find(([name]) => name === step.Name)?.[1];
      step.selCnum = step.items.find(({ Name }) => Name === wanted)?.Cnum ?? step.selCnum;
    }
    await route.fulfill({ response, json: reply });
  });
}

function alertOf(options: Locator, text: string): Locator {
  return options.getByRole('alert').filter({ hasText: text }).first();
}

async function expectDisabled(page: Page, step: string, name: string, refused: Refused): Promise<void> {
  await expect(option(page, step, name)).toBeDisabled();
  const words = refused.fix === undefined ? refused.reason : `${refused.reason}，${refused.fix}`;
  await expect(option(page, step, name)).toHaveAccessibleDescription(words);
}

/** Closes the dialog, with what was changed in it if anything was. */
async function leave(page: Page): Promise<void> {
  const giveUp = page.getByRole('button', { name: '放弃修改' });
  await expect(async () => {
    if (await giveUp.isVisible()) await giveUp.click({ timeout: 1000 });
    // A tooltip that happens to be open takes the first Escape for itself.
    else if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** A line that has the option chosen is moved on opening and says so, or says that nothing is left. */
async function expectReselected(page: Page, row: OptionRow, name: string, refused: Refused): Promise<void> {
  const options = await openOptions(page, row.work);
  await expectDisabled(page, row.step, name, refused);
  if ('blocked' in refused.leadsTo) {
    await expect(alertOf(options, refused.leadsTo.blocked)).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await expect(next(page)).toHaveAccessibleDescription(refused.leadsTo.blocked);
  } else {
    const { movesTo } = refused.leadsTo;
    await expect(notice(page)).toHaveText(`已自动改为「${movesTo}」：${refused.reason}`);
    await expect(option(page, row.step, movesTo)).toBeChecked();
    await expectPriced(page);
  }
  await leave(page);
}

async function expectNotPossible(page: Page, row: OptionRow, refused: Refused): Promise<void> {
  for (const name of row.options) {
    if (!refused.isStored) await answerWith(page, [[row.step, name]]);
    await expectReselected(page, row, name, refused);
    await page.unrouteAll();
  }
  if (refused.isStored) return;
  await openOptions(page, row.work);
  for (const name of row.options) {
    await expectDisabled(page, row.step, name, refused);
    await press(page, row.step, name);
    await expect(option(page, row.step, name)).not.toBeChecked();
  }
  await leave(page);
}

async function expectPossible(page: Page, row: OptionRow): Promise<void> {
  await openOptions(page, row.work);
  for (const name of row.options) {
    await expect(option(page, row.step, name)).toBeEnabled();
    await press(page, row.step, name);
    await expect(option(page, row.step, name)).toBeChecked();
    await expect(notice(page)).toHaveCount(0);
    await expectPriced(page);
  }
  await leave(page);
}

/** How a row is met; every single one is in the component tests of the dialog. */
const KINDS: Readonly<Record<string, (row: OptionRow) => boolean>> = {
  'an option that can be had': ({ refused }) => refused === null,
  'an option that blank pages would open': ({ refused }) =>
    refused?.fix !== undefined && 'movesTo' in refused.leadsTo,
  'an option that was stored, with none left': ({ refused }) =>
    refused?.isStored === true && 'blocked' in refused.leadsTo,
};

test('the dialog shows one row of each kind', async ({ page, loginAs }) => {
  await loginAs('super');
  await openCart(page);
  for (const [kind, isOfKind] of Object.entries(KINDS)) {
    await test.step(kind, async () => {
      const row = OPTION_ROWS.find(isOfKind);
      if (row === undefined) throw new Error('there is no such row');
      if (row.refused === null) await expectPossible(page, row);
      else await expectNotPossible(page, row, row.refused);
    });
  }
});
