/** What is done to a whole album by the keyboard: words found and replaced, page numbers, rulers and stickers. */
import type { Locator, Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { beginBlank, hits, sheet } from './testing/blank-work.ts';
import { toSaved } from './testing/scripted-edit.ts';

const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

/** Does what the palette finds by that name. */
async function choose(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+.');
  await expect(page.getByRole('textbox', { name: '操作的名称' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < 40 && !(await isFocused(place)); tabs += 1) await page.keyboard.press(key);
  await expect(place).toBeFocused();
}

const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** A text on the shown page. */
async function write(page: Page, words: string): Promise<void> {
  await page.keyboard.press('t');
  await expect(page.getByRole('textbox', { name: '文字内容' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `文字，${words}` })).toBeVisible();
}

test.beforeEach(async ({ page, loginAs }) => {
  await loginAs('fresh');
  await beginBlank(page);
  await sheet(page, 1).focus();
});

test('words are found on all pages, and replaced one by one or all in one step', async ({ page }) => {
  await write(page, '西湖的春天，西湖的雪');
  await page.keyboard.press('PageDown');
  await expect(sheet(page, 2)).toBeVisible();
  await write(page, '西湖 Ｗest');

  await page.keyboard.press('Control+f');
  const find = panel(page, '查找替换');
  const words = find.getByRole('textbox', { name: '查找的文字' });
  await expect(words).toBeFocused();
  await page.keyboard.type('西湖');
  await expect(find.getByRole('status')).toHaveText('找到 3 处');
  await page.keyboard.press('Enter');
  await expect(find.getByRole('status')).toHaveText('第 3 处，共 3 处');
  await page.keyboard.press('Enter');
  await expect(sheet(page, 1)).toBeVisible();
  await expect(page.getByRole('button', { name: '文字，西湖的春天，西湖的雪' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await findings(page, find), 'finding').toEqual([]);

  await tabTo(page, find.getByRole('textbox', { name: '替换成' }));
  await page.keyboard.type('东湖');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '文字，东湖的春天，西湖的雪' })).toBeVisible();
  await tabTo(page, find.getByRole('button', { name: '全部替换' }));
  await page.keyboard.press('Enter');
  await expect(find.getByRole('status')).toHaveText('替换了 2 处，可以撤销。没有找到');
  await expect(page.getByRole('button', { name: '文字，东湖的春天，东湖的雪' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(find.getByRole('status')).toContainText('找到 2 处');

  await page.keyboard.press('Control+h');
  await expect(words).toBeFocused();
  await page.keyboard.type('west');
  await expect(find.getByRole('status')).toHaveText('找到 1 处');
  await tabTo(page, find.getByRole('checkbox', { name: '区分全半角' }));
  await page.keyboard.press('Space');
  await expect(find.getByRole('status')).toHaveText('没有找到');
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);
  await toSaved(page);
});

test('inner pages have numbers and a title by one press, and no longer by another', async ({ page }) => {
  await choose(page, '加页码');
  await choose(page, '加书名');
  await toSaved(page);
  for (let no = 1; no < 3; no += 1) await page.keyboard.press('PageDown');
  await expect(sheet(page, 3).getByText('3', { exact: true })).toBeVisible();
  const strip = page.getByRole('list', { name: '页面' }).getByRole('listitem');
  await expect(strip.nth(0).locator('.page-line')).toHaveCount(0);
  await expect(strip.nth(3).locator('.page-line')).toHaveCount(2);

  await choose(page, '母版');
  const masters = panel(page, '母版');
  await expect(masters).toBeFocused();
  await expect(masters.getByText('20 页在用')).toBeVisible();
  expect(await findings(page, masters), 'masters').toEqual([]);
  const number = sheet(page, 3).getByText('3', { exact: true });
  const low = (await number.boundingBox())?.y ?? 0;
  const place = masters.getByRole('group', { name: '页码' }).getByRole('combobox', { name: '位置' });
  await tabTo(page, place);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await number.boundingBox())?.y).toBeLessThan(low);
  await tabTo(page, masters.getByRole('button', { name: '去掉页码' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(number).toHaveCount(0);
  await tabTo(page, masters.getByRole('button', { name: '删除母版' }));
  await page.keyboard.press('Enter');
  await expect(masters.getByText(/^还没有母版/)).toBeVisible();
  await toSaved(page);
  await page.reload();
  await expect(page.locator('.page-line')).toHaveCount(0);
});

test('a sticker is put on the page, moved and enlarged; rulers show where it is', async ({ page }) => {
  await choose(page, '贴纸');
  const stickers = panel(page, '贴纸');
  await expect(stickers).toBeFocused();
  expect(await findings(page, stickers), 'stickers').toEqual([]);
  await tabTo(page, stickers.getByRole('button', { name: '相角' }));
  await page.keyboard.press('Enter');
  await expect(hits(page)).toHaveCount(8);
  await expect(page.locator('[data-hit][aria-pressed="true"]')).toHaveCount(8);
  const frame = page.locator('[data-over]').first();
  const before = await frame.boundingBox();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await frame.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
  await page.keyboard.press('Control+]');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);

  const rulers = page.locator('[data-rulers]');
  await expect(rulers.locator('svg')).toHaveCount(2);
  const extent = await rulers.locator('rect').first().boundingBox();
  expect(extent?.x).toBeCloseTo((await frame.boundingBox())?.x ?? 0, 0);
  await page.keyboard.press('Shift+R');
  await expect(rulers).toHaveCount(0);
  await page.keyboard.press('Shift+R');
  await expect(rulers).toHaveCount(1);

  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
  await expect(hits(page)).toHaveCount(0);
  await toSaved(page);
});
