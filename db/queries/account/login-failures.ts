import { and, count, eq, gt, min } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { loginFailures } from '../../schema/index.ts';

export function recordLoginFailure(
  db: Database,
  failure: { account: string; ip?: string; now: number },
): void {
  db.orm
    .insert(loginFailures)
    .values({ account: failure.account, ip: failure.ip ?? '', at: failure.now })
    .run();
}

/** Failures after the moment `since`; that moment itself no longer counts. */
export function countLoginFailures(db: Database, account: string, since: number): number {
  const row = db.orm.select({ n: count() }).from(loginFailures).where(recent(account, since)).get();
  return row?.n ?? 0;
}

/** The oldest failure that still counts; a lock ends when it no longer does. */
export function oldestLoginFailure(db: Database, account: string, since: number): number | null {
  const row = db.orm
    .select({ at: min(loginFailures.at) })
    .from(loginFailures)
    .where(recent(account, since))
    .get();
  return row?.at ?? null;
}

export function clearLoginFailures(db: Database, account: string): void {
  db.orm.delete(loginFailures).where(eq(loginFailures.account, account)).run();
}

function recent(account: string, since: number) {
  return and(eq(loginFailures.account, account), gt(loginFailures.at, since));
}
