import type { Output } from '../../operations.ts';
import type { Page } from './document.ts';

/** A book that comes with the page of its link (随页面打开的书): what the reader would ask for first. */
export interface OpenedBook {
  readonly book: Extract<Output<'ReaderServiceMag.getBook'>, { code: 0 }>['data'];
  /** The number of the page that it begins with. */
  readonly first: number;
  readonly page: Page;
}

/** The element of the page that holds it. */
export const OPENED_BOOK = 'opened-book';

/** A link may name its page: `?page=12`. */
export function pageInAddress(search: string, pageNum: number): number | null {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page >= 1 && page <= pageNum ? page : null;
}
