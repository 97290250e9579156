import type { Page } from '@playwright/test';
import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import { controls } from '#web/testing/replica.ts';
import { expect, TOKEN_KEY, test } from './fixtures.ts';

const QUANTITIES = ['11', '22', '33', '44'];
const quantity = (page: Page) =>
  page.getByRole('list', { name: '购物车商品' }).locator('> li').first().getByRole('textbox');

test('four browsers change the same line of one server, each in a world of its own', async ({
  browser,
  page,
  server,
  loginAs,
}) => {
  test.slow();
  const browsers = await Promise.all(
    QUANTITIES.map(async (count) => {
      const name = `browser-${count}`;
      const context = await browser.newContext({ extraHTTPHeaders: { [SANDBOX_HEADER]: name } });
      const token = await controls(server.url, name).token('super');
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        TOKEN_KEY,
        JSON.stringify(token),
      ] as const);
      return { count, context, own: await context.newPage() };
    }),
  );

  await Promise.all(
    browsers.map(async ({ count, own }) => {
      await own.goto(`${server.url}/manager/shopping/cart`);
      await expect(quantity(own)).toHaveValue('10');
      const saved = own.waitForResponse('**/*medthodName=updateCart');
      await quantity(own).fill(count);
      await quantity(own).press('Enter');
      expect(await (await saved).text()).toBe('ok');
    }),
  );
  // Only now, when all of them have written.
  await Promise.all(browsers.map(({ own }) => own.reload()));
  for (const { count, own } of browsers) await expect(quantity(own)).toHaveValue(count);

  await loginAs('super');
  await page.goto('/manager/shopping/cart');
  await expect(quantity(page), 'a world nobody wrote to').toHaveValue('10');
  await Promise.all(
    browsers.map(async ({ count, context }) => {
      await context.close();
      await server.dropSandbox(`browser-${count}`);
    }),
  );
});
