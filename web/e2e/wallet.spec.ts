import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';

const SCREEN = '/manager/recharge';

test('nothing of the wallet is cut off, unreadable or over another word on a small phone', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await loginAs('super');
  for (const query of ['?view=recharges', '']) {
    await page.goto(SCREEN + query);
    await expect(page.getByRole('heading', { name: '可用余额' })).toBeVisible();
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window ?? 0);
    expect(await findings(page)).toEqual([]);
  }
  // The letters twice as large.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const rows = page.getByRole('table', { name: '流水明细' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const found = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const words = [...row.querySelectorAll('td')].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return words.some((one, at) => words.slice(at + 1).some((other) => isOver(one, other)))
        ? [row.textContent]
        : [];
    }),
  );
  expect(found).toEqual([]);
});
