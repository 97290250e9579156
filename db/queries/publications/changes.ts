import { and, eq, lte } from 'drizzle-orm';
import {
  DONE,
  type Done,
  done,
  type Missing,
  missing,
  type Refused,
  refused,
} from '#contracts/rules/decision.ts';
import { nameOfCopy } from '#contracts/rules/publications/publication-fields.ts';
import { checkMove, type PublicationMove } from '#contracts/rules/publications/publication-moves.ts';
import { trashedSince } from '#contracts/rules/publications/publication-states.ts';
import { emptied } from '#contracts/rules/templates/emptied.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { publications } from '../../schema/index.ts';
import { setPageCover } from './covers.ts';
import { hasFolder } from './folders.ts';
import { copyOrigin, isBeingImported } from './imports.ts';
import type { PublicationRow } from './publications.ts';
import { dropWorks } from './purging.ts';
import { DRAFT, putPage, sharePages, storedContent, storedLeaves } from './stored-pages.ts';
import { freezeVersion } from './versions.ts';

/** A work as the caller knows it. */
export interface KnownPublication {
  readonly id: number;
  readonly revision: number;
}

type Change = Partial<typeof publications.$inferInsert>;
type Changed = Done<void> | Missing<'publication'> | Refused<'publication-changed' | 'publication-state'>;

interface Changing {
  readonly userId: number;
  readonly works: readonly KnownPublication[];
  readonly move: PublicationMove;
}

/** Changes works, all of them or none; none where one of them was changed by somebody who is not known of. */
function changeAll(
  db: Database,
  { userId, works, move }: Changing,
  changeOf: (row: PublicationRow) => Change,
): Changed {
  return keptWhenDone(db, () => {
    for (const work of works) {
      const found = ownRow(db, userId, work.id);
      if (!found) return missing('publication');
      const { name, revision } = found;
      if (revision !== work.revision) return refused('publication-changed', { name, revision });
      const may = checkMove(move, factsOf(db, found));
      if (may.kind !== 'done') return may;
      update(db, found, changeOf(found));
    }
    return DONE;
  });
}

function ownRow(db: Database, userId: number, id: number): PublicationRow | null {
  const own = and(eq(publications.id, id), eq(publications.ownerId, userId));
  return db.orm.select().from(publications).where(own).get() ?? null;
}

function factsOf(db: Database, { id, status, trashedAt, archivedAt }: PublicationRow) {
  const isUnfinished = isBeingImported(db, id);
  return { status, isTrashed: trashedAt !== null, isArchived: archivedAt !== null, isUnfinished };
}

function update(db: Database, { id, revision }: PublicationRow, change: Change): void {
  db.orm
    .update(publications)
    .set({ ...change, revision: revision + 1 })
    .where(eq(publications.id, id))
    .run();
}

export interface ChangeOf {
  readonly userId: number;
  readonly works: readonly KnownPublication[];
}

/** 重命名. What others read keeps its name until it is published again. */
export function renamePublication(
  db: Database,
  { name, now, ...of }: ChangeOf & { name: string; now: number },
): Changed {
  return changeAll(db, { ...of, move: 'rename' }, ({ status }) => ({
    name,
    updatedAt: now,
    status: status === 'published' ? 'changed' : status,
  }));
}

/** 移动到文件夹; null takes them out of all. */
export function movePublications(
  db: Database,
  { folderId, ...of }: ChangeOf & { folderId: number | null },
): Changed | Missing<'folder'> {
  if (folderId !== null && !hasFolder(db, of.userId, folderId)) return missing('folder');
  return changeAll(db, { ...of, move: 'move' }, () => ({ folderId }));
}

/** 打标签: these tags instead of those before. */
export function tagPublications(
  db: Database,
  { tags, ...of }: ChangeOf & { tags: readonly string[] },
): Changed {
  return changeAll(db, { ...of, move: 'tag' }, () => ({ tags }));
}

/** 归档, and out of the archive again. */
export function archivePublications(
  db: Database,
  { isArchived, now, ...of }: ChangeOf & { isArchived: boolean; now: number },
): Changed {
  const move = isArchived ? 'archive' : 'unarchive';
  return changeAll(db, { ...of, move }, () => ({ archivedAt: isArchived ? now : null }));
}

