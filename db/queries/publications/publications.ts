import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { publications } from '../../schema/index.ts';

/** 作品 as its owner has it. */
export type PublicationRow = typeof publications.$inferSelect;

/** Null for a publication that is unknown, another member's or in the trash: nothing is printed of it. */
export function publicationOf(db: Database, userId: number, publicationId: number): PublicationRow | null {
  const own = and(eq(publications.id, publicationId), eq(publications.ownerId, userId));
  return (
    db.orm
      .select()
      .from(publications)
      .where(and(own, isNull(publications.trashedAt)))
      .get() ?? null
  );
}

/** Null for a code that nobody gave. */
export function publicationByCode(db: Database, code: string): PublicationRow | null {
  if (code === '') return null;
  return db.orm.select().from(publications).where(eq(publications.code, code)).get() ?? null;
}

/** Of any member, also in the trash. */
export function publicationById(db: Database, id: number): PublicationRow | null {
  return db.orm.select().from(publications).where(eq(publications.id, id)).get() ?? null;
}
