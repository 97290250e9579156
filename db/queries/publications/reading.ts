import { and, eq } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import type { Book } from '#contracts/rules/pages/book.ts';
import { withBlankPages } from '#contracts/rules/pages/with-blank-pages.ts';
import { readableVersion } from '#contracts/rules/publications/reading.ts';
import type { Database } from '../../client.ts';
import { readingPlaces } from '../../schema/index.ts';
import { seededBook } from '../../works/pages/seeded-book.ts';
import { type PublicationRow, publicationByCode } from './publications.ts';
import { DRAFT, storedBook, storedMasters } from './stored-pages.ts';
import { type VersionRow, versionOf } from './versions.ts';

/** A book that somebody may read. */
export interface ReadableBook {
  readonly publication: PublicationRow;
  readonly name: string;
  readonly subtitle: string;
  readonly author: string;
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
  const isOwn = readerId !== null && publication.ownerId === readerId;
  const isTrashed = publication.trashedAt !== null;
  const version = readableVersion({ status: publication.status, isTrashed, isOwn });
  if (version === 'none') return missing('book');
  if (version === 'withdrawn') return refused('book-withdrawn');
  const shown =
    version === 'draft'
      ? { ...publication, publicationId: publication.id, seq: DRAFT }
      : publishedVersion(db, publication);
  const { name, subtitle, author, artId } = shown;
  const isDraft = version === 'draft' && publication.status !== 'published';
  return done({ publication, name, subtitle, author, artId, isOwn, isDraft, book: bookOf(db, shown) });
}

/**
 * What a line of an order prints (付印内容), as it was frozen, with the blank pages that it adds; null where it was
 * forgotten.
 */
export function printedBook(
  db: Database,
  line: { readonly publicationId: number; readonly publicationSeq: number | null; readonly pageNum: number },
): Book | null {
  const version = versionOf(db, line.publicationId, line.publicationSeq);
  return version && withBlankPages(bookOf(db, version), line.pageNum);
}

/** The pages of a draft or of a version. */
export function bookOf(
  db: Database,
  version: Pick<VersionRow, 'artId' | 'form' | 'name'> & Parameters<typeof storedBook>[1],
): Book {
  const { form, artId, pageNum, name } = version;
  if (form === 'drawn') return seededBook(artId, pageNum);
  return { ...storedBook(db, version), title: name, masters: storedMasters(db, version) };
}

function publishedVersion(db: Database, { id, publishedSeq }: PublicationRow): VersionRow {
  const version = versionOf(db, id, publishedSeq);
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
