import { and, count, eq, gt, inArray, min } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { loginFailures } from '../../schema/index.ts';
import { forgetOldest } from './forget-oldest.ts';

/** Whose failures: of an account from one network. A stranger elsewhere shall not lock a member out. */
export interface LoginTry {
  readonly account: string;
  readonly network: string;
}

/** Stands for every network, where a lock has to be seen from anywhere. */
export const ANY_NETWORK = '';

const MOST = 5000;
const KEPT_MS = 60 * 60 * 1000;

export function recordLoginFailure(db: Database, { account, network }: LoginTry, now: number): void {
  db.orm.insert(loginFailures).values({ account, ip: network, at: now }).run();
  forgetOldest(db, 'login_failures', { before: now - KEPT_MS, most: MOST });
}

/** Failures after the moment `since`; that moment itself no longer counts. */
export function countLoginFailures(db: Database, of: LoginTry, since: number): number {
  const row = db.orm.select({ n: count() }).from(loginFailures).where(recent(of, since)).get();
  return row?.n ?? 0;
}

/** The oldest failure that still counts; a lock ends when it no longer does. */
export function oldestLoginFailure(db: Database, of: LoginTry, since: number): number | null {
  const row = db.orm
    .select({ at: min(loginFailures.at) })
    .from(loginFailures)
    .where(recent(of, since))
    .get();
  return row?.at ?? null;
}

/** Of one network after a login there; of all of them where the account has proved itself otherwise. */
export function clearLoginFailures(db: Database, account: string, network?: string): void {
  const all = eq(loginFailures.account, account);
  db.orm
    .delete(loginFailures)
    .where(network === undefined ? all : and(all, from(network)))
    .run();
}

function recent({ account, network }: LoginTry, since: number) {
  return and(eq(loginFailures.account, account), from(network), gt(loginFailures.at, since));
}

function from(network: string) {
  return inArray(loginFailures.ip, [network, ANY_NETWORK]);
}
