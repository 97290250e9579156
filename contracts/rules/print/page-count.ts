import type { PageRange, PrintLine } from './cart-line.ts';

type PagedGoods = Pick<PrintLine, 'pageNum' | 'goods'>;

/** Page counts for each inner-page weight (内页克重). The ranges overlap, and 157克 starts at 7, on purpose. */
export const INNER_WEIGHT_RANGES: Readonly<Record<'200克' | '157克' | '128克' | '250克', PageRange>> = {
  '200克': { min: 1, max: 66 },
  '157克': { min: 7, max: 398 },
  '128克': { min: 67, max: 9999 },
  '250克': { min: 1, max: 31 },
};

const RANGES_BY_WEIGHT: ReadonlyMap<string, PageRange> = new Map(Object.entries(INNER_WEIGHT_RANGES));

/** Editor type 3 without pasted-down pages (环衬) has two pages outside the folded sheets. */
export function pagesOutsideSheets(goods: PrintLine['goods']): number {
  return goods.EditorType === '3' && goods.isHasPastedown === 'N' ? 2 : 0;
}

/** The pages as saddle stitch counts them (骑马钉页数): 28 页, or 封面的 2 页单独印，对折装订的内页 26 页. */
export function sheetPagesText({ pageNum, goods }: PagedGoods): string {
  const outside = pagesOutsideSheets(goods);
  return outside === 0
    ? `${pageNum} 页`
    : `封面的 ${outside} 页单独印，对折装订的内页 ${Math.max(pageNum - outside, 0)} 页`;
}

/** Saddle stitch (骑马钉) folds whole sheets of four pages. */
export function isSaddleStitchPossible(line: PagedGoods): boolean {
  return (line.pageNum - pagesOutsideSheets(line.goods)) % 4 === 0;
}

/** The blank pages (空白页), 0 to 3, up to the next page count that saddle stitch allows. */
export function pagesToNextSaddleStitch(line: PagedGoods): number {
  const excess = (line.pageNum - pagesOutsideSheets(line.goods)) % 4;
  // JavaScript's remainder is negative below zero: one page of a type 3 leaves -1.
  return excess === 0 ? 0 : excess < 0 ? -excess : 4 - excess;
}

/**
 * The page range of an inner-page weight, found by the weight in the option's name ("157克铜版纸"). Null means that no
 * range is known and none applies. Whole numbers are compared, so that 1200克 is not taken for 200克.
 */
export function weightRangeOf(itemName: string): PageRange | null {
  for (const weight of itemName.match(/\d+\s*克/g) ?? []) {
    const range = RANGES_BY_WEIGHT.get(weight.replace(/\s+/, ''));
    if (range !== undefined) return range;
  }
  return null;
}

/** Whether a page count lies in a range, both ends included. */
export function isInPageRange(pageNum: number, range: PageRange): boolean {
  return pageNum >= range.min && pageNum <= range.max;
}
