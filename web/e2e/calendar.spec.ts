/** A member makes next year's calendar with the birthdays of the family, and that of the year after by one press. */
import type { Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { button, field, openPasswordTab, PASSWORD } from './login-page.ts';
import { toSaved } from './testing/scripted-edit.ts';

async function make(page: Page): Promise<void> {
  await page.goto(PATHS.opusDocCalendar.getHref());
  await openPasswordTab(page);
  await field(page, '账号').fill('fresh');
  await field(page, '密码').fill(PASSWORD);
  await button(page, '登录').click();
  await expect(page.getByRole('heading', { level: 1, name: '日历编辑' })).toBeVisible();
  expect(await findings(page), 'the wizard').toEqual([]);
  await page.getByText('台历', { exact: true }).last().click();
  await page.getByRole('button', { name: /^做一本\d{4}年台历$/ }).click();
  await toSaved(page);
}

/** A birthday of the lunar calendar. */
async function addBirthday(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增纪念日' });
  await dialog.getByLabel('名称').fill('外婆');
  await dialog.getByLabel(/^日期/).fill('农历八月十五');
  expect(await findings(page, dialog), 'a special date').toEqual([]);
  await dialog.getByLabel(/^日期/).press('Enter');
  await expect(dialog.getByLabel('名称')).toHaveValue('');
  await dialog.getByLabel('名称').press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('农历 8 月 15 日')).toBeVisible();
}

/** A picture of this page itself, which one press puts where January has its photo. */
async function placePhoto(page: Page): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.getByRole('button', { name: /^第 2 页，一月/ }).click();
  await page.getByRole('button', { name: '照片', exact: true }).click();
  const tray = page.getByRole('complementary', { name: '照片' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    tray.getByRole('button', { name: '上传照片' }).click(),
  ]);
  await chooser.setFiles({ name: '一月.jpg', mimeType: 'image/jpeg', buffer });
  await tray.getByRole('button', { name: '一月.jpg' }).click();
  await expect(photo(page)).toHaveCount(1);
}

const photo = (page: Page) => page.locator('[data-hit][data-kind="image"]');

for (const [where, viewport] of [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(where, () => {
    test.use({ viewport });

    test('a calendar of the family, and of the year after', async ({ page }) => {
      test.slow();
      await make(page);
      const isDesk = viewport.width > 1000;
      if (isDesk) await placePhoto(page);
      await page.getByRole('button', { name: '日历', exact: true }).click();
      const title = page.getByRole('heading', { name: /^\d{4} 年日历$/ });
      const year = Number.parseInt((await title.textContent()) ?? '', 10);
      await addBirthday(page);
      expect(await findings(page), 'the calendar').toEqual([]);
      await page.getByRole('button', { name: `一键换到 ${year + 1} 年` }).click();
      await expect(page.getByRole('heading', { name: `${year + 1} 年日历` })).toBeVisible();
      await toSaved(page);
      if (isDesk) await expect(photo(page)).toHaveCount(1);
      // On a phone the panel lies over it.
      if (isDesk) await page.getByRole('button', { name: '知道了' }).click();
      await page.reload();
      await page.getByRole('button', { name: '日历', exact: true }).click();
      await expect(page.getByRole('heading', { name: `${year + 1} 年日历` })).toBeVisible();
      await expect(page.getByText('农历 8 月 15 日')).toBeVisible();
      if (isDesk) await expect(page.getByRole('button', { name: /^撤销/ })).toBeDisabled();
    });
  });
}
