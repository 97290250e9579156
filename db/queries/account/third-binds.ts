import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { PROVIDERS, thirdBinds } from '../../schema/index.ts';

export { PROVIDERS };
export type Provider = (typeof PROVIDERS)[number];
export type ThirdBindRow = typeof thirdBinds.$inferSelect;

const bindOf = preparedOnce((db) =>
  db.orm
    .select({ id: thirdBinds.id })
    .from(thirdBinds)
    .where(
      and(
        eq(thirdBinds.userId, sql.placeholder('userId')),
        eq(thirdBinds.provider, sql.placeholder('provider')),
      ),
    )
    .prepare(),
);

export function listBinds(db: Database, userId: number): ThirdBindRow[] {
  return db.orm
    .select()
    .from(thirdBinds)
    .where(eq(thirdBinds.userId, userId))
    .orderBy(asc(thirdBinds.id))
    .all();
}

export type BindOutcome = 'bound' | 'member-has-another' | 'open-id-taken';

/** Binding the same identity to the same member again is fine and keeps its first date. */
export function bindThird(
  db: Database,
  bind: { userId: number; provider: Provider; openId: string; nick: string; now: number },
): BindOutcome {
  const { now, ...facts } = bind;
  return db.orm.transaction(
    (tx) => {
      const ofOpenId = tx
        .select()
        .from(thirdBinds)
        .where(and(eq(thirdBinds.provider, bind.provider), eq(thirdBinds.openId, bind.openId)))
        .get();
      if (ofOpenId) return ofOpenId.userId === bind.userId ? 'bound' : 'open-id-taken';
      const added = tx
        .insert(thirdBinds)
        .values({ ...facts, boundAt: now })
        .onConflictDoNothing()
        .run();
      return added.changes === 1 ? 'bound' : 'member-has-another';
    },
    { behavior: 'immediate' },
  );
}

/** False when nothing of this provider was bound. */
export function unbindThird(db: Database, userId: number, provider: Provider): boolean {
  const gone = db.orm
    .delete(thirdBinds)
    .where(and(eq(thirdBinds.userId, userId), eq(thirdBinds.provider, provider)))
    .run();
  return gone.changes === 1;
}

export function userIdByOpenId(db: Database, provider: Provider, openId: string): number | null {
  const row = db.orm
    .select({ userId: thirdBinds.userId })
    .from(thirdBinds)
    .where(and(eq(thirdBinds.provider, provider), eq(thirdBinds.openId, openId)))
    .get();
  return row?.userId ?? null;
}

/** Asked with every session check, for `bind_wx`. */
export function isBound(db: Database, userId: number, provider: Provider): boolean {
  return bindOf(db).get({ userId, provider }) !== undefined;
}
