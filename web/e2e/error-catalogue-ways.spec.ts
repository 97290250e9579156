/** Each way of arming a row of the error catalogue, to the words that the user of the product meets. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { errorPreset, type WordedPresetName } from '#server/replica/error-catalogue.ts';
import type { Replica } from '#web/testing/replica.ts';
import { closeConsole, followLink, openConsole } from './console-drawer.ts';
import { type Hands, SCREEN_ROWS } from './error-catalogue-rows.ts';
import { expect, test } from './fixtures.ts';

test.use({ build: 'console' });
test.describe.configure({ mode: 'parallel' });

const run = promisify(execFile);
const COMMAND = new URL('../../scripts/replica/control/main.ts', import.meta.url).pathname;

interface Place {
  readonly page: Page;
  readonly replica: Replica;
  readonly path: string;
}

/** Comes to the place and makes the row happen there. Whatever the way, the server arms a row by one operation. */
const WAYS: Readonly<
  Record<string, { name: WordedPresetName; arm: (name: string, place: Place) => Promise<void> }>
> = {
  'a click in the console': {
    name: 'price-fails',
    arm: async (name, { page, path }) => {
      await page.goto(path);
      const shown = await openConsole(page, '故障');
      await shown.getByRole('button', { name: `触发 ${name}`, exact: true }).click();
      await expect(page.getByText('已触发，请在页面上操作')).toBeVisible();
      await closeConsole(page);
    },
  },
  'a link': {
    name: 'unbind-succeeds',
    arm: async (name, { page, path }) => {
      await followLink(page, `${path}?_replica=fault:${name}`);
      await expect(page.getByText(`链接：故障 ${name}`)).toBeVisible();
      await expect(page, 'a reload would arm it twice').toHaveURL(path);
    },
  },
  'a command': {
    name: 'cart-save-fails',
    arm: async (name, { page, replica, path }) => {
      await page.goto(path);
      const words = ['fault', 'preset', name, '--base-url', replica.url, '--sandbox', replica.sandbox ?? ''];
      const { stdout } = await run(process.execPath, ['--import', 'tsx', COMMAND, ...words]);
      expect(stdout).toContain(name);
    },
  },
};

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

for (const [way, { name, arm }] of Object.entries(WAYS)) {
  const { account, path, provoke } = SCREEN_ROWS[name];
  const words = errorPreset(name)?.productText ?? '';

  test(`${name} says ${words} after ${way}`, async ({ page, replica, loginAs }) => {
    if (account !== null) await loginAs(account);
    await arm(name, { page, replica, path });
    await provoke(handsOn(page));
    await expectWords(page, words);
  });
}
