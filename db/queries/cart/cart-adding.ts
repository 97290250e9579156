import { and, asc, eq, isNull, max } from 'drizzle-orm';
import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import { QUANTITY_MAX } from '#contracts/rules/price/quantity.ts';
import type { Database } from '../../client.ts';
import { cartLines as lines } from '../../schema/index.ts';
import { countCartLines, pagesText, type Selections } from './cart.ts';
import type { GoodsWithSteps } from './goods.ts';
import { linePrice, quoteChoice } from './pricing.ts';

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
  readonly now: number;
}

export interface AddedLine {
  readonly id: number;
  readonly isMerged: boolean;
  readonly count: number;
  /** What a merged line held before; 0 for a new one. */
  readonly previousCount: number;
}

/** Puts a choice into the cart (加入购物车), whole or not at all. */
export function addCartLine(db: Database, line: LineToAdd): AddedLine | 'cart-full' | 'too-many' {
  return db.sqlite.transaction(() => {
    const equal = line.isMerging ? equalLine(db, line) : undefined;
    if (equal) return merge(db, line, equal);
    if (countCartLines(db, line.userId) >= CART_LINES_MAX) return 'cart-full';
    return { id: insert(db, line), isMerged: false, count: line.count, previousCount: 0 } as const;
  })();
}

type StoredLine = typeof lines.$inferSelect;

function merge(db: Database, line: LineToAdd, equal: StoredLine): AddedLine | 'too-many' {
  const count = equal.count + line.count;
  if (count > QUANTITY_MAX) return 'too-many';
  db.orm
    .update(lines)
    .set({ count, ...priceOf(line, count), previousUnitPriceFen: null, updatedAt: line.now })
    .where(eq(lines.id, equal.id))
    .run();
  return { id: equal.id, isMerged: true, count, previousCount: equal.count };
}

function insert(db: Database, line: LineToAdd): number {
  const { userId, publicationId, goods, pageNum, selections, count, remark, now } = line;
  // Deleted lines keep their place, because they may come back.
  const last = db.orm
    .select({ sort: max(lines.sort) })
    .from(lines)
    .where(eq(lines.userId, userId))
    .get();
  const added = db.orm
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
      ...priceOf(line, count),
      sort: (last?.sort ?? 0) + 1,
      updatedAt: now,
    })
    .returning({ id: lines.id })
    .get();
  return added.id;
}

/** The first line of the cart that would be printed exactly alike. */
function equalLine(db: Database, line: LineToAdd): StoredLine | undefined {
  const wanted = signature(line.selections);
  return db.orm
    .select()
    .from(lines)
    .where(
      and(
        eq(lines.userId, line.userId),
        eq(lines.publicationId, line.publicationId),
        eq(lines.goodsId, line.goods.id),
        eq(lines.pageNum, line.pageNum),
        eq(lines.remark, line.remark),
        eq(lines.state, 'valid'),
        isNull(lines.deletedAt),
      ),
    )
    .orderBy(asc(lines.sort), asc(lines.id))
    .all()
    .find(({ selections }) => signature(JSON.parse(selections)) === wanted);
}

/** The order in which the steps were stored means nothing. */
function signature(selections: Selections): string {
  return Object.entries(selections)
    .map(([stepId, cnum]) => `${stepId} ${cnum}`)
    .sort()
    .join('|');
}

function priceOf({ goods, pageNum, selections }: LineToAdd, count: number) {
  return linePrice(quoteChoice(goods, { pageNum, count, selections }), count);
}
