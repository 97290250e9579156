import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('the shell is used by the keyboard alone, and all of it is reachable and readable on small phones', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await page.goto('/about');
  const bell = page.getByRole('button', { name: /通知$/ });
  await expect(bell).toContainText('条未读');
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '通知' });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: '搜索作品、订单和地址' })).toBeFocused();
  await page.keyboard.type('海风吹过');
  await expect(page.getByRole('option').first()).toContainText('海风吹过');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manager\/opus_list\/all\?keyword=/);
  await expect(page.getByRole('combobox', { name: '搜索作品、订单和地址' })).toBeHidden();

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/about');
    await page.getByRole('button', { name: /通知$/ }).click();
    await expect(page.getByRole('dialog', { name: '通知' }).getByRole('link').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '搜索作品、订单和地址' }).click();
    await page.getByRole('combobox', { name: '搜索作品、订单和地址' }).fill('沈');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^账户：/ }).click();
    await expect(page.getByRole('link', { name: /余额/ })).toBeVisible();
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window ?? 0);
  }
});
