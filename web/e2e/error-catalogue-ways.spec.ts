/** Every row of the error catalogue as the user of the product meets it, and each of the four ways to arm one. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { ERROR_CATALOGUE } from '#server/replica/error-catalogue.ts';
import type { Replica } from '#web/testing/replica.ts';
import { closeConsole, openConsole } from './console-drawer.ts';
import { expectWords, SCREEN_ROWS } from './error-catalogue-rows.ts';
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
const WAYS: Readonly<Record<string, { name: string; arm: (name: string, place: Place) => Promise<void> }>> = {
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
      await page.goto(`${path}?_replica=fault:${name}`);
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

for (const { name, productText } of ERROR_CATALOGUE) {
  if (productText === null) continue;
  const { account, path, provoke } = SCREEN_ROWS[name];

  test(`${name} says ${productText}`, async ({ page, replica, loginAs }) => {
    if (account !== null) await loginAs(account);
    await page.goto(path);
    await replica.preset(name);
    await provoke(page);
    await expectWords(page, productText);
  });

  for (const [way, { arm }] of Object.entries(WAYS).filter(([, each]) => each.name === name)) {
    test(`${name} says ${productText} after ${way}`, async ({ page, replica, loginAs }) => {
      if (account !== null) await loginAs(account);
      await arm(name, { page, replica, path });
      await provoke(page);
      await expectWords(page, productText);
    });
  }
}
