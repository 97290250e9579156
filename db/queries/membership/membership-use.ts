import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import { ADVICE_DAYS } from '#contracts/rules/membership/advice.ts';
import type { Database } from '../../client.ts';
import { addresses, publications } from '../../schema/index.ts';

const DAY_MS = 86_400_000;

/** Others can read it (已发布). */
const PUBLISHED = and(inArray(publications.status, ['published', 'changed']), isNull(publications.trashedAt));

/** How many works others can read: they are what a level limits. */
export function publishedWorks(db: Database, userId: number): number {
  const mine = and(eq(publications.ownerId, userId), PUBLISHED);
  return db.orm.select({ n: count() }).from(publications).where(mine).get()?.n ?? 0;
}

export function addressCount(db: Database, userId: number): number {
  const row = db.orm.select({ n: count() }).from(addresses).where(eq(addresses.userId, userId)).get();
  return row?.n ?? 0;
}

/** Whether e-books were worked on, as far back as advice looks. */
export function usesEbooks(db: Database, userId: number, now: number): boolean {
  const mine = and(eq(publications.ownerId, userId), eq(publications.type, 'ebook'));
  const recent = gt(publications.updatedAt, now - ADVICE_DAYS * DAY_MS);
  return (
    db.orm.select({ id: publications.id }).from(publications).where(and(mine, recent)).limit(1).get() !==
    undefined
  );
}
