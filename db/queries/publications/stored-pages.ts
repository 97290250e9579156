import type { Book } from '#contracts/rules/pages/book.ts';
import type { Id, OutlineEntry, Page } from '#contracts/rules/pages/document.ts';
import type { LeafName, PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { idAt, pageNumberOf, withIds } from '#contracts/rules/pages/ids.ts';
import { pageRole } from '#contracts/rules/pages/page-role.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { publicationPages } from '../../schema/index.ts';
import { blankElements } from './blank-page.ts';
import { keepContent, keepShared, readContent, readShared, type Shared } from './page-contents.ts';

/** The pages that the owner works on. */
export const DRAFT = 0;

/** A version of a work, or its draft. */
export interface StoredVersion {
  readonly publicationId: number;
  readonly seq: number;
}

interface Placed {
  readonly publicationId: number;
  readonly no: number;
  readonly content: PageContent;
}

/** Puts a page into the draft of a work, in place of the one before; answers the hash of what stands on it. */
export function putPage(db: Database, { publicationId, no, content }: Placed): string {
  return put(db, { publicationId, no, pageId: idAt(no), contentHash: keepContent(db, content) });
}

/** What belongs to all pages is stored in the place before the first one. */
const SHARED_NO = 0;

/** Gives a draft what belongs to all its pages. */
export function putShared(db: Database, publicationId: number, shared: Shared): void {
  put(db, { publicationId, no: SHARED_NO, pageId: '', contentHash: keepShared(db, shared) });
}

/** A page that is there keeps its id. */
function put(db: Database, page: Omit<typeof publicationPages.$inferInsert, 'seq'>): string {
  const { contentHash } = page;
  db.orm
    .insert(publicationPages)
    .values({ ...page, seq: DRAFT })
    .onConflictDoUpdate({
      target: [publicationPages.publicationId, publicationPages.seq, publicationPages.no],
      set: { contentHash },
    })
    .run();
  return contentHash;
}

/** Gives a draft these pages in this order, with contents that are stored already. */
export function arrangePages(db: Database, publicationId: number, pages: readonly LeafName[]): void {
  const draft = { id: publicationId, seq: DRAFT, shared: SHARED_NO };
  db.sqlite
    .prepare('DELETE FROM publication_pages WHERE publication_id = @id AND seq = @seq AND no > @shared')
    .run(draft);
  db.sqlite
    .prepare(
      `INSERT INTO publication_pages (publication_id, seq, no, page_id, content_hash)
       SELECT @id, @seq, key + 1, value ->> 'id', value ->> 'hash' FROM json_each(@pages)`,
    )
    .run({ id: publicationId, seq: DRAFT, pages: JSON.stringify(pages) });
}

const draftPages = preparedOnce((db) =>
  db.sqlite
    .prepare<[number, number], number>(
      'SELECT no FROM publication_pages WHERE publication_id = ? AND seq = ? AND no > 0 ORDER BY no',
    )
    .pluck(),
);

/** The numbers of the pages that a draft has. */
export function pagesThere(db: Database, publicationId: number): number[] {
  return draftPages(db).all(publicationId, DRAFT);
}

/** Gives a version, or another work, the pages that a draft has now; what stands on them is not copied. */
export function sharePages(db: Database, from: number, to: StoredVersion): void {
  copyPages(db, { publicationId: from, seq: DRAFT }, to);
}

/** Gives a draft the pages of a version in place of its own. */
export function bringBackPages(db: Database, version: StoredVersion): void {
  const { publicationId } = version;
  db.sqlite
    .prepare('DELETE FROM publication_pages WHERE publication_id = ? AND seq = ?')
    .run(publicationId, DRAFT);
  copyPages(db, version, { publicationId, seq: DRAFT });
}

/** Gives a version the pages of another; what stands on them is not copied. */
export function copyPages(db: Database, from: StoredVersion, to: StoredVersion): void {
  db.sqlite
    .prepare(
      `INSERT INTO publication_pages (publication_id, seq, no, page_id, content_hash)
       SELECT ?, ?, no, page_id, content_hash FROM publication_pages WHERE publication_id = ? AND seq = ?`,
    )
    .run(to.publicationId, to.seq, from.publicationId, from.seq);
}

const samePages = preparedOnce((db) =>
  db.sqlite
    .prepare<{ publicationId: number; seq: number; other: number }, number>(
      `SELECT NOT EXISTS (
         SELECT 1 FROM publication_pages WHERE publication_id = @publicationId AND seq IN (@other, @seq)
         GROUP BY no, page_id, content_hash HAVING count(*) <> 2)`,
    )
    .pluck(),
);

const sameSheets = preparedOnce((db) =>
  db.sqlite
    .prepare<{ publicationId: number; seq: number; other: number }, number>(
      `SELECT NOT EXISTS (
         SELECT 1 FROM publication_pages JOIN page_contents ON hash = content_hash
         WHERE publication_id = @publicationId AND seq IN (@other, @seq)
         GROUP BY no, page_id, json_remove(content, '$.areas') HAVING count(*) <> 2)`,
    )
    .pluck(),
);

/** Whether a version prints what the draft prints now, or another version: hot areas are not on paper. */
export function hasSamePages(db: Database, publicationId: number, seq: number, other = DRAFT): boolean {
  if (seq === other) return true;
  const both = { publicationId, seq, other };
  return samePages(db).get(both) === 1 || sameSheets(db).get(both) === 1;
}

const names = preparedOnce((db) =>
  db.sqlite.prepare<[number, number], LeafName>(
    `SELECT page_id AS id, content_hash AS hash FROM publication_pages
     WHERE publication_id = ? AND seq = ? AND no > ${SHARED_NO} ORDER BY no`,
  ),
);

/** The pages of a version in order. */
export function storedLeaves(db: Database, { publicationId, seq }: StoredVersion): LeafName[] {
  return names(db).all(publicationId, seq);
}

const texts = preparedOnce((db) =>
  db.sqlite.prepare<[number, number], LeafName & { readonly text: string }>(
    `SELECT page_id AS id, hash, content AS text FROM publication_pages JOIN page_contents ON hash = content_hash
     WHERE publication_id = ? AND seq = ? AND no > ${SHARED_NO} ORDER BY no`,
  ),
);

/** The pages of a version in order with what stands on them, as it is stored. */
export function storedTexts(db: Database, { publicationId, seq }: StoredVersion) {
  return texts(db).iterate(publicationId, seq);
}

const contentById = preparedOnce((db) =>
  db.sqlite
    .prepare<[number, number, string], string>(
      `SELECT content FROM publication_pages JOIN page_contents ON hash = content_hash
       WHERE publication_id = +? AND seq = +? AND page_id = +?`,
    )
    .pluck(),
);

/** What stands on the page of that id; null where the version has none. */
export function storedContent(
  db: Database,
  { publicationId, seq }: StoredVersion,
  id: Id,
): PageContent | null {
  const found = contentById(db).get(publicationId, seq, id);
  return found === undefined ? null : readContent(found);
}

const contentAt = preparedOnce((db) =>
  db.sqlite.prepare<[number, number, number], { id: Id; content: string }>(
    `SELECT page_id AS id, content FROM publication_pages JOIN page_contents ON hash = content_hash
     WHERE publication_id = +? AND seq = +? AND no = +?`,
  ),
);

/** What belongs to all pages of a version. */
export function storedShared(db: Database, { publicationId, seq }: StoredVersion): Shared {
  const found = contentAt(db).get(publicationId, seq, SHARED_NO);
  return found ? readShared(found.content) : { masters: [] };
}

const numberById = preparedOnce((db) =>
  db.sqlite
    .prepare<[number, number, string], number>(
      'SELECT no FROM publication_pages WHERE publication_id = ? AND seq = ? AND page_id = ?',
    )
    .pluck(),
);

export interface StoredWork extends StoredVersion {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pageNum: number;
  readonly outline: readonly OutlineEntry[];
}

/** A work whose pages are stored, as a book; a page that has not come yet says so. */
export function storedBook(db: Database, work: StoredWork): Book {
  const { publicationId, seq, widthMm, heightMm, pageNum, outline } = work;
  return {
    widthMm,
    heightMm,
    pageNum,
    outline,
    page(no): Page {
      if (!Number.isInteger(no) || no < 1 || no > pageNum)
        throw new RangeError(`no page ${no} of ${pageNum}`);
      const role = pageRole(no, pageNum);
      const found = contentAt(db).get(publicationId, seq, no);
      if (found) return { id: found.id, role, ...readContent(found.content) };
      return { id: idAt(no), role, ground: '#ffffff', elements: withIds(blankElements(work, no)) };
    },
    numberOf(id) {
      const known = numberById(db).get(publicationId, seq, id);
      if (known !== undefined) return known;
      const awaited = pageNumberOf(id, pageNum);
      return awaited !== null && !contentAt(db).get(publicationId, seq, awaited) ? awaited : null;
    },
  };
}
