import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceFactsOf } from './source-facts.ts';
import { stampBoxes } from './stamp-boxes.ts';
import { plainPdf, streamedPdf } from './testing.ts';

let folder: string;
let from: string;
let to: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-'));
  [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')];
});
afterEach(() => rmSync(folder, { recursive: true }));

const POPPLER = spawnSync('pdfinfo', ['-v']).status === 0;

/** The words of each page, as pdf.js reads them. */
async function wordsOf(path: string): Promise<string[]> {
  const reading = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 });
  const read = await reading.promise;
  const words: string[] = [];
  for (let no = 1; no <= read.numPages; no += 1) {
    const { items } = await (await read.getPage(no)).getTextContent();
    words.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await reading.destroy();
  return words;
}

describe('a PDF of a member', () => {
  it.each([
    ['a table of objects', () => plainPdf(), ['page 1', 'page 2']],
    ['streams of objects', async () => streamedPdf(2), ['', '']],
  ])('is printed as it is, with boxes and blank pages behind: %s', async (_what, made, words) => {
    const source = await made();
    writeFileSync(from, source);
    stampBoxes(from, to, { ownPages: 2, pageNum: 4 });
    const printed = readFileSync(to);
    expect(printed.subarray(0, source.length).equals(source)).toBe(true);
    expect(await wordsOf(to)).toEqual([...words, '', '']);
    const boxes = printed.toString('latin1').slice(source.length);
    expect(boxes.match(/\/TrimBox/g)).toHaveLength(4);
    expect(boxes.match(/\/BleedBox \[/g)).toHaveLength(4);
  });

  it('has blank pages before the insides of the back where there are enough', async () => {
    writeFileSync(from, await plainPdf({ pageNum: 10 }));
    stampBoxes(from, to, { ownPages: 10, pageNum: 12 });
    const words = await wordsOf(to);
    expect(words.flatMap((word, at) => (word === '' ? at + 1 : []))).toEqual([9, 10]);
    expect(words.at(-1)).toBe('page 10');
  });

  it.runIf(POPPLER)('has its crop as the trim edge and its paper as the bleed, as poppler reads it', () => {
    writeFileSync(from, streamedPdf(3));
    stampBoxes(from, to, { ownPages: 3, pageNum: 3 });
    const { stdout } = spawnSync('pdfinfo', ['-box', to], { encoding: 'utf8' });
    expect(stdout).toMatch(/Pages: +3\n/);
    expect(stdout).toMatch(/TrimBox: +10\.00 +10\.00 +290\.00 +390\.00/);
    expect(stdout).toMatch(/BleedBox: +1\.50 +1\.50 +298\.50 +398\.50/);
  });

  it('is judged by its fonts, sizes, bleed and pictures', async () => {
    writeFileSync(from, await plainPdf({ pixels: 200, lastSize: [320, 400] }));
    expect(sourceFactsOf(from, 2)).toEqual({
      why: '',
      bareFonts: [{ page: 1, name: 'Helvetica' }],
      otherSizes: [2],
      unbled: [1, 2],
      coarse: [
        { page: 1, dpi: 144 },
        { page: 2, dpi: 144 },
      ],
    });
    writeFileSync(from, await plainPdf({ pixels: 420 }));
    expect(sourceFactsOf(from, 2)).toMatchObject({ otherSizes: [], coarse: [] });
    writeFileSync(from, streamedPdf(2));
    expect(sourceFactsOf(from, 2)).toMatchObject({ why: '', bareFonts: [], unbled: [] });
  });

  it('is not touched where it is encrypted, or has other pages than the work', async () => {
    writeFileSync(from, await plainPdf({ userPassword: 'secret' }));
    expect(sourceFactsOf(from, 2).why).toBe('encrypted');
    expect(() => stampBoxes(from, to, { ownPages: 2, pageNum: 2 })).toThrow('encrypted');
    writeFileSync(from, await plainPdf());
    expect(sourceFactsOf(from, 3).why).toBe('damaged');
    expect(() => stampBoxes(from, to, { ownPages: 3, pageNum: 4 })).toThrow('2 pages instead of 3');
    expect(existsSync(to)).toBe(false);
  });

  it('is damaged wherever a byte went wrong, and nothing else is thrown', async () => {
    for (const source of [await plainPdf(), streamedPdf(2)]) {
      for (let at = 9; at < source.length; at += 13) {
        const spoiled = Buffer.from(source);
        spoiled[at] = (spoiled[at] ?? 0) ^ 0x15;
        writeFileSync(from, spoiled);
        expect(['', 'damaged', 'encrypted']).toContain(sourceFactsOf(from, 2).why);
      }
      writeFileSync(from, source.subarray(0, source.length - 40));
      expect(sourceFactsOf(from, 2).why).toBe('damaged');
    }
  });
});
