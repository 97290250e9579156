import { and, eq, inArray, max } from 'drizzle-orm';
import { type Done, done, type Refused, refused } from '#contracts/rules/decision.ts';
import { problemsOfLine } from '#contracts/rules/orders/file-problems.ts';
import { type KnownProblems, knownText } from '#contracts/rules/orders/known-problems.ts';
import { NOT_IN_CART } from '#contracts/rules/orders/lines-to-order.ts';
import type { PricedLine } from '#contracts/rules/orders/order-reckoning.ts';
import { type OrderToPlace, PLACED, placedLine, placedOrder } from '#contracts/rules/orders/placed-order.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { cartLines, orderLines, orders, publications } from '../../schema/index.ts';
import { spendCoupon } from '../payment/user-coupons.ts';
import { freezeForPrint } from '../publications/freeze-for-print.ts';
import { findingsNow, type WorkToCheck, workToCheck } from '../publications/preflight.ts';
import { headerOf, versionOf } from '../publications/versions.ts';
import { logOrder } from './order-machine.ts';

/** Orders count from 60001, so that no other id looks like theirs. */
const LAST_ID_BEFORE = 60_000;

export type PlacedOrder = ReturnType<typeof placedOrder>;

/** Places an order (下单) as it was priced. Publications, options, prices and address are copied into it. */
export function placeOrder(
  db: Database,
  order: OrderToPlace,
  /** The cart lines that these were; they leave the cart for good. */
  cartLineIds: readonly number[] = [],
  check: typeof findingsNow = findingsNow,
): Done<PlacedOrder> | Refused<'coupon-unusable' | 'order-lines'> {
  return keptWhenDone(db, () => {
    const { userId, now, priced } = order;
    const row = placedOrder(nextId(db), order);
    const { id: orderId } = row;
    db.orm.insert(orders).values(row).run();
    const problems = priced.lines.flatMap((line, place) => {
      const { lineId, work } = insertLine(db, row, line, place + 1);
      return problemsOfLine(lineId, check(db, work));
    });
    const fileProblems = JSON.stringify(problems);
    db.orm.update(orders).set({ fileProblems }).where(eq(orders.id, orderId)).run();
    if (priced.coupon) {
      const spent = spendCoupon(db, { userId, couponId: priced.coupon.coupon.id, orderId, now });
      if (spent.kind !== 'done') return spent;
    }
    const known = knownOf(db, cartLineIds);
    const taken = takeFromCart(db, userId, cartLineIds);
    if (taken.kind !== 'done') return taken;
    logOrder(db, { orderId, at: now, ...PLACED });
    for (const each of known) logOrder(db, { orderId, at: now, actor: '会员', text: knownText(each, now) });
    return done(row);
  });
}

function nextId(db: Database): number {
  const last = db.orm
    .select({ id: max(orders.id) })
    .from(orders)
    .get();
  return (last?.id ?? LAST_ID_BEFORE) + 1;
}

/** Freezes what the line prints; answers what the file check has to look at. */
function insertLine(
  db: Database,
  { id: orderId, userId, createdAt: now }: PlacedOrder,
  line: PricedLine,
  sort: number,
): { readonly lineId: number; readonly work: WorkToCheck } {
  const publication = db.orm.select().from(publications).where(eq(publications.id, line.publicationId)).get();
  // Cart lines and goods name publications that are there, so this is worth an exception.
  if (!publication) throw new Error(`there is no publication ${line.publicationId}`);
  const kept = versionOf(db, publication.id, line.publicationSeq ?? null);
  const printed = kept ? { ...publication, ...headerOf(kept), updatedAt: kept.createdAt } : publication;
  const publicationSeq = kept?.seq ?? freezeForPrint(db, publication, { authorId: userId, now });
  const { id } = db.orm
    .insert(orderLines)
    .values({ orderId, sort, publicationSeq, ...placedLine(line, printed) })
    .returning({ id: orderLines.id })
    .get();
  return { lineId: id, work: workToCheck(db, printed, { memberId: userId, seq: publicationSeq }) };
}

/** The errors that the member knew of when these lines went into the cart. */
function knownOf(db: Database, lineIds: readonly number[]): KnownProblems[] {
  if (lineIds.length === 0) return [];
  return db.orm
    .select({ known: cartLines.knownProblems })
    .from(cartLines)
    .where(inArray(cartLines.id, [...lineIds]))
    .all()
    .flatMap(({ known }) => known ?? []);
}

/** The rows go rather than being marked, because a marked one could be restored and ordered again. */
function takeFromCart(
  db: Database,
  userId: number,
  lineIds: readonly number[],
): Done<void> | Refused<'order-lines'> {
  const own = and(inArray(cartLines.id, [...lineIds]), eq(cartLines.userId, userId));
  const gone =
    lineIds.length === 0 ? [] : db.orm.delete(cartLines).where(own).returning({ id: cartLines.id }).all();
  const lines = lineIds
    .filter((lineId) => !gone.some(({ id }) => id === lineId))
    .map((lineId) => ({ cartID: String(lineId), reason: NOT_IN_CART }));
  return lines.length > 0 ? refused('order-lines', { lines }) : done(undefined);
}
