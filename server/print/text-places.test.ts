/** Texts stand in a print file where the layout puts them, which is where the page on the screen has them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page, TextElement, TextStyle } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { linesOf } from '#contracts/rules/pages/text-layout.ts';
import { SAMPLES } from '#contracts/rules/testing/text-samples.ts';
import { MISSING_SIGN, sliceOf } from '#server/fonts/font-slices.ts';
import { printFile } from './print-file.ts';

const SIZE = { widthMm: 100, heightMm: 240 };
const TOLERANCE_MM = 0.15;
const MM = 72 / 25.4;
const STYLE: TextStyle = {
  ...{ family: 'serif', weight: 400, size: 5, leading: 1.6, color: '#203864', align: 'left', indent: 0 },
};

const TEXTS: readonly TextElement[] = SAMPLES.flat().flatMap(({ text, style, spans }, at) => {
  const place = { id: idAt(at + 1), x: 15, y: 12, w: 60, h: 200 };
  // Emoji are drawn over several signs, and raised or vertical ones have a place of their own.
  if (style.vertical || spans.length > 0 || /\p{Extended_Pictographic}/u.test(text)) return [];
  return [{ ...place, kind: 'text', text, style: { ...STYLE, ...style }, part: 'prose' }];
});

let folder: string;
let bytes: Uint8Array;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'text-places-'));
  const path = join(folder, 'texts.pdf');
  const pages: Page[] = TEXTS.map((text, at) => ({
    ...{ id: idAt(at + 100), role: 'inner', ground: '#ffffff', elements: [text] },
  }));
  const facts = { title: '试印', author: '', at: 0, files: {}, sheets: {}, fontFolder: null, outline: [] };
  await printFile({ form: 'read', ...facts, ...SIZE, pages }, path);
  bytes = new Uint8Array(readFileSync(path));
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Mark {
  readonly sign: string;
  readonly x: number;
  readonly y: number;
}

const written = (sign: string, { style }: TextElement) =>
  sliceOf(style.family, sign) < 0 && sliceOf('emoji', sign) < 0 ? MISSING_SIGN : sign;

/** Every visible sign of a text and where its glyph begins, in millimetres of the page. */
function marksOf(text: TextElement): Mark[] {
  return linesOf(text).flatMap((line) => {
    let x = text.x + line.x;
    return line.glyphs.flatMap((glyph) => {
      const place = { x, y: text.y + line.baseline };
      x += (glyph.width * text.style.size) / 1000 + line.spread;
      return glyph.text.trim() === ''
        ? []
        : [...glyph.text].map((sign) => ({ sign: written(sign, text), ...place }));
    });
  });
}

it('every run of 36 texts begins within 0.15 millimetres of its place, in the order of reading', async () => {
  const reading = getDocument({ data: bytes, verbosity: 0 });
  const file = await reading.promise;
  const seen = { runs: 0, far: 0 };
  for (const [at, text] of TEXTS.entries()) {
    const { items } = await (await file.getPage(at + 1)).getTextContent({ disableNormalization: true });
    const marks = marksOf(text);
    let next = 0;
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const mark = marks[next];
      const [, , , , x, y] = item.transform as readonly number[];
      const signs = [...item.str.replaceAll(/\s/g, '')];
      expect(signs[0], text.text).toBe(mark?.sign);
      seen.far = Math.max(
        ...[seen.far, Math.abs((x ?? 0) / MM - (mark?.x ?? 0))],
        Math.abs(SIZE.heightMm - (y ?? 0) / MM - (mark?.y ?? 0)),
      );
      seen.runs += 1;
      next += signs.length;
    }
    expect(next, text.text).toBe(marks.length);
  }
  await reading.destroy();
  expect(TEXTS.length).toBe(36);
  expect(seen.runs).toBeGreaterThan(300);
  expect(seen.far).toBeLessThan(TOLERANCE_MM);
}, 120_000);
