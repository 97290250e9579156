import type { Page } from '#contracts/rules/pages/document.ts';
import type { Database } from '../client.ts';
import { publicationOf } from '../queries/publications/publications.ts';
import { bookOf } from '../queries/publications/reading.ts';
import { DRAFT } from '../queries/publications/stored-pages.ts';

/** The pages of a draft of `super`. */
export function pagesOf(db: Database, id: number): readonly Page[] {
  const work = publicationOf(db, 10003, id);
  if (!work) throw new Error(`super has the work ${id}`);
  const book = bookOf(db, { ...work, publicationId: id, seq: DRAFT });
  return Array.from({ length: book.pageNum }, (_, at) => book.page(at + 1));
}
