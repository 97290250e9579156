import type { OutlineEntry, Page } from './document.ts';

/** A book to be read page by page (可阅读的书), with pages made on request. */
export interface Book {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pageNum: number;
  readonly outline: readonly OutlineEntry[];
  /** From 1 to `pageNum`; the same number gives the same page. */
  page(no: number): Page;
}
