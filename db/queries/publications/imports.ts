import { and, count, desc, eq, isNull, ne } from 'drizzle-orm';
import {
  DONE,
  type Done,
  done,
  type Missing,
  missing,
  type Refused,
  refused,
} from '#contracts/rules/decision.ts';
import type { OutlineEntry } from '#contracts/rules/pages/document.ts';
import type { PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { AS_IMPORTED, type SourceFacts } from '#contracts/rules/print/preflight/source-facts.ts';
import { conversionNotice } from '#contracts/rules/publications/conversion-notice.ts';
import { BLANK_COVER, fileCover } from '#contracts/rules/publications/cover-address.ts';
import {
  IMPORTS_MAX,
  type ImportKind,
  type ImportType,
} from '#contracts/rules/publications/import-fields.ts';
import type { Database } from '../../client.ts';
import { publicationImports as imports, publications } from '../../schema/index.ts';
import { tell } from '../account/notices.ts';
import { hasFile } from '../files/member-files.ts';
import type { PublicationRow } from './publications.ts';
import { pagesThere, putPage } from './stored-pages.ts';
import { copyVersion, freezeVersion } from './versions.ts';

/** 导入 of a member as it stands. */
export interface ImportRow {
  readonly work: PublicationRow & { readonly ownerId: number };
  readonly file: typeof imports.$inferSelect;
  readonly hasSource: boolean;
  /** Pages that have not come, in order. */
  readonly missing: readonly number[];
}

interface Found {
  readonly work: PublicationRow;
  readonly file: ImportRow['file'];
}

const joined = (db: Database) =>
  db.orm
    .select({ work: publications, file: imports })
    .from(imports)
    .innerJoin(publications, eq(publications.id, imports.publicationId));

function withProgress(db: Database, ownerId: number, { work, file }: Found): ImportRow {
  const there = new Set(pagesThere(db, work.id));
  const all = Array.from({ length: work.pageNum }, (_, index) => index + 1);
  return {
    work: { ...work, ownerId },
    file,
    hasSource: hasFile(db, ownerId, file.fileHash),
    missing: all.filter((no) => !there.has(no)),
  };
}

/** Null where the member has no work of that id that came out of a file; the trash counts as nothing. */
export function importOf(db: Database, ownerId: number, publicationId: number): ImportRow | null {
  const own = and(
    eq(publications.id, publicationId),
    eq(publications.ownerId, ownerId),
    isNull(publications.trashedAt),
  );
  const found = joined(db).where(own).get();
  return found ? withProgress(db, ownerId, found) : null;
}

/** Whether pages of a work are still to come. */
export function isBeingImported(db: Database, publicationId: number): boolean {
  const open = and(eq(imports.publicationId, publicationId), ne(imports.state, 'done'));
  return db.orm.select({ id: imports.publicationId }).from(imports).where(open).get() !== undefined;
}

/** Whether a work came out of a file of its owner. */
export function isImported(db: Database, publicationId: number): boolean {
  const own = eq(imports.publicationId, publicationId);
  return db.orm.select({ id: imports.publicationId }).from(imports).where(own).get() !== undefined;
}

/** A copy of a work comes out of the same file, and has the version that did. */
export function copyOrigin(db: Database, from: number, publicationId: number): void {
  const row = db.orm.select().from(imports).where(eq(imports.publicationId, from)).get();
  if (!row) return;
  db.orm
    .insert(imports)
    .values({ ...row, publicationId })
    .run();
  if (row.seq !== null) copyVersion(db, { publicationId: from, seq: row.seq }, publicationId);
}

/** What a member has not finished, the latest first. */
export function unfinishedImports(db: Database, ownerId: number): ImportRow[] {
  const open = and(
    eq(publications.ownerId, ownerId),
    isNull(publications.trashedAt),
    ne(imports.state, 'done'),
  );
  return joined(db)
    .where(open)
    .orderBy(desc(publications.id))
    .limit(IMPORTS_MAX)
    .all()
    .map((found) => withProgress(db, ownerId, found));
}

export interface ImportedFile {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly fileHash: string;
  readonly fileBytes: number;
}

/** The latest work that the same file became, or becomes (相同文件). */
export function knownImport(
  db: Database,
  ownerId: number,
  { fileHash, type }: { readonly fileHash: string; readonly type: ImportType },
): ImportRow | null {
  const same = and(
    eq(publications.ownerId, ownerId),
    isNull(publications.trashedAt),
    eq(imports.fileHash, fileHash),
    eq(publications.type, type),
  );
  const found = joined(db).where(same).orderBy(desc(publications.id)).get();
  return found ? withProgress(db, ownerId, found) : null;
}

export interface NewImport extends ImportedFile {
  /** The next free one where none is named. */
  readonly id?: number | undefined;
  readonly ownerId: number;
  readonly code: string;
  readonly now: number;
  readonly name: string;
  readonly type: ImportType;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pageNum: number;
  readonly outline: readonly OutlineEntry[];
}

/** Makes the work whose pages come one by one; answers its id. */
export function beginImport(
  db: Database,
  { ownerId, code, now, kind, fileName, fileHash, fileBytes, ...work }: NewImport,
): Done<number> | Refused<'imports-full'> {
  const open = and(eq(publications.ownerId, ownerId), ne(imports.state, 'done'));
  const unfinished = db.orm
    .select({ n: count() })
    .from(imports)
    .innerJoin(publications, eq(publications.id, imports.publicationId))
    .where(open)
    .get();
  if ((unfinished?.n ?? 0) >= IMPORTS_MAX) return refused('imports-full', { most: IMPORTS_MAX });
  const id = db.sqlite.transaction(() => {
    const made = db.orm
      .insert(publications)
      .values({
        ...work,
        ...{ ownerId, code, artId: BLANK_COVER, form: 'pages' },
        ...{ status: 'draft', createdAt: now, updatedAt: now },
      })
      .returning({ id: publications.id })
      .get();
    db.orm
      .insert(imports)
      .values({ publicationId: made.id, kind, fileName, fileHash, fileBytes, state: 'converting' })
      .run();
    return made.id;
  })();
  return done(id);
}

export interface ArrivedPage {
  readonly publicationId: number;
  readonly no: number;
  readonly content: PageContent;
  readonly pictureHash: string;
  readonly now: number;
}

/** A page has come (一页到达); the first one is the cover. */
export function addImportedPage(
  db: Database,
  { publicationId, no, content, pictureHash, now }: ArrivedPage,
): void {
  putPage(db, { publicationId, no, content });
  const cover = no === 1 ? { artId: fileCover(pictureHash) } : {};
  db.orm
    .update(publications)
    .set({ ...cover, updatedAt: now })
    .where(eq(publications.id, publicationId))
    .run();
}

/** Ends an import: done with all pages, failed where some could not be converted; refused while others are still to come. */
export function finishImport(
  db: Database,
  { work, missing: absent }: ImportRow,
  { failed, facts, now }: { failed: readonly number[]; facts: SourceFacts | null; now: number },
): Done<void> | Refused<'publication-state'> {
  const named = new Set(failed);
  const unnamed = absent.filter((no) => !named.has(no));
  if (unnamed.length > 0) return refused('publication-state');
  const state = absent.length > 0 ? 'failed' : 'done';
  const own = eq(imports.publicationId, work.id);
  db.sqlite.transaction(() => {
    const isPrintable = state === 'done' && facts !== null;
    const by = { kind: 'named', note: AS_IMPORTED, authorId: work.ownerId, now } as const;
    const seq = isPrintable ? freezeVersion(db, work, by) : null;
    db.orm.update(imports).set({ state, failed: absent, facts, seq }).where(own).run();
    db.orm
      .update(publications)
      .set({ updatedAt: now, revision: work.revision + 1 })
      .where(eq(publications.id, work.id))
      .run();
    const about = { userId: work.ownerId, kind: 'publication', createdAt: now } as const;
    tell(db, { ...about, ...conversionNotice(work.name, absent.length) });
  })();
  return DONE;
}

/** Gives an unfinished import up, with the work that it would have become. */
export function cancelImport(
  db: Database,
  ownerId: number,
  publicationId: number,
): Done<void> | Missing<'publication'> | Refused<'publication-state'> {
  const found = importOf(db, ownerId, publicationId);
  if (!found) return missing('publication');
  if (found.file.state === 'done') return refused('publication-state');
  db.orm.delete(publications).where(eq(publications.id, publicationId)).run();
  return DONE;
}
