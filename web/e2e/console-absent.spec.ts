/** The plain build has nothing of the console; the server behind it has the same control plane. */
import { consoleButton, drawer } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';
import { button, field, openPasswordTab } from './login-page.ts';

test('the plain build offers no account of the replica, has no console and follows no link', async ({
  page,
  loginAs,
  replica,
}) => {
  await page.goto('/manager/login');
  await openPasswordTab(page);
  await expect(field(page, '账号')).toBeVisible();
  await expect(button(page, '演示账号')).toHaveCount(0);

  await loginAs('super');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/manager/shopping/cart?_replica=fault:cart-save-fails');
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+Backquote');
  await expect(drawer(page)).toHaveCount(0);
  await expect(consoleButton(page)).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/__replica'))).toEqual([]);
  expect(await replica.faults()).toEqual([]);
});
