import { and, eq, sum } from 'drizzle-orm';
import type { FileKind } from '#contracts/rules/files/file-kinds.ts';
import type { Database } from '../../client.ts';
import { memberFiles } from '../../schema/index.ts';

export interface NewFile {
  readonly ownerId: number;
  readonly hash: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly now: number;
}

/** Writes down that a member has a file; once, however often it comes. */
export function addMemberFile(db: Database, { now, ...file }: NewFile): void {
  db.orm
    .insert(memberFiles)
    .values({ ...file, createdAt: now })
    .onConflictDoNothing()
    .run();
}

export function hasFile(db: Database, ownerId: number, hash: string): boolean {
  const own = and(eq(memberFiles.ownerId, ownerId), eq(memberFiles.hash, hash));
  return db.orm.select({ hash: memberFiles.hash }).from(memberFiles).where(own).get() !== undefined;
}

/** How many bytes a member keeps (已用空间). */
export function usedBytes(db: Database, ownerId: number): number {
  const used = db.orm
    .select({ bytes: sum(memberFiles.bytes) })
    .from(memberFiles)
    .where(eq(memberFiles.ownerId, ownerId))
    .get();
  return Number(used?.bytes ?? 0);
}

/** The kind of every file that somebody has, by its name. */
export type KeptFiles = ReadonlyMap<string, FileKind>;

export function keptFiles(db: Database): KeptFiles {
  const rows = db.orm
    .selectDistinct({ hash: memberFiles.hash, kind: memberFiles.kind })
    .from(memberFiles)
    .all();
  return new Map(rows.map(({ hash, kind }) => [hash, kind]));
}
