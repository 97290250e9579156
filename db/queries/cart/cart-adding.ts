import { and, asc, eq, isNull } from 'drizzle-orm';
import { areAlike, checkRoom, mergedCount } from '#contracts/rules/cart/cart-adding.ts';
import { type Done, done, type Refused } from '#contracts/rules/decision.ts';
import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import type { KnownProblems } from '#contracts/rules/orders/known-problems.ts';
import { linePrice, quoteChoice } from '#contracts/rules/price/choice-price.ts';
import type { GoodsWithSteps, Selections } from '#contracts/rules/print/goods.ts';
import { pagesText } from '#contracts/rules/print/goods-line.ts';
import type { Database } from '../../client.ts';
import { cartLines as lines } from '../../schema/index.ts';
import { countCartLines, sortBeforeAll } from './cart.ts';

/** What goes into the cart. The caller has checked the choice; the price follows from it. */
export interface LineToAdd {
  readonly userId: number;
  readonly publicationId: number;
  readonly goods: GoodsWithSteps;
  readonly pageNum: number;
  readonly selections: Selections;
  readonly count: number;
  readonly remark: string;
  /** Whether an equal line takes the quantity instead of a second one beside it. */
  readonly isMerging: boolean;
  readonly knownProblems: KnownProblems | null;
  readonly now: number;
}

export interface AddedLine {
  readonly id: number;
  readonly isMerged: boolean;
  readonly count: number;
  /** What a merged line held before; 0 for a new one. */
  readonly previousCount: number;
}

type Added = Done<AddedLine> | Refused<'cart-full' | 'bad-choice'>;
type StoredLine = typeof lines.$inferSelect;

/** Puts a choice into the cart (加入购物车), whole or not at all. */
export function addCartLine(db: Database, line: LineToAdd): Added {
  return db.sqlite.transaction(() => {
    const equal = line.isMerging ? equalLine(db, line) : undefined;
    return equal ? merge(db, line, equal) : insert(db, line);
  })();
}

function merge(db: Database, line: LineToAdd, equal: StoredLine): Added {
  const merged = mergedCount(equal.count, line.count);
  if (merged.kind !== 'done') return merged;
  const count = merged.value;
  db.orm
    .update(lines)
    .set({
      count,
      ...priceOf(line, count),
      previousUnitPriceFen: null,
      ...(line.knownProblems && { knownProblems: line.knownProblems }),
      // What was added last stands first, merged or not.
      sort: sortBeforeAll(db, line.userId),
      updatedAt: line.now,
    })
    .where(eq(lines.id, equal.id))
    .run();
  return done({ id: equal.id, isMerged: true, count, previousCount: equal.count });
}

function insert(db: Database, line: LineToAdd): Added {
  const { userId, publicationId, goods, pageNum, selections, count, remark, knownProblems, now } = line;
  const room = checkRoom(countCartLines(db, userId), 1);
  if (room.kind !== 'done') return room;
  const { id } = db.orm
    .insert(lines)
    .values({
      userId,
      publicationId,
      goodsId: goods.id,
      count,
      pageNum,
      showPageNum: pagesText(pageNum),
      selections: JSON.stringify(selections),
      remark,
      knownProblems,
      ...priceOf(line, count),
      sort: sortBeforeAll(db, userId),
      updatedAt: now,
    })
    .returning({ id: lines.id })
    .get();
  return done({ id, isMerged: false, count, previousCount: 0 });
}

/** The first line of the cart that would be printed exactly alike. */
function equalLine(db: Database, line: LineToAdd): StoredLine | undefined {
  return db.orm
    .select()
    .from(lines)
    .where(
      and(
        eq(lines.userId, line.userId),
        eq(lines.publicationId, line.publicationId),
        isNull(lines.publicationSeq),
        eq(lines.goodsId, line.goods.id),
        eq(lines.pageNum, line.pageNum),
        eq(lines.remark, line.remark),
        eq(lines.state, 'valid'),
        isNull(lines.deletedAt),
      ),
    )
    .orderBy(asc(lines.sort), asc(lines.id))
    .limit(CART_LINES_MAX)
    .all()
    .find(({ selections }) => areAlike(JSON.parse(selections), line.selections));
}

function priceOf({ goods, pageNum, selections }: LineToAdd, count: number) {
  return linePrice(quoteChoice(goods, { pageNum, count, selections }), count);
}
