import type { OutlineEntry } from '#contracts/rules/pages/document.ts';

/** The pages between cover and endpapers: the first of them, and how many there are. */
export interface Span {
  readonly first: number;
  readonly count: number;
}

/** What stands on a page of a book with chapters. */
export type Spot =
  | { readonly kind: 'title' }
  | { readonly kind: 'imprint' }
  | { readonly kind: 'contents'; readonly entries: readonly OutlineEntry[]; readonly part: number }
  | BodySpot;

export interface BodySpot {
  readonly kind: 'body';
  /** Units are counted through the whole book; a long book has several in one chapter. */
  readonly unit: number;
  /** From 0, the place within the unit. */
  readonly step: number;
  /** Of the chapter. */
  readonly title: string;
  readonly isOpening: boolean;
  /** Too few pages are left for another unit, so that they belong to the last chapter and begin nothing new. */
  readonly isTail: boolean;
}

export interface BookMap {
  readonly outline: readonly OutlineEntry[];
  readonly units: number;
  at(no: number): Spot;
}

export interface MapWishes {
  readonly span: Span;
  /** Pages of a unit. */
  readonly unit: number;
  readonly titleOf: (firstUnit: number, units: number) => string;
  /** Lines of the contents on a page; 0 for a book without contents. */
  readonly contentsLines: number;
  /** Whether a title page and an imprint stand before the contents. */
  readonly hasTitlePages: boolean;
}

/** Above this a contents list is no help any more, and chapters take several units. */
const MOST_CHAPTERS = 60;
/** A shorter book begins at once. */
const SHORTEST_WITH_CONTENTS = 12;

/** Where everything in a book is (全书结构); found by arithmetic, however many pages there are. */
export function mapOf(wishes: MapWishes): BookMap {
  const { span, unit, titleOf } = wishes;
  const titlePages = wishes.hasTitlePages && span.count >= SHORTEST_WITH_CONTENTS ? 2 : 0;
  const hasContents = wishes.contentsLines > 0 && span.count >= SHORTEST_WITH_CONTENTS;
  const contents = hasContents ? contentsPages(wishes, titlePages) : 0;
  const front = titlePages + contents;
  const units = unitsIn(span.count - front, unit);
  const perChapter = Math.ceil(units / MOST_CHAPTERS);
  const outline = Array.from({ length: span.count > front ? Math.ceil(units / perChapter) : 0 }, (_, at) => ({
    title: titleOf(at * perChapter, units),
    level: 1,
    page: span.first + front + at * perChapter * unit,
  }));
  return {
    outline,
    units,
    at(no) {
      const index = no - span.first;
      if (index < titlePages) return { kind: index === 0 ? 'title' : 'imprint' };
      if (index < front) {
        const part = index - titlePages;
        const from = part * wishes.contentsLines;
        return { kind: 'contents', part, entries: outline.slice(from, from + wishes.contentsLines) };
      }
      const inBody = index - front;
      const at = Math.floor(inBody / unit);
      const step = inBody % unit;
      const chapter = Math.floor(Math.min(at, units - 1) / perChapter);
      const title = outline[chapter]?.title ?? '';
      const isOpening = step === 0 && at < units && at % perChapter === 0;
      return { kind: 'body', unit: at, step, title, isOpening, isTail: at >= units };
    },
  };
}

function unitsIn(pages: number, unit: number): number {
  return Math.max(1, Math.floor(pages / unit));
}

/** More pages of contents leave fewer chapters to list, so that the first number that is enough is looked for. */
function contentsPages({ span, unit, contentsLines }: MapWishes, titlePages: number): number {
  let pages = 1;
  for (;;) {
    const units = unitsIn(span.count - titlePages - pages, unit);
    const chapters = Math.ceil(units / Math.ceil(units / MOST_CHAPTERS));
    if (chapters <= pages * contentsLines) return pages;
    pages += 1;
  }
}