/** 移入回收站. */
export function trashPublications(db: Database, { now, ...of }: ChangeOf & { now: number }): Changed {
  return changeAll(db, { ...of, move: 'trash' }, () => ({ trashedAt: now }));
}

/** 恢复 from the trash. */
export function restorePublications(db: Database, of: ChangeOf): Changed {
  return changeAll(db, { ...of, move: 'restore' }, () => ({ trashedAt: null }));
}

/** 彻底删除. Cart lines of the works go with them; orders keep the versions that they print. */
export function purgePublications(db: Database, of: ChangeOf): Changed {
  return keptWhenDone(db, () => {
    const purged = changeAll(db, { ...of, move: 'purge' }, () => ({}));
    const ids = of.works.map(({ id }) => id);
    if (purged.kind === 'done') dropWorks(db, ids);
    return purged;
  });
}

/** So many go in one call; the next ones go on. */
const PURGED_AT_ONCE = 20;

/** What has lain in a member's trash for too long is gone; answers how many works went. */
export function purgeOverdue(db: Database, userId: number, now: number): number {
  const overdue = db.orm
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.ownerId, userId), lte(publications.trashedAt, trashedSince(now))))
    .limit(PURGED_AT_ONCE)
    .all();
  const ids = overdue.map(({ id }) => id);
  dropWorks(db, ids);
  return ids.length;
}

/** 发布: freezes the work as it is, for everybody who has the link. */
export function publishPublication(db: Database, { now, ...of }: ChangeOf & { now: number }): Changed {
  return keptWhenDone(db, () =>
    changeAll(db, { ...of, move: 'publish' }, (row) => {
      const publishedSeq = freezeVersion(db, row, { kind: 'published', authorId: of.userId, now });
      return { status: 'published', publishedSeq };
    }),
  );
}

/** 下架: the link says that it is shared no longer. */
export function withdrawPublication(db: Database, of: ChangeOf): Changed {
  return changeAll(db, { ...of, move: 'withdraw' }, () => ({ status: 'withdrawn' }));
}

interface Copying {
  readonly userId: number;
  readonly id: number;
  readonly code: string;
  readonly now: number;
  /** Without them it waits for others. */
  readonly keepsPhotos?: boolean;
}

/** 复制: a draft with a link of its own. */
export function copyPublication(
  db: Database,
  { userId, id, code, now, keepsPhotos = true }: Copying,
): Done<number> | Missing<'publication'> | Refused<'publication-state'> {
  const found = ownRow(db, userId, id);
  if (!found) return missing('publication');
  const may = checkMove('copy', factsOf(db, found));
  if (may.kind !== 'done') return may;
  const { id: _, ...kept } = found;
  const fresh = {
    revision: 1,
    publishedSeq: null,
    archivedAt: null,
    createdAt: now,
    updatedAt: now,
    isTeamEdited: false,
    // Who may read it is said of each work by itself.
    ...({ mode: 'link', passHash: '', readKey: 1 } as const),
  } as const;
  return keptWhenDone(db, () => {
    const made = db.orm
      .insert(publications)
      .values({ ...kept, ...fresh, code, status: 'draft', name: nameOfCopy(found.name) })
      .returning({ id: publications.id })
      .get();
    sharePages(db, id, { publicationId: made.id, seq: DRAFT });
    if (keepsPhotos) copyOrigin(db, id, made.id);
    else emptyPages(db, made.id);
    return done(made.id);
  });
}

/** Takes the photos out of the pages of a draft, which then wait for others. */
function emptyPages(db: Database, publicationId: number): void {
  const leaves = storedLeaves(db, { publicationId, seq: DRAFT });
  for (const [at, { id }] of leaves.entries()) {
    const content = storedContent(db, { publicationId, seq: DRAFT }, id);
    if (content) putPage(db, { publicationId, no: at + 1, content: emptied(content) });
  }
  if (leaves.length > 0) setPageCover(db, publicationId);
}
