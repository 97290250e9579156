import { BLEED_MM } from '#contracts/rules/print/page-boxes.ts';
import { PT_PER_MM } from '../pen.ts';
import type { PdfFile } from './pdf-file.ts';
import { OddPdf, type PdfDict, PdfRef, type PdfValue } from './pdf-values.ts';

/** A page of a PDF with what it inherits. */
export interface SourcePage {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  readonly boxes: PageBoxesPt;
}

export type BoxPt = readonly [left: number, bottom: number, right: number, top: number];

/** Points from the lower left. */
export interface PageBoxesPt {
  readonly media: BoxPt;
  readonly crop: BoxPt;
  readonly trim: BoxPt;
  readonly bleed: BoxPt;
  /** Whether there is as much beyond the trim edge as a knife needs. */
  readonly hasBleed: boolean;
}

const INHERITED = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'];
const MOST_PAGES = 10_000;
const MOST_NODES = 4 * MOST_PAGES;

/** The pages in their order, and the node that all hang on. */
export function sourcePages(file: PdfFile): { readonly root: PdfRef; readonly pages: readonly SourcePage[] } {
  const root = file.dictOf(file.trailer.get('/Root'))?.get('/Pages');
  if (!(root instanceof PdfRef)) throw new OddPdf('damaged', 'no pages');
  const pages: SourcePage[] = [];
  const seen = new Set<number>();
  const waiting: { ref: PdfRef; above: PdfDict }[] = [{ ref: root, above: new Map() }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { ref, above } = next;
    const own = file.dictOf(ref);
    if (!own || seen.has(ref.no) || seen.size > MOST_NODES) throw new OddPdf('damaged', 'an odd page tree');
    seen.add(ref.no);
    const kids = file.resolved(own.get('/Kids'));
    const inherited = INHERITED.flatMap((name): [string, PdfValue][] => {
      const value = own.get(name) ?? above.get(name);
      return value === undefined ? [] : [[name, value]];
    });
    if (Array.isArray(kids)) {
      const below = new Map(inherited);
      for (const kid of [...kids].reverse()) {
        if (!(kid instanceof PdfRef)) throw new OddPdf('damaged', 'an odd page tree');
        waiting.push({ ref: kid, above: below });
      }
    } else {
      const dict = new Map([...own, ...inherited]);
      pages.push({ ref, dict, boxes: boxesOfPage(file, dict) });
    }
  }
  if (pages.length === 0 || pages.length > MOST_PAGES) throw new OddPdf('damaged', 'no pages');
  return { root, pages };
}

function boxesOfPage(file: PdfFile, dict: PdfDict): PageBoxesPt {
  const media = boxIn(file, dict.get('/MediaBox'));
  if (!media) throw new OddPdf('damaged', 'a page without a size');
  const within = (box: BoxPt | null) => (box ? overlap(box, media) : null);
  const crop = within(boxIn(file, dict.get('/CropBox'))) ?? media;
  const trim = within(boxIn(file, dict.get('/TrimBox'))) ?? crop;
  const needed = grown(trim, BLEED_MM * PT_PER_MM);
  const own = within(boxIn(file, dict.get('/BleedBox')));
  const bleed = own && contains(own, trim) ? own : (overlap(needed, media) ?? trim);
  return { media, crop, trim, bleed, hasBleed: contains(media, needed) };
}

function boxIn(file: PdfFile, value: PdfValue | undefined): BoxPt | null {
  const [a, b, c, d] = file.numbersOf(value);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  const box: BoxPt = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box.every(Number.isFinite) && box[2] > box[0] && box[3] > box[1] ? box : null;
}

function overlap(one: BoxPt, other: BoxPt): BoxPt | null {
  const box: BoxPt = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
  return box[2] > box[0] && box[3] > box[1] ? box : null;
}

const NEARLY = 0.05;

function contains(outer: BoxPt, inner: BoxPt): boolean {
  return (
    outer[0] <= inner[0] + NEARLY &&
    outer[1] <= inner[1] + NEARLY &&
    outer[2] >= inner[2] - NEARLY &&
    outer[3] >= inner[3] - NEARLY
  );
}

function grown([left, bottom, right, top]: BoxPt, by: number): BoxPt {
  return [left - by, bottom - by, right + by, top + by];
}
