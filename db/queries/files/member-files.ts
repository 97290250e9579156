import { and, eq, sum } from 'drizzle-orm';
import type { FileKind } from '#contracts/rules/files/file-kinds.ts';
import type { Database } from '../../client.ts';
import { memberFiles } from '../../schema/index.ts';

/** What is known of a picture beside its bytes. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly takenAt: number | null;
  readonly place?: string | null;
}

export interface NewFile {
  readonly ownerId: number;
  readonly hash: string;
  readonly kind: FileKind;
  readonly bytes: number;
  /** Null for what is no picture. */
  readonly picture: PictureFacts | null;
  readonly now: number;
}

/** Writes down that a member has a file; once, however often it comes. One from before facts were kept gets them now. */
export function addMemberFile(db: Database, { now, picture, ...file }: NewFile): void {
  const { width = null, height = null, takenAt = null, place = null } = picture ?? {};
  const facts = { width, height, takenAt, place };
  const insert = db.orm.insert(memberFiles).values({ ...file, ...facts, createdAt: now });
  const asked = { target: [memberFiles.ownerId, memberFiles.hash] };
  if (picture) insert.onConflictDoUpdate({ ...asked, set: facts }).run();
  else insert.onConflictDoNothing(asked).run();
}

export function hasFile(db: Database, ownerId: number, hash: string): boolean {
  const own = and(eq(memberFiles.ownerId, ownerId), eq(memberFiles.hash, hash));
  return db.orm.select({ hash: memberFiles.hash }).from(memberFiles).where(own).get() !== undefined;
}

interface Keeping {
  readonly from: number;
  readonly to: number;
  readonly hashes: readonly string[];
}

const NOT_YET = `
  FROM member_files WHERE owner_id = @from AND hash IN (SELECT value FROM json_each(@hashes))
    AND hash NOT IN (SELECT hash FROM member_files WHERE owner_id = @to)`;

/** How many bytes of these files a member would keep of another beside what is kept already. */
export function bytesToKeep(db: Database, { hashes, ...who }: Keeping): number {
  const missing = db.sqlite.prepare<object, number>(`SELECT coalesce(sum(bytes), 0) ${NOT_YET}`).pluck();
  return missing.get({ ...who, hashes: JSON.stringify(hashes) }) ?? 0;
}

/** Lets a member have these files of another. */
export function keepFor(db: Database, { hashes, ...who }: Keeping): void {
  db.sqlite
    .prepare(`
      INSERT INTO member_files (owner_id, hash, kind, bytes, width, height, taken_at, created_at)
      SELECT @to, hash, kind, bytes, width, height, taken_at, created_at ${NOT_YET}`)
    .run({ ...who, hashes: JSON.stringify(hashes) });
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
