import { asc, eq } from 'drizzle-orm';
import { problemsOfLine } from '#contracts/rules/orders/file-problems.ts';
import type { Database } from '../client.ts';
import { keepContent } from '../queries/publications/page-contents.ts';
import { findingsNow, workToCheck } from '../queries/publications/preflight.ts';
import { bookOf } from '../queries/publications/reading.ts';
import { DRAFT } from '../queries/publications/stored-pages.ts';
import { freezeVersion } from '../queries/publications/versions.ts';
import { orderLines, orders, publicationPages, publications } from '../schema/index.ts';
import { withAllFaults } from '../works/pages/faults.ts';

/**
 * Lets the first line of an order print a version with faults (有问题的印刷文件), while the work itself is sound. Answers
 * what the check of that version finds, as it is stored.
 */
export function spoiledFile(db: Database, orderId: number, now: number): string {
  const found = db.orm
    .select({ lineId: orderLines.id, memberId: orders.userId, publication: publications })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(publications, eq(publications.id, orderLines.publicationId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.sort))
    .get();
  if (!found) return '[]';
  const { lineId, memberId, publication } = found;
  const { id: publicationId, pageNum } = publication;
  const book = withAllFaults(bookOf(db, { ...publication, publicationId, seq: DRAFT }));
  const work = { ...publication, form: 'pages' } as const;
  const seq = freezeVersion(db, work, { kind: 'ordered', authorId: memberId, now });
  for (let no = 1; no <= pageNum; no += 1) {
    const { id: pageId, ground, elements } = book.page(no);
    const contentHash = keepContent(db, { ground, elements });
    const page = { publicationId, seq, no, pageId, contentHash };
    const { publicationId: inWork, seq: ofVersion, no: place } = publicationPages;
    db.orm
      .insert(publicationPages)
      .values(page)
      .onConflictDoUpdate({ target: [inWork, ofVersion, place], set: { contentHash } })
      .run();
  }
  db.orm.update(orderLines).set({ publicationSeq: seq }).where(eq(orderLines.id, lineId)).run();
  return JSON.stringify(problemsOfLine(lineId, findingsNow(db, workToCheck(db, work, { memberId, seq }))));
}
