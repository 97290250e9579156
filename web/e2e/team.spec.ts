import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';

const SCREEN = '/manager/myMember';

test('nothing of the team is cut off or unreadable on a small phone', async ({ page, loginAs, replica }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await replica.scenario('team-of-three');
  await loginAs('super');
  for (const query of ['', '?view=requests', '?view=works']) {
    await page.goto(SCREEN + query);
    await expect(page.getByRole('heading', { name: '角色与权限' })).toBeVisible();
    await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0);
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window ?? 0);
    expect(await findings(page)).toEqual([]);
  }
});
