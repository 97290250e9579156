import type { Database } from '#db/client.ts';
import { isBeingImported } from '#db/queries/publications/imports.ts';
import { choiceRefusal } from '#server/errors.ts';

/** Nothing is printed of a work whose pages are still to come. */
export function demandAllPages(db: Database, publicationId: number): void {
  if (isBeingImported(db, publicationId)) throw choiceRefusal('这个作品还在转换，完成后才能印刷');
}
