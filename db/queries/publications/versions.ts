import { and, desc, eq, max } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { publicationVersions as versions } from '../../schema/index.ts';
import { hasSamePages, sharePages } from './stored-pages.ts';

export type VersionRow = typeof versions.$inferSelect;
/** What a version keeps of a work beside its pages. */
type Header = Pick<
  VersionRow,
  'name' | 'subtitle' | 'author' | 'artId' | 'form' | 'widthMm' | 'heightMm' | 'pageNum' | 'outline'
>;
type WorkToFreeze = Header & { readonly id: number };

interface Freezing {
  readonly kind: VersionRow['kind'];
  readonly authorId: number | null;
  readonly now: number;
}

/** Freezes the draft of a work as one more version, with its pages; answers the number of the version. */
export function freezeVersion(db: Database, work: WorkToFreeze, { now, ...freezing }: Freezing): number {
  const publicationId = work.id;
  const latest = db.orm
    .select({ seq: max(versions.seq) })
    .from(versions)
    .where(eq(versions.publicationId, publicationId))
    .get();
  const seq = (latest?.seq ?? 0) + 1;
  db.orm
    .insert(versions)
    .values({ publicationId, seq, ...freezing, ...headerOf(work), createdAt: now })
    .run();
  sharePages(db, publicationId, { publicationId, seq });
  return seq;
}

/** The version that an order of the work prints (付印版本); orders of the same content share one. */
export function freezeForPrint(
  db: Database,
  work: WorkToFreeze,
  by: { readonly authorId: number; readonly now: number },
): number {
  const ordered = and(eq(versions.publicationId, work.id), eq(versions.kind, 'ordered'));
  const last = db.orm.select().from(versions).where(ordered).orderBy(desc(versions.seq)).limit(1).get();
  const isSame =
    last !== undefined &&
    JSON.stringify(headerOf(last)) === JSON.stringify(headerOf(work)) &&
    hasSamePages(db, work.id, last.seq);
  return isSame ? last.seq : freezeVersion(db, work, { kind: 'ordered', ...by });
}

export function headerOf(of: Header): Header {
  const { name, subtitle, author, artId, form, widthMm, heightMm, pageNum, outline } = of;
  return { name, subtitle, author, artId, form, widthMm, heightMm, pageNum, outline };
}

/** Null where the work has no version of that number. */
export function versionOf(db: Database, publicationId: number, seq: number | null): VersionRow | null {
  const wanted = and(eq(versions.publicationId, publicationId), eq(versions.seq, seq ?? 0));
  return db.orm.select().from(versions).where(wanted).get() ?? null;
}
