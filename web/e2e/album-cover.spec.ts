/** The opened cover of an album, what faces what, and a photo over both pages, by mouse and keyboard, wide and on a phone. */
import type { Locator, Page } from '@playwright/test';
import { coverSheet } from '#contracts/rules/print/cover-sheet.ts';
import { coverPlaces } from '#contracts/rules/print/sheets/cover-places.ts';
import { usualAlbum } from '#contracts/rules/print/sheets/usual-album.ts';
import { PATHS } from '#web/lib/paths.ts';
import { findings } from './axe.ts';
import { resize } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { toSaved } from './testing/scripted-edit.ts';

const WORK = '50001';
const PAGES = 168;
const SIZE = { widthMm: 145, heightMm: 210 };

const sheet = (page: Page, no: number) => page.getByRole('region', { name: `第 ${no} 页`, exact: true });
const cover = (page: Page) => page.getByRole('group', { name: '封面展开' });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not seen');
  return box;
}

/** What printing puts where, of a work with that many empty pages. */
function printed() {
  const line = usualAlbum(PAGES);
  const cut = coverSheet(line, SIZE);
  if (!cut) throw new Error('an album has a cover in one piece');
  const pages = Array.from({ length: PAGES }, (_, at) => ({
    ...{ id: String(at), role: 'inner' as const, ground: '#ffffff', elements: [] },
  }));
  return { cut, places: coverPlaces({ ...SIZE, pages, title: '', author: '' }, cut) };
}

/** The boxes on the screen are those of the print file, in another unit. */
async function expectPrinted(page: Page): Promise<void> {
  const { cut, places } = printed();
  const whole = await boxOf(cover(page));
  const pxPerMm = whole.width / cut.widthMm;
  expect(whole.height / pxPerMm).toBeCloseTo(cut.heightMm, 0);
  for (const [name, placed] of [
    ['1', places.front],
    [String(PAGES), places.back],
    ['spine', places.spine],
  ] as const) {
    const seen = await boxOf(page.locator(`[data-cover="${name}"]`));
    const millimetres = [seen.x - whole.x, seen.y - whole.y, seen.width, seen.height].map(
      (px) => px / pxPerMm,
    );
    const { x, y, w, h } = placed?.trim ?? { x: 0, y: 0, w: 0, h: 0 };
    [x, y, w, h].forEach((mm, at) => {
      expect(Math.abs((millimetres[at] ?? 0) - mm), `${name} ${at}`).toBeLessThan(0.5);
    });
  }
}

async function edit(page: Page, no: number): Promise<void> {
  await page.goto(`${PATHS.opusListEdit.getHref()}?id=${WORK}&page=${no}`);
  await expect(sheet(page, no)).toBeVisible();
}

test('the cover is opened by a key, as printing lays it out, and edited in place', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await edit(page, 5);
  await page.keyboard.press('c');
  await expect(cover(page)).toBeVisible();
  await expect(sheet(page, 1)).toBeVisible();
  await expectPrinted(page);
  await expect(cover(page).getByRole('img', { name: /^书脊：西湖四季/ })).toBeVisible();
  await expect(page.locator('[data-cover-facts]')).toContainText(
    '按 168 页、157 克哑粉纸、亮膜、锁线精装估算',
  );
  expect(await findings(page), 'opened cover').toEqual([]);

  const hit = cover(page).locator('[data-hit]').last();
  const before = await boxOf(hit);
  await hit.click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await boxOf(hit)).y).toBeGreaterThan(before.y);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await boxOf(hit)).y).toBeCloseTo(before.y, 0);
  await cover(page)
    .getByRole('button', { name: `编辑第 ${PAGES} 页` })
    .click();
  await expect(sheet(page, PAGES)).toBeVisible();
  await expect(cover(page)).toBeVisible();

  await expect(page.locator('[data-guides]')).toHaveCount(1);
  await page.keyboard.press('Shift+G');
  await expect(page.locator('[data-guides]')).toHaveCount(0);
  await toSaved(page);
  await page.reload();
  await expect(sheet(page, 5)).toBeVisible();
  await expect(page.locator('[data-guides]')).toHaveCount(0);
  await page.keyboard.press('Shift+G');
  await expect(page.locator('[data-guides]')).toHaveCount(1);

  await page.keyboard.press('c');
  await page.getByRole('button', { name: '修改书名和作者' }).click();
  await expect(page).toHaveURL(new RegExp(PATHS.opusSetting.getHref(WORK)));
});

test('spreads are turned by keys, and a photo lies over both pages in one step', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await edit(page, 1);
  const strip = page.getByRole('list', { name: '页面' });
  await expect(strip.getByRole('button', { name: '第 2 页，封二' })).toHaveAttribute(
    'title',
    '与第 3 页相对',
  );
  await page.keyboard.press('Shift+PageDown');
  await expect(sheet(page, 2)).toBeVisible();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+PageDown');
  await expect(sheet(page, 8)).toBeVisible();
  await page.getByRole('button', { name: '编辑第 9 页' }).click();
  const photo = sheet(page, 9).locator('[data-hit][data-kind="image"]');
  await expect(photo).toHaveCount(1);
  const before = await boxOf(photo);
  await photo.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: '跨页铺满' }).press('Enter');
  await expect
    .poll(async () => (await boxOf(photo)).width)
    .toBeGreaterThan((await boxOf(sheet(page, 9))).width);
  await page.getByRole('button', { name: '编辑第 8 页' }).click();
  await expect(sheet(page, 8).locator('[data-hit][data-kind="image"]')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(sheet(page, 9)).toBeVisible();
  await expect.poll(async () => (await boxOf(photo)).width).toBeCloseTo(before.width, 0);
  await toSaved(page);
});

test('a phone shows the cover as wide as it is, and leads to its pages', async ({ page, loginAs }) => {
  await loginAs('super');
  await resize(page, { width: 390, height: 844 });
  await page.goto(`${PATHS.opusListEdit.getHref()}?id=${WORK}`);
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('dialog', { name: '更多操作' }).getByRole('button', { name: '封面展开' }).click();
  await expect(cover(page)).toBeVisible();
  await expectPrinted(page);
  expect((await boxOf(cover(page))).width).toBeGreaterThan(340);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findings(page), 'opened cover on a phone').toEqual([]);
  await cover(page)
    .getByRole('button', { name: `编辑第 ${PAGES} 页` })
    .click();
  await expect(page.locator('ol').getByText('封底', { exact: true })).toBeInViewport();
});
