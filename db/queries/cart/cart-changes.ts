import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import type { Database } from '../../client.ts';
import { cartLines as lines } from '../../schema/index.ts';
import { countCartLines } from './cart.ts';

/** For so long a deleted line can be brought back. */
export const RESTORE_WINDOW_MS = 10 * 60_000;

interface OwnLines {
  readonly userId: number;
  readonly lineIds: readonly number[];
}

/** How many lines went; zero, and nothing changed, unless every id is a line of the user's cart. */
export function deleteCartLines(db: Database, { userId, lineIds, now }: OwnLines & { now: number }): number {
  return allOrNone(db, lineIds, (ids) =>
    db.orm
      .update(lines)
      .set({ deletedAt: now })
      .where(and(inArray(lines.id, ids), eq(lines.userId, userId), isNull(lines.deletedAt)))
      .run(),
  );
}

/** How many lines came back; zero, and nothing changed, unless all of them were deleted just now. */
export function restoreCartLines(
  db: Database,
  { userId, lineIds, now }: OwnLines & { now: number },
): number | 'cart-full' {
  const wasDeletedJustNow = and(isNotNull(lines.deletedAt), gt(lines.deletedAt, now - RESTORE_WINDOW_MS));
  const isTooFull = new Error('the cart would hold too many lines');
  try {
    return db.sqlite.transaction(() => {
      const restored = allOrNone(db, lineIds, (ids) =>
        db.orm
          .update(lines)
          .set({ deletedAt: null })
          .where(and(inArray(lines.id, ids), eq(lines.userId, userId), wasDeletedJustNow))
          .run(),
      );
      if (countCartLines(db, userId) > CART_LINES_MAX) throw isTooFull;
      return restored;
    })();
  } catch (error) {
    if (error === isTooFull) return 'cart-full';
    throw error;
  }
}

/** The old prices (旧价) of the lines were seen. How many lines; zero, and nothing changed, unless all are own. */
export function seeCartPrices(db: Database, { userId, lineIds }: OwnLines): number {
  return allOrNone(db, lineIds, (ids) =>
    db.orm
      .update(lines)
      .set({ previousUnitPriceFen: null })
      .where(and(inArray(lines.id, ids), eq(lines.userId, userId), isNull(lines.deletedAt)))
      .run(),
  );
}

/** Puts a copy right after the line and answers its id; null for a line that is not in the user's cart. */
export function copyCartLine(
  db: Database,
  { userId, lineId, now }: { userId: number; lineId: number; now: number },
): number | 'cart-full' | null {
  return db.sqlite.transaction(() => {
    const line = db.orm
      .select()
      .from(lines)
      .where(and(eq(lines.id, lineId), eq(lines.userId, userId), isNull(lines.deletedAt)))
      .get();
    if (!line) return null;
    if (countCartLines(db, userId) >= CART_LINES_MAX) return 'cart-full';
    // Deleted lines move along, so that a restored one finds its old neighbours. Two steps leave the place between.
    const isBehind = or(gt(lines.sort, line.sort), and(eq(lines.sort, line.sort), gt(lines.id, line.id)));
    db.orm
      .update(lines)
      .set({ sort: sql`${lines.sort} + 2` })
      .where(and(eq(lines.userId, userId), isBehind))
      .run();
    const { id: _id, ...facts } = line;
    const copy = { ...facts, sort: line.sort + 1, previousUnitPriceFen: null, updatedAt: now };
    return db.orm.insert(lines).values(copy).returning({ id: lines.id }).get().id;
  })();
}

/** Undoes the change unless it met every one of the ids. */
function allOrNone(
  db: Database,
  lineIds: readonly number[],
  change: (ids: number[]) => { changes: number },
): number {
  const ids = [...new Set(lineIds)];
  // No cart holds more, and SQLite bounds how many values a statement takes.
  if (ids.length === 0 || ids.length > CART_LINES_MAX) return 0;
  const missed = new Error('an id was not met');
  try {
    return db.sqlite.transaction(() => {
      const { changes } = change(ids);
      if (changes !== ids.length) throw missed;
      return changes;
    })();
  } catch (error) {
    if (error === missed) return 0;
    throw error;
  }
}
