import type { Book } from '#contracts/rules/pages/book.ts';
import type { Page, PageRole } from '#contracts/rules/pages/document.ts';
import { idAt, pageNumberOf, withIds } from '#contracts/rules/pages/ids.ts';
import { FEWEST_WITH_BACK, FEWEST_WITH_ENDPAPERS, pageRole } from '#contracts/rules/pages/page-role.ts';
import { bledOut } from '#contracts/rules/print/preflight/rules/picture-bleed.ts';
import { SEEDED_WORKS } from '../works.ts';
import type { Span } from './book-map.ts';
import { backOf, coverOf, insideBackOf, insideCoverOf } from './covers.ts';
import { withFaults } from './faults.ts';
import type { Sheet } from './genre.ts';
import { contentOf } from './insides.ts';

const WORKS = new Map(SEEDED_WORKS.map((work) => [work.artId, work]));
const MOST_KEPT = 64;
const kept = new Map<string, Book>();

/**
 * The book of a seeded work with that many pages (示例作品的内页). Its pages are computed when they are asked for and
 * never kept: a page of a book of ten thousand costs what one of a book of eight does.
 */
export function seededBook(artId: string, pageNum: number): Book {
  const key = `${artId} ${pageNum}`;
  const known = kept.get(key);
  if (known) return known;
  const book = compose(artId, pageNum);
  const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, book);
  return book;
}

function compose(artId: string, pageNum: number): Book {
  const work = WORKS.get(artId);
  if (!work) throw new RangeError(`no seeded work ${artId}`);
  if (!Number.isInteger(pageNum) || pageNum < 1) throw new RangeError(`no book has ${pageNum} pages`);
  const { widthMm, heightMm } = work;
  const { about, make } = contentOf(work);
  const inside = make(work, innerSpan(pageNum), pageNum);
  const { design } = inside;
  const draw: Record<PageRole, (no: number) => Sheet> = {
    cover: () => coverOf(design, pageNum),
    'inside-cover': () => insideCoverOf(design),
    inner: (no) => inside.draw(no),
    'inside-back': () => insideBackOf(design, pageNum),
    back: () => backOf(design, about),
  };
  const book: Book = {
    widthMm,
    heightMm,
    pageNum,
    outline: [{ title: '封面', level: 1, page: 1 }, ...inside.outline],
    page(no): Page {
      if (!Number.isInteger(no) || no < 1 || no > pageNum)
        throw new RangeError(`no page ${no} of ${pageNum}`);
      const role = pageRole(no, pageNum);
      const { ground, elements } = draw[role](no);
      // Pages are laid out to the trim edge; what ends there is printed beyond it.
      const bled = withIds(elements).map((element) => bledOut(element, { widthMm, heightMm, no, pageNum }));
      return { id: idAt(no), role, ground, elements: bled };
    },
    numberOf: (id) => pageNumberOf(id, pageNum),
  };
  return withFaults(artId, book);
}

function innerSpan(pageNum: number): Span {
  if (pageNum >= FEWEST_WITH_ENDPAPERS) return { first: 3, count: pageNum - 4 };
  if (pageNum >= FEWEST_WITH_BACK) return { first: 2, count: pageNum - 2 };
  return { first: 2, count: pageNum - 1 };
}
