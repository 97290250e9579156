import { and, eq } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import type { Book } from '#contracts/rules/pages/book.ts';
import { withBlankPages } from '#contracts/rules/pages/with-blank-pages.ts';
import {
  optionsFor,
  optionsOfOwner,
  type ReaderOptions,
} from '#contracts/rules/publications/reader-options.ts';
import { isRead, type Readable } from '#contracts/rules/publications/reading.ts';
import type { Reason } from '#contracts/rules/refusals/table.ts';
import type { Database } from '../../client.ts';
import { readingPlaces } from '../../schema/index.ts';
import { seededBook } from '../../works/pages/seeded-book.ts';
import type { PublicationRow } from './publications.ts';
import { type AskedToRead, accessTo, picturesOfRight, type ReadingAccess } from './reading-access.ts';
import { DRAFT, storedBook, storedShared } from './stored-pages.ts';
import { type VersionRow, versionOf } from './versions.ts';

/** A book that somebody may read. */
export interface ReadableBook {
  readonly publication: PublicationRow;
  /** What the address ends with by which it was opened. */
  readonly code: string;
  readonly name: string;
  readonly subtitle: string;
  readonly author: string;
  readonly intro: string;
  readonly artId: string;
  /** How this reader reads it, and what this reader may do. */
  readonly options: ReaderOptions;
  readonly isOwn: boolean;
  readonly isDraft: boolean;
  /** Its own link alone does not open it. */
  readonly isShut: boolean;
  /** What the key to its pictures is for; empty where its readers are known without one. */
  readonly picturesFor: string;
  readonly book: Book;
}

const REFUSALS = {
  withdrawn: 'book-withdrawn',
  password: 'book-password',
  open: 'book-unopened',
  login: 'book-login',
  ask: 'book-not-invited',
  expired: 'link-expired',
  'used-up': 'link-used-up',
} as const satisfies Partial<Record<Readable, Reason>>;

export type NotReadable = Missing<'book'> | Refused<(typeof REFUSALS)[keyof typeof REFUSALS]>;

/** What the code of a link opens for a reader. */
export function readableBook(db: Database, asked: AskedToRead): Done<ReadableBook> | NotReadable {
  const access = accessTo(db, asked);
  if (access === null || !isRead(access.readable)) return notReadable(access);
  const { publication, readable, subject, isShut } = access;
  const isOwn = readable === 'draft';
  const shown = isOwn
    ? { ...publication, publicationId: publication.id, seq: DRAFT }
    : publishedVersion(db, publication);
  const { name, subtitle, author, intro, artId } = shown;
  const stored = optionsFor(publication.readerOptions, shown.pageNum);
  const options = isOwn ? optionsOfOwner(stored) : stored;
  const isDraft = isOwn && publication.status !== 'published';
  const { code } = asked;
  const picturesFor = isOwn || !isShut ? '' : picturesOfRight(subject);
  const words = { code, name, subtitle, author, intro, artId, options };
  return done({ publication, ...words, isOwn, isDraft, isShut, picturesFor, book: bookOf(db, shown) });
}

/** Why an address opens nothing. */
export function notReadable(access: ReadingAccess | null): NotReadable {
  const readable = access?.readable ?? 'none';
  if (readable === 'none' || isRead(readable)) return missing('book');
  return refused(REFUSALS[readable]);
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
  return { ...storedBook(db, version), title: name, masters: storedShared(db, version).masters };
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
