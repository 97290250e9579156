import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import {
  isAutoVersionDue,
  NAMED_VERSIONS_MAX,
  overdueVersions,
} from '#contracts/rules/publications/kept-versions.ts';
import type { Database } from '../../client.ts';
import { publicationPages, users, publicationVersions as versions } from '../../schema/index.ts';
import { forgetContents } from './page-contents.ts';
import type { PublicationRow } from './publications.ts';
import { freezeVersion, type VersionRow, versionOf } from './versions.ts';

interface Author {
  readonly authorId: number;
  readonly now: number;
}

function autoVersions(db: Database, publicationId: number) {
  const own = and(eq(versions.publicationId, publicationId), eq(versions.kind, 'auto'));
  return db.orm
    .select({ seq: versions.seq, createdAt: versions.createdAt })
    .from(versions)
    .where(own)
    .orderBy(desc(versions.createdAt))
    .all();
}

/** Keeps the draft as it is before the first save of an hour of work (自动版本), and gives up overdue ones. */
export function keepAutoVersion(db: Database, work: PublicationRow, by: Author): void {
  const autos = autoVersions(db, work.id);
  if (!isAutoVersionDue(autos[0]?.createdAt ?? null, by.now)) return;
  freezeVersion(db, work, { kind: 'auto', ...by });
  dropVersions(db, work.id, overdueVersions(autos, by.now));
}

/** Keeps the draft as it is, before all of it is replaced. */
export function keepDraft(db: Database, work: PublicationRow, by: Author): void {
  freezeVersion(db, work, { kind: 'auto', ...by });
}

function dropVersions(db: Database, publicationId: number, seqs: readonly number[]): void {
  if (seqs.length === 0) return;
  const pages = and(
    eq(publicationPages.publicationId, publicationId),
    inArray(publicationPages.seq, [...seqs]),
  );
  const hashes = db.orm
    .selectDistinct({ hash: publicationPages.contentHash })
    .from(publicationPages)
    .where(pages)
    .all();
  db.orm.delete(publicationPages).where(pages).run();
  const own = and(eq(versions.publicationId, publicationId), inArray(versions.seq, [...seqs]));
  db.orm.delete(versions).where(own).run();
  forgetContents(
    db,
    hashes.map(({ hash }) => hash),
  );
}

/** The latest of them are shown. */
const VERSIONS_SHOWN = 200;

export interface ShownVersion {
  readonly version: VersionRow;
  /** Who had it kept; null where that member is gone. */
  readonly by: string | null;
}

/** The versions of a work, the newest first (历史版本). */
export function versionsOf(db: Database, publicationId: number): ShownVersion[] {
  return db.orm
    .select({ version: versions, by: users.nick })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.authorId))
    .where(eq(versions.publicationId, publicationId))
    .orderBy(desc(versions.seq))
    .limit(VERSIONS_SHOWN)
    .all();
}

/** Keeps the draft as it is under a name (命名版本). */
export function nameDraft(
  db: Database,
  work: PublicationRow,
  { note, ...by }: Author & { readonly note: string },
): Done<number> | Refused<'versions-full'> {
  if (isFull(db, work.id)) return refused('versions-full', { most: NAMED_VERSIONS_MAX });
  return done(freezeVersion(db, work, { kind: 'named', note, ...by }));
}

/** Gives a version a name, or takes it away; an automatic one with a name is kept for ever. */
export function nameVersion(
  db: Database,
  of: { readonly publicationId: number; readonly seq: number },
  note: string,
): Done<number> | Missing<'version'> | Refused<'versions-full'> {
  const found = versionOf(db, of.publicationId, of.seq);
  if (!found) return missing('version');
  const { kind } = found;
  if (kind === 'auto' && note !== '' && isFull(db, of.publicationId))
    return refused('versions-full', { most: NAMED_VERSIONS_MAX });
  if (kind === 'auto' || kind === 'named') setVersion(db, of, { note, kind: note === '' ? 'auto' : 'named' });
  else setVersion(db, of, { note });
  return done(of.seq);
}

function setVersion(
  db: Database,
  { publicationId, seq }: { readonly publicationId: number; readonly seq: number },
  change: Partial<Pick<VersionRow, 'note' | 'kind'>>,
): void {
  const own = and(eq(versions.publicationId, publicationId), eq(versions.seq, seq));
  db.orm.update(versions).set(change).where(own).run();
}

function isFull(db: Database, publicationId: number): boolean {
  const named = and(eq(versions.publicationId, publicationId), eq(versions.kind, 'named'));
  const found = db.orm.select({ n: count() }).from(versions).where(named).get();
  return (found?.n ?? 0) >= NAMED_VERSIONS_MAX;
}
