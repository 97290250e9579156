import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { checkRoom } from '#contracts/rules/cart/cart-adding.ts';
import { type Done, done, type Missing, missing, type Refused } from '#contracts/rules/decision.ts';
import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import { lineAgain } from '#contracts/rules/orders/buy-again.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { cartLines as lines, publications } from '../../schema/index.ts';
import { cartLine, countCartLines } from './cart.ts';

/** For so long a deleted line can be brought back. */
export const RESTORE_WINDOW_MS = 10 * 60_000;

interface OwnLines {
  readonly userId: number;
  readonly lineIds: readonly number[];
}

/** So many lines that nobody can restore any more go with every deletion. */
const FORGOTTEN_AT_ONCE = 500;

function forgetOldLines(db: Database, userId: number, now: number): void {
  const old = db.orm
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.userId, userId), lte(lines.deletedAt, now - RESTORE_WINDOW_MS)))
    .limit(FORGOTTEN_AT_ONCE);
  db.orm.delete(lines).where(inArray(lines.id, old)).run();
}

/** How many lines went; missing, and nothing changed, unless every id is a line of the user's cart. */
export function deleteCartLines(db: Database, { userId, lineIds, now }: OwnLines & { now: number }): Changed {
  forgetOldLines(db, userId, now);
  return allOrNone(db, lineIds, (ids) =>
    db.orm
      .update(lines)
      .set({ deletedAt: now })
      .where(and(inArray(lines.id, ids), eq(lines.userId, userId), isNull(lines.deletedAt)))
      .run(),
  );
}

/** How many lines came back; missing, and nothing changed, unless all of them were deleted just now. */
export function restoreCartLines(
  db: Database,
  { userId, lineIds, now }: OwnLines & { now: number },
): Changed | Refused<'cart-full'> {
  const wasDeletedJustNow = and(isNotNull(lines.deletedAt), gt(lines.deletedAt, now - RESTORE_WINDOW_MS));
  return keptWhenDone(db, () => {
    const restored = allOrNone(db, lineIds, (ids) =>
      db.orm
        .update(lines)
        .set({ deletedAt: null })
        .where(and(inArray(lines.id, ids), eq(lines.userId, userId), wasDeletedJustNow))
        .run(),
    );
    const room = checkRoom(countCartLines(db, userId), 0);
    return room.kind === 'done' ? restored : room;
  });
}

/** The old prices (旧价) of the lines were seen. How many lines; missing, and nothing changed, unless all are own. */
export function seeCartPrices(db: Database, { userId, lineIds }: OwnLines): Changed {
  return allOrNone(db, lineIds, (ids) =>
    db.orm
      .update(lines)
      .set({ previousUnitPriceFen: null })
      .where(and(inArray(lines.id, ids), eq(lines.userId, userId), isNull(lines.deletedAt)))
      .run(),
  );
}

/** Puts a copy right after the line and answers its id. */
export function copyCartLine(
  db: Database,
  { userId, lineId, now }: { userId: number; lineId: number; now: number },
): Changed | Refused<'cart-full'> {
  return db.sqlite.transaction(() => {
    const line = db.orm
      .select()
      .from(lines)
      .where(and(eq(lines.id, lineId), eq(lines.userId, userId), isNull(lines.deletedAt)))
      .get();
    if (!line) return missing('cart-line');
    const room = checkRoom(countCartLines(db, userId), 1);
    if (room.kind !== 'done') return room;
    // Deleted lines move along while they can be restored, so that one finds its old neighbours. Two steps leave the
    // place between.
    const mayComeBack = or(isNull(lines.deletedAt), gt(lines.deletedAt, now - RESTORE_WINDOW_MS));
    const isBehind = or(gt(lines.sort, line.sort), and(eq(lines.sort, line.sort), gt(lines.id, line.id)));
    db.orm
      .update(lines)
      .set({ sort: sql`${lines.sort} + 2` })
      .where(and(eq(lines.userId, userId), isBehind, mayComeBack))
      .run();
    const { id: _id, ...facts } = line;
    const copy = { ...facts, sort: line.sort + 1, previousUnitPriceFen: null, updatedAt: now };
    return done(db.orm.insert(lines).values(copy).returning({ id: lines.id }).get().id);
  })();
}

/** Lets a line of an earlier version print the work as it is (改印现在的作品), with the options that its pages allow. */
export function printCurrentWork(
  db: Database,
  { userId, lineId, now }: { userId: number; lineId: number; now: number },
): Done<Pick<StoredLine, 'showPageNum' | 'unitPriceFen'>> | Missing<'cart-line'> | Refused<'bad-choice'> {
  return keptWhenDone(db, () => {
    const line = cartLine(db, userId, lineId);
    if (!line) return missing('cart-line');
    if (line.publicationSeq === null) return done(line);
    const { goods, publicationId } = line;
    const own = and(eq(publications.id, publicationId), eq(publications.ownerId, userId));
    const publication = db.orm.select().from(publications).where(own).get() ?? null;
    const printed = { ...line, versionAt: 0, publicationName: line.publication.name, goodsName: goods.name };
    const again = lineAgain(printed, { publication, goods, version: 'current' });
    if (again.kind !== 'done') return again;
    const selections = JSON.stringify(again.value.selections);
    // What was known and seen of it was of the other version.
    const fresh = {
      state: 'valid',
      invalidReason: '',
      knownProblems: null,
      previousUnitPriceFen: null,
    } as const;
    const change = { ...again.value, ...fresh, selections, updatedAt: now };
    db.orm.update(lines).set(change).where(eq(lines.id, lineId)).run();
    return again;
  });
}

type StoredLine = typeof lines.$inferSelect;
type Changed = Done<number> | Missing<'cart-line'>;

/** Undoes the change unless it met every one of the ids. */
function allOrNone(
  db: Database,
  lineIds: readonly number[],
  change: (ids: number[]) => { changes: number },
): Changed {
  const ids = [...new Set(lineIds)];
  // No cart holds more, and SQLite bounds how many values a statement takes.
  if (ids.length === 0 || ids.length > CART_LINES_MAX) return missing('cart-line');
  return keptWhenDone(db, () => {
    const { changes } = change(ids);
    return changes === ids.length ? done(changes) : missing('cart-line');
  });
}
