/** Each way of arming a row of the error catalogue, to the words that the user of the product meets. */
import type { Page } from '@playwright/test';
import { errorPreset, type WordedPresetName } from '#server/replica/error-catalogue.ts';
import { closeConsole, followLink, openConsole } from './console-drawer.ts';
import { type Hands, SCREEN_ROWS } from './error-catalogue-rows.ts';
import { expect, test } from './fixtures.ts';

test.use({ build: 'console' });

/** What a user does, in this browser. */
function handsOn(page: Page): Hands {
  return {
    open: async (path) => void (await page.goto(path)),
    press: async (name, dialog) => {
      const place = dialog === undefined ? page : page.getByRole('dialog', { name: dialog });
      const pressed = { name, exact: true };
      await place.getByRole('button', pressed).or(place.getByRole('tab', pressed)).first().click();
    },
    fill: (label, text) => page.getByLabel(label, { exact: true }).first().fill(text),
    pressEnter: () => page.keyboard.press('Enter'),
  };
}

/** Exactly the words and nothing around them, wherever the screen says them. */
async function expectWords(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeVisible();
}

/** Makes a row happen that is armed by now, and expects its words. */
async function expectRow(page: Page, name: WordedPresetName): Promise<void> {
  await SCREEN_ROWS[name].provoke(handsOn(page));
  await expectWords(page, errorPreset(name)?.productText ?? '');
}

// Whatever the way, the server arms a row by one operation; the command does too.

test('a click in the console and a link arm rows that the cart tells of', async ({
  page,
  replica,
  loginAs,
}) => {
  await loginAs('super');
  await page.goto(SCREEN_ROWS['price-fails'].path);
  const shown = await openConsole(page, '故障');
  await shown.getByRole('button', { name: '触发 price-fails', exact: true }).click();
  await expect(page.getByText('已触发，请在页面上操作')).toBeVisible();
  await closeConsole(page);
  await expectRow(page, 'price-fails');

  await replica.clearFaults();
  const name = 'cart-save-fails';
  const { path } = SCREEN_ROWS[name];
  await followLink(page, `${path}?_replica=fault:${name}`);
  await expect(page.getByText(`链接：故障 ${name}`)).toBeVisible();
  await expect(page, 'a reload would arm it twice').toHaveURL(path);
  await expectRow(page, name);
});
