import type { Book } from './book.ts';
import { idAt } from './ids.ts';
import { pageRole } from './page-role.ts';

/** How many pages stand before the blank ones: these come behind the last inner page, so that covers stay outside. */
export function pagesBeforeBlanks(pageNum: number): number {
  for (let no = pageNum; no > 0; no -= 1) if (pageRole(no, pageNum) === 'inner') return no;
  return pageNum;
}

/** A book with blank pages (空白页) up to the page count that is printed. */
export function withBlankPages(book: Book, pageNum: number): Book {
  const count = pageNum - book.pageNum;
  if (count <= 0) return book;
  const before = pagesBeforeBlanks(book.pageNum);
  const moved = (no: number) => (no > before ? no + count : no);
  const ids = freeIds(book, count);
  return {
    ...book,
    pageNum,
    outline: book.outline.map((entry) => ({ ...entry, page: moved(entry.page) })),
    page(no) {
      const role = pageRole(no, pageNum);
      const id = ids[no - before - 1];
      if (id !== undefined) return { id, role, ground: '#ffffff', elements: [] };
      return { ...book.page(no > before ? no - count : no), role };
    },
    numberOf(id) {
      const no = book.numberOf(id);
      if (no !== null) return moved(no);
      const place = ids.indexOf(id);
      return place < 0 ? null : before + place + 1;
    },
  };
}

function freeIds(book: Book, count: number): string[] {
  const ids: string[] = [];
  for (let place = book.pageNum + 1; ids.length < count; place += 1) {
    if (book.numberOf(idAt(place)) === null) ids.push(idAt(place));
  }
  return ids;
}
