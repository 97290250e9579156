import type { Output } from '../../operations.ts';
import type { Page } from './document.ts';

/** A book delivered with the page of its link (随页面打开的书): the reader's first replies. */
export interface OpenedBook {
  readonly book: Extract<Output<'ReaderServiceMag.getBook'>, { code: 0 }>['data'];
  /** The number of the first visible page. */
  readonly first: number;
  readonly page: Page;
}

/** The element of the page that contains it. */
export const OPENED_BOOK = 'opened-book';

/**
 * Read as by a stranger: by its owner who wants to see what others see (`?as=visitor`), or in a frame of another site,
 * where nothing may act for a login (`?as=embed`).
 */
export function isVisitorView(search: string): boolean {
  return ['visitor', 'embed'].includes(new URLSearchParams(search).get('as') ?? '');
}

/** A frame of another site. */
export function isEmbedView(search: string): boolean {
  return new URLSearchParams(search).get('as') === 'embed';
}

/** By which the owner's preview says what the book shall be read with: `/r/<code>?try=…`. */
export const TRY = 'try';

export function triesOptions(search: string): boolean {
  return new URLSearchParams(search).has(TRY);
}

/** A link may name its page: `?page=12`. */
export function pageInAddress(search: string, pageNum: number): number | null {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page >= 1 && page <= pageNum ? page : null;
}
