import { and, asc, eq } from 'drizzle-orm';
import type { Provider } from '#contracts/rules/account/providers.ts';
import { DONE, type Done, type Refused, refused } from '#contracts/rules/decision.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { PROVIDERS, thirdBinds } from '../../schema/index.ts';

export { PROVIDERS };
export type ThirdBindRow = typeof thirdBinds.$inferSelect;

const bound = preparedOnce(({ sqlite }) =>
  sqlite
    .prepare<[number, Provider], 1>('SELECT 1 FROM third_binds WHERE user_id = +? AND provider = +?')
    .pluck(),
);

export function listBinds(db: Database, userId: number): ThirdBindRow[] {
  return db.orm
    .select()
    .from(thirdBinds)
    .where(eq(thirdBinds.userId, userId))
    .orderBy(asc(thirdBinds.id))
    .all();
}

/** Binding the same identity to the same member again is fine and keeps its first date. */
export function bindThird(
  db: Database,
  bind: { userId: number; provider: Provider; openId: string; nick: string; now: number },
): Done<void> | Refused<'already-bound' | 'identity-taken'> {
  const { now, ...facts } = bind;
  const { provider } = bind;
  return db.orm.transaction(
    (tx) => {
      const ofOpenId = tx
        .select()
        .from(thirdBinds)
        .where(and(eq(thirdBinds.provider, bind.provider), eq(thirdBinds.openId, bind.openId)))
        .get();
      if (ofOpenId) return ofOpenId.userId === bind.userId ? DONE : refused('identity-taken', { provider });
      const added = tx
        .insert(thirdBinds)
        .values({ ...facts, boundAt: now })
        .onConflictDoNothing()
        .run();
      return added.changes === 1 ? DONE : refused('already-bound', { provider });
    },
    { behavior: 'immediate' },
  );
}

/** Fine also where nothing of this provider was bound. */
export function unbindThird(db: Database, userId: number, provider: Provider): void {
  db.orm
    .delete(thirdBinds)
    .where(and(eq(thirdBinds.userId, userId), eq(thirdBinds.provider, provider)))
    .run();
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
  return bound(db).get(userId, provider) !== undefined;
}
