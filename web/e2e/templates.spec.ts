/** A member makes an album of a template, and a calendar with a photo for each month; both by a few presses. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { PATHS } from '#web/lib/paths.ts';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { button, field, openPasswordTab, PASSWORD } from './login-page.ts';

const WAIT = { timeout: 60_000 };
const toSaved = (page: Page) =>
  expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved', WAIT);

const SANYA = {
  ...{ GPSLatitudeRef: 'N', GPSLatitude: '18/1 15/1 0/1' },
  ...{ GPSLongitudeRef: 'E', GPSLongitude: '109/1 30/1 0/1' },
};

/** So many of each of two days, as a camera says it in the file. */
function photos(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const [width, height] = at % 3 === 2 ? [450, 600] : [600, 400];
      const background = { r: (at * 47) % 255, g: 110, b: (at * 29) % 255 };
      const create = { width, height, channels: 3, background } as const;
      const taken = `2026:02:${at % 2 === 0 ? 17 : 21} 12:${String(at).padStart(2, '0')}:00`;
      const dated = sharp({ create }).withExif({ IFD2: { DateTimeOriginal: taken }, IFD3: SANYA });
      return { name: `${at + 1}.jpg`, mimeType: 'image/jpeg', buffer: await dated.jpeg().toBuffer() };
    }),
  );
}

/** By hand, so that the browser has the cookie that pictures of drafts are shown for. */
async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await openPasswordTab(page);
  await field(page, '账号').fill('fresh');
  await field(page, '密码').fill(PASSWORD);
  await button(page, '登录').click();
}

async function bring(page: Page, question: Locator, count: number): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    question.getByRole('button', { name: '上传照片' }).click(),
  ]);
  await chooser.setFiles(await photos(count));
  await expect(question.getByText(`这里有 ${count} 张照片`)).toBeVisible(WAIT);
}

const images = (page: Page) => page.locator('[data-hit][data-kind="image"]');

for (const [where, viewport] of [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(where, () => {
    test.use({ viewport });

    test('an album of a template has the words and the photos of the member', async ({ page }) => {
      test.slow();
      await enter(page, PATHS.opusListEdit.getHref());
      const wall = page.getByRole('list', { name: '相册模板' });
      await expect(wall.getByRole('button')).toHaveCount(12);
      expect(await findings(page), 'the wall').toEqual([]);
      await wall.getByRole('button', { name: /海边假日/ }).click();
      const dialog = page.getByRole('dialog', { name: '用《海边假日》新建' });
      await dialog.getByLabel('作品名称').fill('外婆家的夏天');
      await dialog.getByLabel(/署名/).fill('小满一家');
      expect(await findings(page, dialog), 'a template').toEqual([]);
      await dialog.getByRole('button', { name: '新建作品' }).press('Enter');

      const question = page.getByRole('dialog', { name: '放进照片' });
      await bring(page, question, 12);
      await expect(question.getByRole('status')).toContainText('放 12 张照片');
      expect(await findings(page, question), 'photos for an album').toEqual([]);
      await question.getByRole('button', { name: '放进去' }).press('Enter');
      await expect(question).toHaveCount(0);
      await toSaved(page);
      await expect(page.getByText('外婆家的夏天').first()).toBeVisible();
      if (viewport.width > 1000) {
        await expect(images(page)).toHaveCount(1);
        await page.getByRole('button', { name: '撤销' }).click();
        await expect(images(page)).toHaveCount(0);
      }
      await page.reload();
      await expect(question).toHaveCount(0);
    });
  });
}

test('photos tell their story in chapters, which can be renamed and joined', async ({ page }) => {
  test.slow();
  await enter(page, PATHS.opusListEdit.getHref());
  await page.getByRole('button', { name: '新建空白作品' }).click();
  await page.getByRole('button', { name: '自动排版' }).click();
  await bring(page, page.getByRole('dialog', { name: '自动排版' }), 10);
  const chapters = page.getByRole('button', { name: '按时间和地点分成几章…' });
  await chapters.click();
  const story = page.getByRole('dialog', { name: '照片讲故事' });
  await story.getByRole('button', { name: '返回' }).click();
  await chapters.click();
  const names = story.getByRole('textbox', { name: /^第 \d 章的名字$/ });
  await expect(names.first()).toHaveValue('春节在三亚 · 2月17日');
  await expect(names.last()).toHaveValue('三亚 · 2月21日');
  expect(await findings(page, story), 'chapters').toEqual([]);
  await story.getByRole('button', { name: '第 2 章并入上一章' }).click();
  await expect(names).toHaveValue('春节在三亚 · 2月17日至21日');
  await expect(names).toBeFocused();
  await story.getByRole('button', { name: '恢复建议的分法' }).click();
  await expect(names).toHaveCount(2);
  await names.last().fill('回程');
  await story.getByRole('button', { name: '排成这几章' }).press('Enter');
  await expect(story).toHaveCount(0);
  await toSaved(page);
  await expect(page.getByText('回程')).not.toHaveCount(0);
});

test('a calendar of a template has a photo for each month by one press', async ({ page }) => {
  test.slow();
  await enter(page, PATHS.opusDocCalendar.getHref());
  const wall = page.getByRole('list', { name: '日历模板' });
  await expect(wall.getByRole('button')).toHaveCount(8);
  await wall.getByRole('button', { name: /花草台历/ }).click();
  await expect(wall.getByRole('button', { pressed: true })).toHaveCount(1);
  expect(await findings(page), 'the templates of calendars').toEqual([]);
  // The press has led to the wizard, where one more makes it.
  await expect(page.getByRole('button', { name: /^做一本\d{4}年台历$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await toSaved(page);
  await page.getByRole('button', { name: '日历', exact: true }).click();
  await page.getByRole('button', { name: '每月放一张照片' }).click();
  const question = page.getByRole('dialog', { name: '放进照片' });
  await bring(page, question, 13);
  await question.getByRole('button', { name: '放进去' }).press('Enter');
  await expect(question).toHaveCount(0);
  await toSaved(page);
  for (const no of [1, 2, 13]) {
    await page.getByRole('button', { name: new RegExp(`^第 ${no} 页`) }).click();
    await expect(images(page)).toHaveCount(1);
  }
});
