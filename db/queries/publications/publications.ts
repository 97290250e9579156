import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
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

const byCode = preparedOnce((db) =>
  db.orm
    .select()
    .from(publications)
    .where(eq(publications.code, sql.placeholder('code')))
    .prepare(),
);

/** Null for a code that nobody gave. */
export function publicationByCode(db: Database, code: string): PublicationRow | null {
  return code === '' ? null : (byCode(db).get({ code }) ?? null);
}

const byId = preparedOnce((db) =>
  db.orm
    .select()
    .from(publications)
    .where(eq(publications.id, sql.placeholder('id')))
    .prepare(),
);

/** Of any member, also in the trash. */
export function publicationById(db: Database, id: number): PublicationRow | null {
  return byId(db).get({ id }) ?? null;
}
