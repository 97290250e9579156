import type { Page } from '@playwright/test';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

const EDITOR = '/manager/opus_list_edit';
const box = (page: Page, kind: string) => page.locator(`[data-hit][data-kind="${kind}"]`).first();

async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
}

test('a new member makes a work of a template, moves a picture, writes a text, and finds both again', async ({
  page,
  loginAs,
}) => {
  test.slow();
  await loginAs('fresh');
  await page.goto(EDITOR);
  await page.getByRole('list', { name: '模板' }).getByRole('button').first().click();
  await page.getByRole('button', { name: '新建作品' }).click();
  await expect(page.getByRole('region', { name: '第 1 页' })).toBeVisible();
  await page.goto(`${page.url()}&page=5`);

  const picture = box(page, 'image');
  const place = await picture.boundingBox();
  if (!place) throw new Error('the page has no picture');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10, { steps: 4 });
  await page.mouse.up();
  const moved = await picture.boundingBox();
  expect(moved?.x).toBeCloseTo(place.x + 20, 0);

  await box(page, 'text').dblclick();
  await page.getByRole('textbox', { name: '文字内容' }).press('Control+A');
  await page.keyboard.type('我们的夏天');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '文字，我们的夏天' })).toBeVisible();
  await expectSaved(page);

  await page.reload();
  await expect(page.getByRole('button', { name: '文字，我们的夏天' })).toBeVisible();
  expect((await box(page, 'image').boundingBox())?.x).toBeCloseTo(place.x + 20, 0);
});

test('the editor has no serious finding and does not scroll sideways, wide or narrow', async ({
  page,
  loginAs,
}) => {
  test.slow();
  await loginAs('super');
  await page.goto(EDITOR);
  await expect(page.getByRole('list', { name: '作品' })).toBeVisible();
  await expectSound(page, 'choosing a work');
  await page.goto(`${EDITOR}?id=50001&page=10`);
  await expect(page.getByRole('region', { name: '第 10 页' })).toBeVisible();
  await expectSound(page, 'a work');
});
