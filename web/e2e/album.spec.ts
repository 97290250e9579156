/** A member makes an album of many photos: filled by one press, arranged otherwise, and what was touched stays. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PATHS } from '#web/lib/paths.ts';
import { findings } from './axe.ts';
import { resize } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { button, field, openPasswordTab, PASSWORD } from './login-page.ts';

const PHOTOS = 14;
const WAIT = { timeout: 60_000 };

/** Photos of their own colours, one in three of them standing. */
function photos() {
  return Promise.all(
    Array.from({ length: PHOTOS }, async (_, at) => {
      const [width, height] = at % 3 === 2 ? [450, 600] : [600, 400];
      const background = { r: (at * 47) % 255, g: (at * 91) % 255, b: 120 };
      const buffer = await sharp({ create: { width, height, channels: 3, background } })
        .jpeg()
        .toBuffer();
      return { name: `照片 ${at + 1}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
}

async function beginBlank(page: Page): Promise<void> {
  await page.goto(PATHS.opusListEdit.getHref());
  await openPasswordTab(page);
  await field(page, '账号').fill('fresh');
  await field(page, '密码').fill(PASSWORD);
  await button(page, '登录').click();
  await page.getByRole('button', { name: '新建空白作品' }).click();
  await toSaved(page);
}

const toSaved = (page: Page) =>
  expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved', WAIT);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the question, brings the photos in it, and says yes. */
async function fill(page: Page): Promise<void> {
  await press(page, '自动排版');
  const question = page.getByRole('dialog', { name: '自动排版' });
  await expect(question.getByRole('button', { name: '开始排版' })).toBeDisabled();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    question.getByRole('button', { name: '上传照片' }).click(),
  ]);
  await chooser.setFiles(await photos());
  await expect(question.getByText(`这里有 ${PHOTOS} 张照片`)).toBeVisible(WAIT);
  expect(await findings(page, question), 'filling an album').toEqual([]);
  await question.getByRole('button', { name: '开始排版' }).press('Enter');
  await expect(question).toHaveCount(0);
  await toSaved(page);
}

/** Where the photos of the shown page stand, in the order of its layers. */
const places = (page: Page) =>
  page
    .getByRole('region', { name: /^第 \d+ 页$/ })
    .locator('[data-hit]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('style') ?? ''));

test('photos are arranged by one press, otherwise by another, and what was moved stays', async ({ page }) => {
  test.slow();
  await beginBlank(page);
  await fill(page);
  await page.getByRole('button', { name: '第 3 页' }).click();
  await page.getByRole('region', { name: '第 3 页' }).focus();
  const first = await places(page);
  expect(first.length).toBeGreaterThan(0);

  await test.step('another layout by a key, and one chosen among all', async () => {
    await page.keyboard.press('y');
    await expect.poll(() => places(page)).not.toEqual(first);
    await press(page, '版式');
    const panel = page.getByRole('complementary', { name: '版式' });
    const layouts = panel.getByRole('list', { name: '版式' }).getByRole('button');
    await expect(panel.getByRole('button', { pressed: true })).toHaveCount(1);
    await layouts.last().click();
    await expect(layouts.last()).toHaveAttribute('aria-pressed', 'true');
    expect(await findings(page, panel), 'layouts').toEqual([]);
  });

  await test.step('a photo that was moved stays, whatever is arranged', async () => {
    const photo = page.getByRole('region', { name: '第 3 页' }).locator('[data-hit]').first();
    const before = await places(page);
    await photo.click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => places(page)).not.toEqual(before);
    const moved = await places(page);
    await press(page, '自动排版');
    await page
      .getByRole('dialog', { name: '重新自动排版' })
      .getByRole('button', { name: '换个排法' })
      .press('Enter');
    await toSaved(page);
    expect(await places(page)).toEqual(moved);
  });

  await test.step('all of it is undone step by step', async () => {
    for (let step = 0; step < 5; step += 1) await press(page, '撤销');
    await expect.poll(async () => (await places(page)).length).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an album is filled, and a page arranged otherwise, by a thumb', async ({ page }) => {
    test.slow();
    await beginBlank(page);
    // Two rows below the top bar, whatever the phone.
    for (const width of [320, 390]) {
      await resize(page, { width, height: 844 });
      const tools = await page.getByRole('toolbar', { name: '编辑工具' }).boundingBox();
      expect((tools?.y ?? 0) + (tools?.height ?? 0), `the bars at ${width} px`).toBeLessThan(160);
    }
    await fill(page);
    const sheet = page.locator('[data-page]').nth(2);
    const photos = sheet.getByRole('button', { name: /^更换/ });
    await expect(photos.first()).toBeVisible();
    const before = await photos.first().getAttribute('style');
    await sheet.getByRole('button', { name: '换版式' }).click();
    await expect.poll(() => photos.first().getAttribute('style')).not.toBe(before);
    await toSaved(page);
  });
});
