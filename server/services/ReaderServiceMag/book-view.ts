import type { Output } from '#contracts/operations.ts';
import type { Book } from '#contracts/rules/pages/book.ts';
import type { Page } from '#contracts/rules/pages/document.ts';
import { passagesOf } from '#contracts/rules/pages/page-text.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import type { PublicationType } from '#contracts/rules/publications/publication-states.ts';
import { isUsual } from '#contracts/rules/publications/reader-options.ts';
import type { ReadableBook } from '#db/queries/publications/reading.ts';
import { optionsView } from '../options-view.ts';

/** So many pages tell whether there is something to read: a book of words does not begin with more pictures. */
const PAGES_LOOKED_AT = 24;

type BookReply = Extract<Output<'ReaderServiceMag.getBook'>, { code: 0 }>['data'];

/** A book as a reader is told of it. */
export function bookView({ publication, isOwn, isDraft, isShut, book, ...shown }: ReadableBook): BookReply {
  const { type } = publication;
  const { code, name, subtitle, author, intro, artId, options } = shown;
  const { widthMm, heightMm, pageNum, outline } = book;
  return {
    code,
    name,
    subtitle,
    author,
    type: type as PublicationType,
    widthMm,
    heightMm,
    pageNum,
    hasWords: hasWords(book) ? 'Y' : 'N',
    isOwn: isOwn ? 'Y' : 'N',
    isDraft: isDraft ? 'Y' : 'N',
    isShut: isShut ? 'Y' : 'N',
    printID: isOwn ? String(publication.id) : '',
    photoPath: coverAddress(artId),
    outline: outline.map((entry) => ({ ...entry })),
    intro,
    ...(isUsual(options) ? {} : { options: optionsView(options) }),
  };
}

/** A work is printed by its owner alone, so that to others a product leads nowhere and is not shown. */
export function shownPage(page: Page, { isOwn }: Pick<ReadableBook, 'isOwn'>): Page {
  const areas = isOwn ? undefined : page.areas?.filter(({ target }) => target.to !== 'product');
  return areas ? { ...page, areas } : page;
}

function hasWords(book: Book): boolean {
  const pages = Array.from({ length: Math.min(book.pageNum, PAGES_LOOKED_AT) }, (_, index) => index + 1);
  return pages.some((no) => passagesOf(book.page(no)).length > 0);
}
