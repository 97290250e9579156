import type { Page } from '@playwright/test';
import { layoutText } from '#contracts/rules/pages/text-layout.ts';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { BOOK_PAGES, PAGE_NUM, tellBook } from './reader-book.ts';

test.beforeEach(({ page }) => tellBook(page));

const where = (words: string) => `${words}，共 ${PAGE_NUM} 页`;

/** Everything that can be open, in the book that lies open. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: '第 4 页' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  for (const name of ['目录', '缩略图', '搜索', '显示']) {
    const panel = page.getByRole('complementary', { name });
    await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
    await expect(panel).toBeVisible();
    expect(await findings(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: '阅读视图' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await findings(page), '阅读视图').toEqual([]);
}

test('on a desk a book is read by everybody, looked at closely and turned by the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/r/words?page=4');
  await test.step('axe finds nothing, whatever is open', () => expectReadable(page));

  await test.step('looks closer by keys and the wheel, and is moved when it is near', async () => {
    await page.goto('/r/words?page=4');
    const sheet = page.getByRole('region', { name: '第 5 页' });
    const widthOf = async () => (await sheet.boundingBox())?.width ?? 0;
    const whole = await widthOf();
    await page.keyboard.press('+');
    await expect.poll(widthOf).toBeCloseTo(whole * 1.25, 0);
    await page.keyboard.press('0');
    await sheet.hover();
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect(page.getByRole('button', { name: '400%' })).toBeVisible();
    const before = await sheet.boundingBox();
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(800, 430, { steps: 5 });
    await page.mouse.up();
    expect((await sheet.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) + 100, -1);
    await expect(page.locator('[aria-live]')).toHaveText(where('第 4 至 5 页'));
  });

  await test.step('a leaf follows the mouse, falls back when it was not carried far, and turns when it was', async () => {
    const told = page.locator('[aria-live]');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/r/words?page=4');
    await expect(told).toHaveText(where('第 4 至 5 页'));
    const box = await page.getByRole('region', { name: '第 5 页' }).boundingBox();
    if (box === null) throw new Error('there is no page');
    const [x, y] = [box.x + box.width - 20, box.y + box.height - 40];

    async function drag(distance: number, steps: number) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - distance, y, { steps });
      await page.waitForTimeout(200);
      await page.mouse.move(x - distance - 1, y);
      await page.waitForTimeout(100);
    }

    await drag(120, 8);
    await expect(page.getByRole('region', { name: '第 6 页' })).toBeAttached();
    await page.mouse.up();
    await expect(page.getByRole('region', { name: '第 6 页' })).not.toBeAttached();
    await expect(told).toHaveText(where('第 4 至 5 页'));

    await drag(box.width * 1.2, 12);
    await page.mouse.up();
    await expect(told).toHaveText(where('第 6 至 7 页'));

    await page.keyboard.press('ArrowLeft');
    await expect(told).toHaveText(where('第 4 至 5 页'));
    await expect(page.getByRole('region', { name: '第 6 页' })).not.toBeAttached();
  });

  await test.step('every line is as wide as the layout reckons', async () => {
    await page.goto('/r/words?page=2');
    const shown = page.getByRole('region', { name: '第 2 页' });
    await expect(shown.locator('.page-line').first()).toBeVisible();
    // A font comes in slices, each with its letters; the widths of another one would be none of ours.
    await shown.evaluate(async ({ textContent }) => {
      const faces = ['400 40px "Noto Serif SC Variable"', '700 40px "Noto Sans SC Variable"'];
      await Promise.all(faces.map((face) => document.fonts.load(face, textContent ?? '')));
    });

    const expected = (BOOK_PAGES[1]?.elements ?? []).flatMap((element) =>
      element.kind === 'text' ? layoutText(element.text, element.style, element.w) : [],
    );
    // What is drawn with a font that has just come may be measured a moment before it is laid out again.
    await expect(async () => {
      const drawn = await shown.locator('.page-line').evaluateAll((lines) =>
        lines.map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          // Only the sheet knows it, so that a zoom styles nothing that lies in it.
          const sheet = line.closest('.page-sheet') ?? line;
          const scale = Number(getComputedStyle(sheet).getPropertyValue('--page-scale'));
          const spacing = Number.parseFloat(getComputedStyle(line).letterSpacing) || 0;
          // Letter spacing stands behind the last letter too, where it is not seen.
          return {
            text: line.textContent,
            width: range.getBoundingClientRect().width / scale / 10 - spacing / 10,
          };
        }),
      );
      expect(drawn.map(({ text }) => text)).toEqual(expected.map(({ text }) => text));
      for (const [place, { text, width }] of expected.entries()) {
        expect(Math.abs((drawn[place]?.width ?? 0) / width - 1), text).toBeLessThan(0.005);
      }
    }).toPass({ timeout: 10_000 });
  });
});

test('on a phone a book is read by everybody, and its text fits the smallest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/r/words?page=4');
  await test.step('axe finds nothing, whatever is open', () => expectReadable(page));

  await test.step('the reading view fits 320 pixels, whatever the size of its letters', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(page.getByRole('heading', { level: 2, name: '第 2 回 Chapter 2' })).toBeAttached();
    for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: '放大字号' }).click();
    expect(await page.getByRole('article').evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
