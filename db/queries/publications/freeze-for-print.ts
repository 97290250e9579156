import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { publicationVersions as versions } from '../../schema/index.ts';
import { sourcePdf } from './source-pdf.ts';
import { DRAFT, hasSamePages } from './stored-pages.ts';
import { freezeVersion, headerOf, type WorkToFreeze } from './versions.ts';

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
  if (isSame) return last.seq;
  const found = sourcePdf(db, by.authorId, { ...work, publicationId: work.id, seq: DRAFT });
  const sourceHash = found?.source.state === 'printed' ? found.hash : '';
  return freezeVersion(db, work, { kind: 'ordered', sourceHash, ...by });
}
