import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';

const SCREEN = '/manager/upgrade';

test('nothing of the plans is cut off or unreadable on a small phone', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await loginAs('vip');
  await page.goto(`${SCREEN}?plan=超级会员`);
  await expect(page.getByRole('heading', { name: '当前会员' })).toBeVisible();
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(window ?? 0);
  expect(await findings(page)).toEqual([]);
});
