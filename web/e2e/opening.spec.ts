/** What stands on the page while its scripts travel, and what takes its place. */
import { expect, test } from './fixtures.ts';

test('the page says what is being opened before any script is there', async ({ page, loginAs }) => {
  await loginAs('super');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/manager/shopping/cart', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('正在打开');
  await expect(page.getByText('书桌', { exact: true })).toBeVisible();
  letGo();
  const lines = page.getByRole('list', { name: '购物车商品' });
  await expect(lines).toHaveAttribute('aria-busy', 'false');
  await expect(lines.locator('> li')).toHaveCount(20);
  await expect(page.getByText('正在打开')).toHaveCount(0);
});

test('a reload in the middle of a long cart stays where it was', async ({ page, loginAs }) => {
  await loginAs('super');
  await page.goto('/manager/shopping/cart');
  const lines = page.getByRole('list', { name: '购物车商品' });
  await expect(lines.locator('> li')).toHaveCount(20);
  const tenth = lines.locator('> li').nth(9);
  const name = (await tenth.getByRole('link').first().textContent()) ?? '';
  expect(name).not.toBe('');
  await tenth.evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await expect(tenth).toBeInViewport();
  await page.reload();
  await expect(lines.locator('> li')).toHaveCount(20);
  await expect(lines.locator('> li').filter({ hasText: name }).first()).toBeInViewport();
});
