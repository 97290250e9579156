/** Texts while they are edited: on a page of their own, because no screen is needed for it. */
import { expect, type Page, test } from '@playwright/test';
import type { Span, TextElement, TextStyle } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import type { SpannedText } from '#contracts/rules/pages/spans.ts';
import { linesOf } from '#contracts/rules/pages/text-layout.ts';
import { SAMPLES } from '#contracts/rules/testing/text-samples.ts';
import { openTextPage, textPageFiles } from './testing/text-page/bundle.ts';
import type { TextPage } from './testing/text-page/main.tsx';

declare const textPage: TextPage;

let files: ReadonlyMap<string, Uint8Array>;
test.beforeAll(async () => {
  files = await textPageFiles();
});

test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => expect(error).toBeUndefined());
  await page.setViewportSize({ width: 1300, height: 860 });
  await openTextPage(page, files);
  await page.waitForFunction(() => 'textPage' in window);
});

const STYLE: TextStyle = {
  ...{ family: 'serif', weight: 400, size: 5, leading: 1.6, color: '#203864', align: 'left', indent: 0 },
};
const PROSE =
  '祖父说：“书要一页一页地读，日子要一天一天地过。”他在 1987 年买下第一台相机（Seagull DF-1），从此把家里的大事都拍了下来——婚礼、满月、搬家。';

function box(text: string, style: Partial<TextStyle> = {}, spans: readonly Span[] = []): TextElement {
  const place = { id: idAt(1), x: 15, y: 12, w: 60, h: 90 };
  return { ...place, kind: 'text', text, style: { ...STYLE, ...style }, part: 'prose', spans };
}

async function show(page: Page, element: TextElement): Promise<void> {
  await page.evaluate((one) => textPage.show(one), element);
}

/** How far the glyphs of the edited text are from those of the drawn one, in millimetres. */
async function distance(page: Page, element: TextElement): Promise<number> {
  const { drawn, edited } = await page.evaluate((one) => textPage.places(one), element);
  expect(edited.map(({ text }) => text)).toEqual(drawn.map(({ text }) => text));
  const far = drawn.map(({ x, y }, at) =>
    Math.max(Math.abs(x - (edited[at]?.x ?? 0)), Math.abs(y - (edited[at]?.y ?? 0))),
  );
  return Math.max(0, ...far);
}

const told = (page: Page): Promise<SpannedText> => page.evaluate(() => textPage.told.next);

for (const [at, samples] of SAMPLES.entries()) {
  test(`a text has the same lines while it is edited, in style ${at}`, async ({ page }) => {
    expect(SAMPLES.flat().length).toBeGreaterThanOrEqual(60);
    for (const { text, style, spans } of samples) {
      const element = box(text, style, spans);
      await show(page, element);
      await expect.poll(() => distance(page, element), { message: text }).toBeLessThan(0.15);
    }
  });
}

const COMPOSED = [
  box(PROSE),
  box(PROSE, { align: 'justify', indent: 2 }, [{ from: 10, to: 16, weight: 700, size: 7 }]),
  box(PROSE, { vertical: true }),
].map((element) => {
  const within = linesOf(element).flatMap(({ start, text: { length } }) => [
    start,
    start + Math.floor(length / 2),
    start + length - 1,
  ]);
  return { element, places: [...within, PROSE.length] };
});

for (const [at, { element, places }] of COMPOSED.entries()) {
  test(`composed words come where they were composed, in text ${at}`, async ({ page }) => {
    expect(COMPOSED.flatMap((one) => one.places).length).toBeGreaterThanOrEqual(40);
    const input = await page.context().newCDPSession(page);
    for (const place of places) {
      await show(page, element);
      await page.evaluate((offset) => textPage.cursorAt(offset), place);
      for (const text of ['n', 'ni', "ni'h", "ni'hao"]) {
        const end = text.length;
        await input.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
      }
      await input.send('Input.insertText', { text: '你好' });
      const wanted = `${PROSE.slice(0, place)}你好${PROSE.slice(place)}`;
      await expect.poll(async () => (await told(page)).text).toBe(wanted);
      await expect.poll(() => distance(page, element)).toBeLessThan(0.15);
    }
  });
}

test('typing, looks, undoing and leaving', async ({ page }) => {
  await show(page, box('湖上春来'));
  await page.keyboard.type('，又');
  await page.keyboard.press('Enter');
  await page.keyboard.type('绿');
  await expect.poll(() => told(page)).toEqual({ text: '湖上春来，又\n绿' });
  await page.keyboard.press('Shift+ArrowLeft');
  // The browser tells of a selection with the next frame, sooner than a hand reaches for the next key.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.keyboard.press('Control+b');
  await page.evaluate(() => textPage.apply({ color: '#ff0000' }));
  const spans = [{ from: 7, to: 8, weight: 700, color: '#ff0000' }];
  await expect.poll(() => told(page)).toEqual({ text: '湖上春来，又\n绿', spans });
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(async () => (await told(page)).spans).toBeUndefined();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => textPage.told.left)).toBe(1);
});

test('what is copied is pasted with its looks', async ({ page }) => {
  await show(page, box('湖上', {}, [{ from: 0, to: 1, emph: true }]));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  // A key that moves the cursor is known to the engine only a moment later.
  await page.evaluate(() => textPage.cursorAt(2));
  await page.keyboard.press('Control+v');
  const emph = true;
  await expect
    .poll(() => told(page))
    .toEqual({
      text: '湖上湖上',
      spans: [
        { from: 0, to: 1, emph },
        { from: 2, to: 3, emph },
      ],
    });
});
