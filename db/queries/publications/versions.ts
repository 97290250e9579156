import { and, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { publicationVersions as versions } from '../../schema/index.ts';
import { copyPages, sharePages } from './stored-pages.ts';

export type VersionRow = typeof versions.$inferSelect;
/** What a version keeps of a work beside its pages. */
type Header = Pick<
  VersionRow,
  | 'name'
  | 'subtitle'
  | 'author'
  | 'intro'
  | 'artId'
  | 'coverPage'
  | 'form'
  | 'widthMm'
  | 'heightMm'
  | 'pageNum'
  | 'outline'
>;
export type WorkToFreeze = Header & { readonly id: number };

interface Freezing {
  readonly kind: VersionRow['kind'];
  readonly authorId: number | null;
  readonly now: number;
  readonly note?: string;
  readonly sourceHash?: string;
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

/** Gives another work, which has no versions yet, one of a work under the same number. */
export function copyVersion(
  db: Database,
  { publicationId, seq }: Pick<VersionRow, 'publicationId' | 'seq'>,
  to: number,
): void {
  const row = versionOf(db, publicationId, seq);
  if (!row) return;
  db.orm
    .insert(versions)
    .values({ ...row, publicationId: to })
    .run();
  copyPages(db, { publicationId, seq }, { publicationId: to, seq });
}

export function headerOf(of: Header): Header {
  const { name, subtitle, author, intro, artId, coverPage } = of;
  const { form, widthMm, heightMm, pageNum, outline } = of;
  return { name, subtitle, author, intro, artId, coverPage, form, widthMm, heightMm, pageNum, outline };
}

const bySeq = preparedOnce((db) =>
  db.orm
    .select()
    .from(versions)
    .where(
      and(
        eq(versions.publicationId, sql.placeholder('publicationId')),
        eq(versions.seq, sql.placeholder('seq')),
      ),
    )
    .prepare(),
);

/** Null where the work has no version of that number. */
export function versionOf(db: Database, publicationId: number, seq: number | null): VersionRow | null {
  return bySeq(db).get({ publicationId, seq: seq ?? 0 }) ?? null;
}
