import { PATHS } from '#web/lib/paths.ts';
import { expect, test } from './fixtures.ts';

test('a work has its price and its way into the cart on the print screen', async ({ page, loginAs }) => {
  await loginAs('super');
  await page.goto(`${PATHS.opusPrint.getHref()}?id=50001`);
  await expect(page.getByRole('heading', { level: 1, name: '印刷', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible();
});
