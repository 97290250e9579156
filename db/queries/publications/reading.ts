import { and, eq } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import type { Book } from '#contracts/rules/pages/book.ts';
import type { Page } from '#contracts/rules/pages/document.ts';
import { readableVersion } from '#contracts/rules/publications/reading.ts';
import type { Database } from '../../client.ts';
import { publicationVersions, readingPlaces } from '../../schema/index.ts';
import { isDrawn, seededBook } from '../../works/pages/seeded-book.ts';
import { isImported } from './imports.ts';
import { type PublicationRow, publicationByCode } from './publications.ts';
import { DRAFT, storedBook } from './stored-pages.ts';

/** A book that somebody may read. */
export interface ReadableBook {
  readonly publication: PublicationRow;
  readonly name: string;
  readonly artId: string;
  readonly isOwn: boolean;
  readonly isDraft: boolean;
  readonly book: Book;
}

/** What the code of a link opens for a reader; null reads without a login. */
export function readableBook(
  db: Database,
  code: string,
  readerId: number | null,
): Done<ReadableBook> | Missing<'book'> | Refused<'book-withdrawn'> {
  const publication = publicationByCode(db, code);
  if (!publication) return missing('book');
  const isOwn = publication.ownerId === readerId;
  const isTrashed = publication.trashedAt !== null;
  const version = readableVersion({ status: publication.status, isTrashed, isOwn });
  if (version === 'none') return missing('book');
  if (version === 'withdrawn') return refused('book-withdrawn');
  const shown = version === 'draft' ? publication : publishedVersion(db, publication);
  const { name, artId } = shown;
  const isDraft = version === 'draft' && publication.status !== 'published';
  const seq = version === 'draft' ? DRAFT : (publication.publishedSeq ?? 0);
  return done({ publication, name, artId, isOwn, isDraft, book: bookOf(db, publication, seq, shown) });
}

/** One page of a work with its size, as this reader finds it; null where there is none. */
export function sheetOf(
  db: Database,
  { code, page, readerId }: { readonly code: string; readonly page: number; readonly readerId: number },
): { readonly page: Page; readonly widthMm: number; readonly heightMm: number } | null {
  const found = readableBook(db, code, readerId);
  if (found.kind !== 'done' || page > found.value.book.pageNum) return null;
  const { book } = found.value;
  return { page: book.page(page), widthMm: book.widthMm, heightMm: book.heightMm };
}

function bookOf(
  db: Database,
  { id, widthMm, heightMm }: PublicationRow,
  seq: number,
  { artId, pageNum, outline }: Pick<PublicationRow, 'artId' | 'pageNum' | 'outline'>,
): Book {
  if (isDrawn(artId) && !isImported(db, id)) return seededBook(artId, pageNum);
  return storedBook(db, { publicationId: id, seq, widthMm, heightMm, pageNum, outline });
}

function publishedVersion(db: Database, { id, publishedSeq }: PublicationRow) {
  const wanted = and(
    eq(publicationVersions.publicationId, id),
    eq(publicationVersions.seq, publishedSeq ?? 0),
  );
  const version = db.orm.select().from(publicationVersions).where(wanted).get();
  // Publishing writes the version and names it in one transaction.
  if (!version) throw new Error(`publication ${id} has no version ${publishedSeq}`);
  return version;
}

export interface ReadingPlace {
  readonly page: number;
  readonly at: number;
}

/** Where a member stopped; null where they never began. */
export function readingPlace(db: Database, userId: number, publicationId: number): ReadingPlace | null {
  const own = and(eq(readingPlaces.userId, userId), eq(readingPlaces.publicationId, publicationId));
  return db.orm.select().from(readingPlaces).where(own).get() ?? null;
}

export function saveReadingPlace(
  db: Database,
  place: { userId: number; publicationId: number; page: number; at: number },
): void {
  const { page, at } = place;
  db.orm
    .insert(readingPlaces)
    .values(place)
    .onConflictDoUpdate({ target: [readingPlaces.userId, readingPlaces.publicationId], set: { page, at } })
    .run();
}
