import { and, asc, count, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import { TAGS_SHOWN } from '#contracts/rules/limits.ts';
import { FOLDERS_MAX } from '#contracts/rules/publications/publication-fields.ts';
import { countRows } from '#db/rows/count-rows.ts';
import type { Database } from '../../client.ts';
import { publicationFolders as folders, publications } from '../../schema/index.ts';

export interface FolderRow {
  readonly id: number;
  readonly name: string;
  /** Works in it that are neither archived nor in the trash. */
  readonly works: number;
}

/** 文件夹 of a member, by name. */
export function foldersOf(db: Database, userId: number): FolderRow[] {
  const isShown = and(isNull(publications.trashedAt), isNull(publications.archivedAt));
  const counts = db.orm
    .select({ id: publications.folderId, works: count() })
    .from(publications)
    .where(and(eq(publications.ownerId, userId), isNotNull(publications.folderId), isShown))
    .groupBy(publications.folderId)
    .all();
  const works = new Map(counts.map((each) => [each.id, each.works]));
  return db.orm
    .select({ id: folders.id, name: folders.name })
    .from(folders)
    .where(eq(folders.ownerId, userId))
    .orderBy(asc(folders.name))
    .limit(FOLDERS_MAX)
    .all()
    .map((folder) => ({ ...folder, works: works.get(folder.id) ?? 0 }));
}

export function hasFolder(db: Database, userId: number, id: number): boolean {
  const own = and(eq(folders.id, id), eq(folders.ownerId, userId));
  return db.orm.select({ id: folders.id }).from(folders).where(own).get() !== undefined;
}

/** A new folder where `id` is null, another name otherwise. */
export function saveFolder(
  db: Database,
  { userId, id, name }: { userId: number; id: number | null; name: string },
): Done<number> | Missing<'folder'> | Refused<'folder-taken' | 'folders-full'> {
  if (id !== null && !hasFolder(db, userId, id)) return missing('folder');
  const sameName = and(eq(folders.ownerId, userId), eq(folders.name, name), ne(folders.id, id ?? 0));
  if (countRows(db, folders, sameName) > 0) return refused('folder-taken');
  if (id !== null) {
    db.orm.update(folders).set({ name }).where(eq(folders.id, id)).run();
    return done(id);
  }
  if (countRows(db, folders, eq(folders.ownerId, userId)) >= FOLDERS_MAX) {
    return refused('folders-full', { most: FOLDERS_MAX });
  }
  const made = db.orm.insert(folders).values({ ownerId: userId, name }).returning({ id: folders.id }).get();
  return done(made.id);
}

/** Takes a folder away, and answers what it was; what lay in it lies in none. */
export function deleteFolder(
  db: Database,
  userId: number,
  id: number,
): Done<{ readonly name: string }> | Missing<'folder'> {
  const own = and(eq(folders.id, id), eq(folders.ownerId, userId));
  const found = db.orm.select({ name: folders.name }).from(folders).where(own).get();
  if (!found) return missing('folder');
  db.sqlite.transaction(() => {
    db.orm.update(publications).set({ folderId: null }).where(eq(publications.folderId, id)).run();
    db.orm.delete(folders).where(eq(folders.id, id)).run();
  })();
  return done(found);
}

export interface TagCount {
  readonly name: string;
  readonly works: number;
}

/** 标签 of a member's works, the most used ones first. */
export function tagsOf(db: Database, userId: number): TagCount[] {
  return db.sqlite
    .prepare<[number], TagCount>(
      `SELECT tag.value AS name, count(*) AS works FROM publications, json_each(publications.tags) AS tag
       WHERE owner_id = +? AND trashed_at IS NULL GROUP BY tag.value ORDER BY works DESC, name LIMIT ${TAGS_SHOWN}`,
    )
    .all(userId);
}

/** How many works lie where. */
export function placeCounts(
  db: Database,
  userId: number,
): { works: number; archived: number; trashed: number } {
  const own = eq(publications.ownerId, userId);
  const kept = and(own, isNull(publications.trashedAt));
  const all = countRows(db, publications, own);
  const keptCount = countRows(db, publications, kept);
  const works = countRows(db, publications, and(kept, isNull(publications.archivedAt)));
  return { works, archived: keptCount - works, trashed: all - keptCount };
}
