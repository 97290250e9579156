import { and, eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { publications } from '../../schema/index.ts';

/** 作品 as its owner has it. */
export type PublicationRow = typeof publications.$inferSelect;

/** Null for a publication that is unknown or another member's. */
export function publicationOf(db: Database, userId: number, publicationId: number): PublicationRow | null {
  const own = and(eq(publications.id, publicationId), eq(publications.ownerId, userId));
  return db.orm.select().from(publications).where(own).get() ?? null;
}
