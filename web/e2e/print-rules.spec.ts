import type { Locator, Page } from '@playwright/test';
import type { ProductionStep } from '#contracts/rules/print/cart-line.ts';
import {
  BINDING_ROWS,
  HIDDEN_STEP,
  OPTION_ROWS,
  type OptionRow,
  QUANTITY_ROWS,
  REMARK,
  type Refused,
} from '#contracts/rules/testing/rule-rows.ts';
import { SPEC_BINDINGS } from '#contracts/rules/testing/spec-table.ts';
import { expect, test } from './fixtures.ts';
import {
  dialog,
  expectPriced,
  group,
  next,
  notice,
  openCart,
  openOptions,
  option,
  press,
  quantity,
} from './print-dialog.ts';

test.describe.configure({ mode: 'parallel' });

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
    if (!refused.isStored) {
      await answerWith(page, [...(row.first ? [row.first] : []), [row.step, name]]);
    }
    await expectReselected(page, row, name, refused);
    await page.unrouteAll();
  }
  if (refused.isStored) return;
  await openOptions(page, row.work);
  if (row.first) await press(page, ...row.first);
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

/** In the order of the cart, whose pages are turned forwards only. */
function inCartOrder<T extends { readonly line: string }>(rows: readonly T[]): readonly T[] {
  return [...rows].sort((one, other) => Number(one.line) - Number(other.line));
}

test.beforeEach(async ({ page, loginAs }) => {
  await loginAs('super');
  await openCart(page);
});

test.describe('the dialog shows that', () => {
  for (const rule of new Set(OPTION_ROWS.map((row) => row.rule))) {
    test(rule, async ({ page }) => {
      for (const row of inCartOrder(OPTION_ROWS.filter((each) => each.rule === rule))) {
        const { line, options, refused } = row;
        await test.step(`${line} ${options.join('、')}: ${refused?.reason ?? 'possible'}`, async () => {
          if (refused === null) await expectPossible(page, row);
          else await expectNotPossible(page, row, refused);
        });
      }
    });
  }

  for (const rule of new Set(QUANTITY_ROWS.map((row) => row.rule))) {
    test(rule, async ({ page }) => {
      for (const { line, work, typed, message } of inCartOrder(QUANTITY_ROWS)) {
        await test.step(`${line} "${typed}": ${message ?? 'possible'}`, async () => {
          const options = await openOptions(page, work);
          await quantity(page).fill(typed);
          if (message === null) {
            await expectPriced(page);
          } else {
            await expect(alertOf(options, message)).toBeVisible();
            await expect(next(page)).toBeDisabled();
          }
          await leave(page);
        });
      }
    });
  }

  test('each binding has a description, and hardcovers a warning', async ({ page }) => {
    for (const { work, bindings } of inCartOrder(BINDING_ROWS)) {
      const options = await openOptions(page, work);
      for (const name of bindings) {
        await press(page, '装订方式', name);
        await expect(option(page, '装订方式', name)).toBeChecked();
        await expect(options.getByRole('img', { name, exact: true })).toBeVisible();
        await expect(
          options
            .locator('p')
            .filter({ hasText: new RegExp(`^${name}.+`) })
            .first(),
        ).toBeVisible();
        const isHardcover = SPEC_BINDINGS.some((binding) => binding.name === name && binding.isHardcover);
        await expect(options.getByText(/^温馨提示：若封二、封三有内容/)).toHaveCount(isHardcover ? 1 : 0);
      }
      await leave(page);
    }
  });

  test('a step that is not shown has its code sent all the same', async ({ page }) => {
    const { work, name, usual } = HIDDEN_STEP;
    await openOptions(page, work);
    await expect(group(page, name)).toHaveCount(0);
    await expectPriced(page);
    const sent = page.waitForRequest((request) => request.url().includes('medthodName=updateCart'));
    await next(page).click();
    const cnums = new URLSearchParams((await sent).postData() ?? '').get('cnums') ?? '';
    expect(cnums.split('|')).toContain(usual);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the remark is there, and takes no more than fits', async ({ page }) => {
    const options = await openOptions(page, REMARK.work);
    const remark = options.getByLabel('备注');
    await expect(remark).toHaveValue(REMARK.text);
    await expect(remark).toHaveAttribute('maxlength', String(REMARK.most));
  });
});
