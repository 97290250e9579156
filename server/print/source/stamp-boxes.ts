import { appendFileSync, copyFileSync, rmSync } from 'node:fs';
import { pagesBeforeBlanks } from '#contracts/rules/pages/with-blank-pages.ts';
import { PdfFile } from './pdf-file.ts';
import { OddPdf, PdfRef, type PdfValue, written } from './pdf-values.ts';
import { type PageBoxesPt, type SourcePage, sourcePages } from './source-pages.ts';

/**
 * A member's own PDF as a file for the workshop (按原文件印刷): its bytes as they are, and behind them the pages once more
 * with all their boxes, and with blank ones up to the count that is printed. Throws `OddPdf`, and leaves nothing then.
 */
export function stampBoxes(
  from: string,
  to: string,
  { ownPages, pageNum }: { readonly ownPages: number; readonly pageNum: number },
): void {
  const file = new PdfFile(from);
  try {
    const { root, pages } = sourcePages(file);
    if (pages.length !== ownPages)
      throw new OddPdf('damaged', `${pages.length} pages instead of ${ownPages}`);
    copyFileSync(from, to);
    appendFileSync(to, section(file, root, pages, pageNum), 'latin1');
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  } finally {
    file.close();
  }
}

interface NewObject {
  readonly no: number;
  readonly generation: number;
  readonly text: string;
}

/** One more section of the file, as a program that edits it would append. */
function section(file: PdfFile, root: PdfRef, pages: readonly SourcePage[], pageNum: number): string {
  const size = Number(file.trailer.get('/Size'));
  if (!Number.isInteger(size)) throw new OddPdf('damaged', 'no size');
  const blanks = Math.max(0, pageNum - pages.length);
  const before = pagesBeforeBlanks(pages.length);
  const pageLike = pages[Math.max(before - 1, 0)] as SourcePage;
  const blankRefs = Array.from({ length: blanks }, (_, at) => new PdfRef(size + at, 0));
  const own = pages.map(({ ref }) => ref);
  const kids = [...own.slice(0, before), ...blankRefs, ...own.slice(before)];
  const tree = new Map<string, PdfValue>([
    ['/Type', '/Pages'],
    ['/Count', kids.length],
    ['/Kids', kids],
  ]);
  const objects: NewObject[] = [
    objectOf(root, tree),
    ...pages.map(({ ref, dict, boxes }) =>
      objectOf(ref, new Map<string, PdfValue>([...dict, ['/Parent', root], ...boxEntries(boxes)])),
    ),
    ...blankRefs.map((ref) => objectOf(ref, blankPage(root, pageLike))),
  ];
  return appended(file, objects, size + blanks);
}

function blankPage(root: PdfRef, { dict, boxes }: SourcePage): ReadonlyMap<string, PdfValue> {
  const rotate = dict.get('/Rotate');
  return new Map<string, PdfValue>([
    ['/Type', '/Page'],
    ['/Parent', root],
    ['/Resources', new Map()],
    ...boxEntries(boxes),
    ...(rotate === undefined ? [] : [['/Rotate', rotate] as [string, PdfValue]]),
  ]);
}

function boxEntries({ media, crop, bleed, trim }: PageBoxesPt): [string, PdfValue][] {
  return [
    ['/MediaBox', media],
    ['/CropBox', crop],
    ['/BleedBox', bleed],
    ['/TrimBox', trim],
  ];
}

function objectOf({ no, generation }: PdfRef, dict: ReadonlyMap<string, PdfValue>): NewObject {
  return { no, generation, text: written(dict) };
}

function appended(file: PdfFile, objects: readonly NewObject[], size: number): string {
  let text = '\n';
  const places = objects.map(({ no, generation, text: content }) => {
    const offset = file.size + text.length;
    text += `${no} ${generation} obj\n${content}\nendobj\n`;
    return { no, generation, offset };
  });
  const start = file.size + text.length;
  const kept = ['/Root', '/Info', '/ID'].flatMap((name): [string, PdfValue][] => {
    const value = file.trailer.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  const table = file.isStreamed ? streamedTable : plainTable;
  return `${text}${table(places, { size, start, kept: [...kept, ['/Prev', file.start]] })}startxref\n${start}\n%%EOF\n`;
}

interface Placed {
  readonly no: number;
  readonly generation: number;
  readonly offset: number;
}

interface Table {
  readonly size: number;
  readonly start: number;
  readonly kept: readonly [string, PdfValue][];
}

function plainTable(places: readonly Placed[], { size, kept }: Table): string {
  const lines = places.map(
    ({ no, generation, offset }) =>
      `${no} 1\n${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
  );
  const trailer = new Map<string, PdfValue>([['/Size', size], ...kept]);
  return `xref\n${lines.join('')}trailer\n${written(trailer)}\n`;
}

/** A file whose table of objects is a stream goes on with one; it counts itself. */
function streamedTable(places: readonly Placed[], { size, start, kept }: Table): string {
  const all = [...places, { no: size, generation: 0, offset: start }];
  const rows = all.map(({ offset, generation }) => {
    const row = Buffer.alloc(11);
    row.writeUInt8(1, 0);
    row.writeBigUInt64BE(BigInt(offset), 1);
    row.writeUInt16BE(generation, 9);
    return row;
  });
  const bytes = Buffer.concat(rows);
  const dict = new Map<string, PdfValue>([
    ['/Type', '/XRef'],
    ['/Size', size + 1],
    ['/W', [1, 8, 2]],
    ['/Index', all.flatMap(({ no }) => [no, 1])],
    ['/Length', bytes.length],
    ...kept,
  ]);
  return `${size} 0 obj\n${written(dict)}\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`;
}
