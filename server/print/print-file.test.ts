import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageElement, Page } from '#contracts/rules/pages/document.ts';
import { linesOf } from '#contracts/rules/pages/text-layout.ts';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';
import { printFile } from './print-file.ts';
import { EVERY_KIND, SIZE } from './testing/every-kind.ts';

const MAPS = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps/');
const POPPLER = spawnSync('pdftotext', ['-v']).status === 0;
const PAGES = EVERY_KIND.map(({ page }) => page);
const OUTLINE = [
  { title: '第一章', level: 1, page: 1 },
  { title: '第一节', level: 2, page: 2 },
  { title: '第二章', level: 1, page: 16 },
];

let folder: string;
const paths = { print: '', read: '' };

async function drawn(name: string, form: PrintForm, pages: readonly Page[] = PAGES): Promise<string> {
  const path = join(folder, `${name}.pdf`);
  const facts = {
    title: '试印',
    author: '沈知远',
    at: Date.UTC(2026, 10, 21),
    files: {},
    sheets: {},
    source: null,
    fontFolder: null,
  };
  await printFile({ form, ...facts, ...SIZE, outline: OUTLINE, pages }, path);
  return path;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'print-file-'));
  paths.print = await drawn('print', 'print');
  paths.read = await drawn('read', 'read');
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

const opened = (path: string) =>
  getDocument({
    data: new Uint8Array(readFileSync(path)),
    verbosity: 0,
    cMapUrl: MAPS,
    fontExtraProperties: true,
  });

const bare = (text: string) => text.replaceAll(/\s/g, '');

/** The words of a page as its lines are drawn, in the order of reading. */
function wordsOf({ elements }: Page): string {
  const texts = elements.flatMap((one) => (one.kind === 'text' ? linesOf(one) : []));
  return bare(texts.map(({ text }) => text).join(''));
}

/** Everything that is drawn, without its packing. */
function contentOf(path: string): string {
  const bytes = readFileSync(path);
  const parts: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const end = bytes.indexOf('\nendstream', at);
    try {
      parts.push(inflateSync(bytes.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Pictures are packed in ways of their own.
    }
  }
  return parts.join('\n');
}

describe.each(['print', 'read'] as const)('a file to %s, read by pdf.js', (form) => {
  it('has the words of every page as they were typed, and draws no box in place of a sign', async () => {
    const reading = opened(paths[form]);
    const read = await reading.promise;
    expect(read.numPages).toBe(PAGES.length);
    for (const [at, page] of PAGES.entries()) {
      const shown = await read.getPage(at + 1);
      const { items } = await shown.getTextContent();
      const text = bare(items.map((item) => ('str' in item ? item.str : '')).join(''));
      expect([...text].sort().join(''), EVERY_KIND[at]?.what).toBe([...wordsOf(page)].sort().join(''));
      const { fnArray, argsArray } = await shown.getOperatorList();
      const glyphs = fnArray.flatMap((operator, place) =>
        operator === OPS.showText ? argsArray[place][0] : [],
      );
      const missing = glyphs.filter(
        (glyph: { originalCharCode: number; width: number } | number) =>
          typeof glyph !== 'number' && (glyph.originalCharCode === 0 || glyph.width <= 0),
      );
      expect(missing, EVERY_KIND[at]?.what).toEqual([]);
    }
    await reading.destroy();
  }, 120_000);

  it.runIf(POPPLER)('has fonts that are in it, cut, and with their signs told, as poppler reads it', () => {
    const { stdout } = spawnSync('pdffonts', [paths[form]], { encoding: 'utf8' });
    const fonts = stdout.trimEnd().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(20);
    for (const font of fonts)
      expect(font).toMatch(/^[A-Z]{6}\+Noto\S+ +CID TrueType +Identity-H +yes yes yes /);
    const text = spawnSync('pdftotext', ['-f', '1', '-l', '1', paths[form], '-'], { encoding: 'utf8' });
    expect(bare(text.stdout)).toBe(wordsOf(PAGES[0] as Page));
  });
});

it('has the boxes, the inks and the intent that a workshop goes by', () => {
  const bytes = readFileSync(paths.print, 'latin1');
  expect(bytes.match(/\/MediaBox \[0 0 340\.157\d* 453\.543\d*\]/g)).toHaveLength(PAGES.length);
  expect(bytes.match(/\/TrimBox \[28\.346 28\.346 311\.811 425\.197\]/g)).toHaveLength(PAGES.length);
  expect(bytes.match(/\/BleedBox \[19\.843 19\.843 320\.315 433\.701\]/g)).toHaveLength(PAGES.length);
  expect(bytes).toMatch(/\/OutputIntents \[/);
  const content = contentOf(paths.print);
  expect(content).toContain('/DeviceCMYK cs');
  expect(content).toContain('0 0 0 1 scn');
  expect(contentOf(paths.read)).not.toContain('DeviceCMYK');
});

it('is as large as the page, and leads to its chapters and addresses, where it is to be read', async () => {
  const reading = opened(paths.read);
  const read = await reading.promise;
  const page = await read.getPage(9);
  expect(page.view.map(Math.round)).toEqual([0, 0, 283, 397]);
  const links = (await page.getAnnotations()).map(({ subtype, url }) => `${subtype} ${url}`);
  expect(new Set(links)).toEqual(new Set(['Link https://desk.example/']));
  expect(await read.getOutline()).toMatchObject([
    { title: '第一章', items: [{ title: '第一节' }] },
    { title: '第二章', items: [] },
  ]);
  expect((await read.getMetadata()).info).toMatchObject({ Title: '试印', Author: '沈知远' });
  await reading.destroy();
});

it('is the same file for the same version', async () => {
  const some = PAGES.slice(0, 20);
  const [one, other] = [await drawn('one', 'print', some), await drawn('other', 'print', some)];
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
}, 120_000);

it('has a picture once, however often it is placed in the same size', async () => {
  const page = PAGES[15] as Page;
  const picture = page.elements[0] as ImageElement;
  const twice = { ...page, elements: [picture, { ...picture, y: picture.y + 50 }] };
  const bytes = readFileSync(await drawn('twice', 'print', [twice, page]), 'latin1');
  expect(bytes.match(/\/Subtype \/Image/g)).toHaveLength(1);
});

it('is not drawn without a picture that is gone, and says on which page it was', async () => {
  const page = PAGES[15] as Page;
  const picture = { ...(page.elements[0] as ImageElement), source: `file:${'0'.repeat(64)}` };
  const drawing = drawn('gone', 'print', [PAGES[0] as Page, { ...page, elements: [picture] }]);
  await expect(drawing).rejects.toThrow('第 2 页的图片无法读取，请在作品里换一张图片后再试');
});
