import { targetProblem } from './areas/targets.ts';
import type { HotArea, Id, Master, OutlineEntry, Page, PageElement } from './document.ts';
import { resolved } from './resolved.ts';

/** A book to be read page by page (可阅读的书), with pages made on request. */
export interface Book {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pageNum: number;
  readonly outline: readonly OutlineEntry[];
  readonly masters?: readonly Master[];
  /** What running heads say. */
  readonly title?: string;
  /** From 1 to `pageNum`; the same number gives the same page. */
  page(no: number): Page;
  /** The number of a page; null where the book has no such page. */
  numberOf(id: Id): number | null;
}

/**
 * A page for a reader, with what it shares with others and its running fields. Its links tell the numbers of their pages,
 * and those that lead nowhere are left out.
 */
export function pageToRead(book: Book, no: number): Page {
  const { pageNum, masters = [], title = '', numberOf } = book;
  const { elements, areas = [], ...rest } = resolved(book.page(no), { no, pages: pageNum, masters, title });
  const live = areas.flatMap((area) => liveArea(area, numberOf));
  return {
    ...rest,
    elements: elements.flatMap((element) => numbered(element, numberOf)),
    ...(live.length === 0 ? {} : { areas: live }),
  };
}

/** A hot area that still leads somewhere, with the number of its page. */
function liveArea(area: HotArea, numberOf: Book['numberOf']): HotArea | [] {
  const { target } = area;
  if (targetProblem(target) !== '') return [];
  if (target.to !== 'page') return area;
  const no = numberOf(target.page);
  return no === null ? [] : { ...area, target: { ...target, no } };
}

function numbered(element: PageElement, numberOf: Book['numberOf']): PageElement | [] {
  if (element.kind !== 'link' || element.target.to !== 'page') return element;
  const no = numberOf(element.target.page);
  return no === null ? [] : { ...element, target: { ...element.target, no } };
}
