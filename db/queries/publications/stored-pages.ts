import { createHash } from 'node:crypto';
import type { Book } from '#contracts/rules/pages/book.ts';
import {
  DOCUMENT_VERSION,
  type OutlineEntry,
  type Page,
  type PageElement,
} from '#contracts/rules/pages/document.ts';
import { idAt, pageNumberOf, withIds } from '#contracts/rules/pages/ids.ts';
import { pageOfVersion2 } from '#contracts/rules/pages/migrations.ts';
import { pageRole } from '#contracts/rules/pages/page-role.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { pageContents, pageFiles, publicationPages } from '../../schema/index.ts';
import { blankElements } from './blank-page.ts';

/** The pages that the owner works on. */
export const DRAFT = 0;

export type PageContent = Pick<Page, 'ground' | 'elements'>;

/** What stands on a stored page; the oldest pages do not tell their version, which is 1. */
export function readContent(text: string): PageContent {
  const stored = JSON.parse(text) as PageContent & { readonly version?: number };
  const { ground, elements } = stored.version ? stored : (pageOfVersion2(stored, 0) as PageContent);
  return { ground, elements };
}

/** Puts a page into the draft of a work, in place of the one before; answers the hash of what stands on it. */
export function putPage(
  db: Database,
  { publicationId, no, content }: { publicationId: number; no: number; content: PageContent },
): string {
  const { ground, elements } = content;
  const text = JSON.stringify({ version: DOCUMENT_VERSION, ground, elements });
  const hash = createHash('sha256').update(text).digest('hex');
  db.orm.insert(pageContents).values({ hash, content: text }).onConflictDoNothing().run();
  for (const fileHash of filesOf(elements)) {
    db.orm.insert(pageFiles).values({ contentHash: hash, fileHash }).onConflictDoNothing().run();
  }
  const place = { publicationId, seq: DRAFT, no };
  db.orm
    .insert(publicationPages)
    .values({ ...place, contentHash: hash })
    .onConflictDoUpdate({
      target: [publicationPages.publicationId, publicationPages.seq, publicationPages.no],
      set: { contentHash: hash },
    })
    .run();
  return hash;
}

function filesOf(elements: readonly PageElement[]): Set<string> {
  const sources = elements.flatMap((element) => (element.kind === 'image' ? [element.source] : []));
  return new Set(sources.filter((one) => one.startsWith('file:')).map((one) => one.slice('file:'.length)));
}

const draftPages = preparedOnce((db) =>
  db.sqlite
    .prepare<[number, number], number>(
      'SELECT no FROM publication_pages WHERE publication_id = ? AND seq = ? ORDER BY no',
    )
    .pluck(),
);

/** The numbers of the pages that a draft has. */
export function pagesThere(db: Database, publicationId: number): number[] {
  return draftPages(db).all(publicationId, DRAFT);
}

/** Gives a version, or another work, the pages that a draft has now; what stands on them is not copied. */
export function sharePages(
  db: Database,
  from: number,
  to: { readonly publicationId: number; readonly seq: number },
): void {
  db.sqlite
    .prepare(
      `INSERT INTO publication_pages (publication_id, seq, no, content_hash)
       SELECT ?, ?, no, content_hash FROM publication_pages WHERE publication_id = ? AND seq = ?`,
    )
    .run(to.publicationId, to.seq, from, DRAFT);
}

const samePages = preparedOnce((db) =>
  db.sqlite
    .prepare<{ publicationId: number; seq: number }, number>(
      `SELECT NOT EXISTS (
         SELECT 1 FROM publication_pages WHERE publication_id = @publicationId AND seq IN (${DRAFT}, @seq)
         GROUP BY no, content_hash HAVING count(*) <> 2)`,
    )
    .pluck(),
);

/** Whether a version has the pages that the draft has now. */
export function hasSamePages(db: Database, publicationId: number, seq: number): boolean {
  return samePages(db).get({ publicationId, seq }) === 1;
}

export interface StoredWork {
  readonly publicationId: number;
  readonly seq: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pageNum: number;
  readonly outline: readonly OutlineEntry[];
}

/** A work whose pages are stored, as a book; a page that has not come yet says so. */
export function storedBook(db: Database, work: StoredWork): Book {
  const { publicationId, seq, widthMm, heightMm, pageNum, outline } = work;
  const find = db.sqlite
    .prepare<[number, number, number], string>(
      `SELECT content FROM publication_pages JOIN page_contents ON hash = content_hash
       WHERE publication_id = +? AND seq = +? AND no = +?`,
    )
    .pluck();
  return {
    widthMm,
    heightMm,
    pageNum,
    outline,
    page(no): Page {
      if (!Number.isInteger(no) || no < 1 || no > pageNum)
        throw new RangeError(`no page ${no} of ${pageNum}`);
      const found = find.get(publicationId, seq, no);
      const blank = () => ({ ground: '#ffffff', elements: withIds(blankElements(work, no)) });
      const content = found === undefined ? blank() : readContent(found);
      return { id: idAt(no), role: pageRole(no, pageNum), ...content };
    },
    numberOf: (id) => pageNumberOf(id, pageNum),
  };
}
