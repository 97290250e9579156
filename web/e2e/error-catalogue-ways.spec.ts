/** Every row of the error catalogue, armed in each of the four ways, as the user of the product meets it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { ERROR_CATALOGUE } from '#server/replica/error-catalogue.ts';
import { closeConsole, openConsole } from './console-drawer.ts';
import { expectWords, SCREEN_ROWS } from './error-catalogue-rows.ts';
import { expect, test } from './fixtures.ts';
import type { Replica } from './replica.ts';

test.use({ build: 'console' });
test.describe.configure({ mode: 'parallel' });

const run = promisify(execFile);
const COMMAND = new URL('../../scripts/replica/control/main.ts', import.meta.url).pathname;

interface Place {
  readonly page: Page;
  readonly replica: Replica;
  readonly path: string;
}

/** Comes to the place and makes the row happen there. */
const WAYS: Readonly<Record<string, (name: string, place: Place) => Promise<void>>> = {
  'a click in the console': async (name, { page, path }) => {
    await page.goto(path);
    const shown = await openConsole(page, '故障');
    await shown.getByRole('button', { name: `触发 ${name}`, exact: true }).click();
    await expect(page.getByText('已触发，请在页面上操作')).toBeVisible();
    await closeConsole(page);
  },
  'a link': async (name, { page, path }) => {
    await page.goto(`${path}?_replica=fault:${name}`);
    await expect(page.getByText(`链接：故障 ${name}`)).toBeVisible();
    await expect(page, 'a reload would arm it twice').toHaveURL(path);
  },
  'a command': async (name, { page, replica, path }) => {
    await page.goto(path);
    const words = ['fault', 'preset', name, '--base-url', replica.url, '--sandbox', replica.sandbox ?? ''];
    const { stdout } = await run(process.execPath, ['--import', 'tsx', COMMAND, ...words]);
    expect(stdout).toContain(name);
  },
  'a test': async (name, { page, replica, path }) => {
    await page.goto(path);
    await replica.preset(name);
  },
};

for (const { name, productText } of ERROR_CATALOGUE) {
  if (productText === null) continue;
  const row = SCREEN_ROWS[name];
  test.describe(`${name} says ${productText}`, () => {
    for (const [way, arm] of Object.entries(WAYS)) {
      test(`after ${way}`, async ({ page, replica, loginAs }) => {
        if (row.account !== null) await loginAs(row.account);
        await arm(name, { page, replica, path: row.path });
        await row.provoke(page);
        await expectWords(page, productText);
      });
    }
  });
}
