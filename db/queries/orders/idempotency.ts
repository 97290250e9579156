import { and, eq, lt } from 'drizzle-orm';
import { type Done, done, type Refused, refused } from '#contracts/rules/decision.ts';
import type { Database } from '../../client.ts';
import { idempotencyKeys as keys } from '../../schema/index.ts';

/** After this long a key is forgotten. */
const KEPT_MS = 7 * 86_400_000;

export interface Intent {
  readonly userId: number;
  readonly operation: string;
  readonly key: string;
  /** Everything else that was asked, so that a key cannot be spent on something different. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly now: number;
}

/**
 * Does something once per idempotency key (幂等键): a repeated call gets the answer of the first one. The work and
 * its answer are one transaction, so that a failure leaves no key behind and can be tried again.
 */
export function onceOnly<T>(db: Database, intent: Intent, work: () => T): Done<T> | Refused<'bad-idem-key'> {
  const { userId, operation, key, now } = intent;
  return db.sqlite
    .transaction(() => {
      const own = and(eq(keys.userId, userId), eq(keys.operation, operation), eq(keys.key, key));
      const known = db.orm.select().from(keys).where(own).get();
      const input = JSON.stringify(intent.input);
      if (known) return known.input === input ? done<T>(JSON.parse(known.answer)) : refused('bad-idem-key');
      const answer = work();
      db.orm
        .delete(keys)
        .where(and(eq(keys.userId, userId), lt(keys.at, now - KEPT_MS)))
        .run();
      db.orm
        .insert(keys)
        .values({ userId, operation, key, input, answer: JSON.stringify(answer), at: now })
        .run();
      return done(answer);
    })
    .immediate();
}
