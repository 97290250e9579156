/** One side of a folded sheet: the page numbers from the left; 0 is blank paper. */
export type SheetSide = readonly [left: number, right: number];

export interface FoldedSheet {
  readonly front: SheetSide;
  readonly back: SheetSide;
}

/** A thicker stack cannot be stitched through its fold. */
export const MOST_SADDLE_PAGES = 64;
const PAGES_OF_SHEET = 4;

/**
 * The order of pages on the sheets of a saddle-stitched book (骑马钉拼版), the outermost sheet first: of N pages sheet i
 * has N−2i and 1+2i on its front, 2+2i and N−1−2i on its back. Missing pages up to whole sheets are blank, before the
 * last page so that the back stays outside. Empty where no such book can be made.
 */
export function saddleSheets(pageNum: number): readonly FoldedSheet[] {
  const count = Math.ceil(pageNum / PAGES_OF_SHEET);
  const all = count * PAGES_OF_SHEET;
  if (!Number.isInteger(pageNum) || pageNum < PAGES_OF_SHEET || all > MOST_SADDLE_PAGES) return [];
  const numbered = (place: number) => {
    if (place === all) return pageNum;
    return place < pageNum ? place : 0;
  };
  return Array.from({ length: count }, (_, i) => ({
    front: [numbered(all - 2 * i), numbered(1 + 2 * i)],
    back: [numbered(2 + 2 * i), numbered(all - 1 - 2 * i)],
  }));
}
