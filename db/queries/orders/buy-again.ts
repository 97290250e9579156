import { and, eq } from 'drizzle-orm';
import { checkRoom } from '#contracts/rules/cart/cart-adding.ts';
import { type Done, done, type Refused } from '#contracts/rules/decision.ts';
import { type LineAgain, lineAgain } from '#contracts/rules/orders/buy-again.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { cartLines, publications } from '../../schema/index.ts';
import { countCartLines, sortBeforeAll } from '../cart/cart.ts';
import { goodsWithSteps } from '../cart/goods.ts';
import type { OrderLineRow } from './order-reading.ts';

interface AgainWish {
  readonly userId: number;
  readonly lines: readonly OrderLineRow[];
  /** What was printed then, or the publication as it is now. */
  readonly version: 'ordered' | 'current';
  readonly now: number;
}

/** 再次购买: puts the lines of an order into the cart, all of them or none; answers their ids. */
export function buyAgain(
  db: Database,
  { userId, lines, version, now }: AgainWish,
): Done<readonly number[]> | Refused<'cart-full' | 'bad-choice'> {
  return keptWhenDone(db, () => {
    const room = checkRoom(countCartLines(db, userId), lines.length);
    if (room.kind !== 'done') return room;
    const again = linesAgain(db, { userId, lines, version });
    if (again.kind !== 'done') return again;
    const first = sortBeforeAll(db, userId) - lines.length + 1;
    const ids = again.value.map((line, place) => {
      const selections = JSON.stringify(line.selections);
      const values = { ...line, selections, userId, sort: first + place, updatedAt: now };
      return db.orm.insert(cartLines).values(values).returning({ id: cartLines.id }).get().id;
    });
    return done(ids);
  });
}

/** The same lines as they would be bought today, all of them or none. */
export function linesAgain(
  db: Database,
  { userId, lines, version }: Omit<AgainWish, 'now'>,
): Done<readonly LineAgain[]> | Refused<'bad-choice'> {
  const all: LineAgain[] = [];
  for (const line of lines) {
    const own = and(eq(publications.id, line.publicationId), eq(publications.ownerId, userId));
    const publication = db.orm.select().from(publications).where(own).get() ?? null;
    const goods = goodsWithSteps(db, line.goodsId);
    const ordered = { ...line, selections: JSON.parse(line.selections) };
    const again = lineAgain(ordered, { publication, goods, version });
    if (again.kind !== 'done') return again;
    all.push(again.value);
  }
  return done(all);
}
