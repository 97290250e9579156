import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { feedback } from '../../schema/index.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

/** Answers the id of the new remark. */
export function addFeedback(
  db: Database,
  remark: { userId: number; content: string; state: string; orderNo?: string; answer?: string; now: number },
): number {
  const { now, ...facts } = remark;
  return db.orm
    .insert(feedback)
    .values({ ...facts, createdAt: now })
    .returning({ id: feedback.id })
    .get().id;
}

/** The member's own remarks, newest first, page by page from 1. */
export function listFeedback(
  db: Database,
  userId: number,
  range: { page: number; pageSize: number },
): { list: FeedbackRow[]; total: number } {
  const list = db.orm
    .select()
    .from(feedback)
    .where(eq(feedback.userId, userId))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(range.pageSize)
    .offset((range.page - 1) * range.pageSize)
    .all();
  const all = db.orm.select({ n: count() }).from(feedback).where(eq(feedback.userId, userId)).get();
  return { list, total: all?.n ?? 0 };
}
