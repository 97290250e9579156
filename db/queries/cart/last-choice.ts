import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Selections } from '#contracts/rules/print/goods.ts';
import type { Database } from '../../client.ts';
import { cartLines, orderLines, orders } from '../../schema/index.ts';

/** A choice that was made before. */
export interface LastChoice {
  readonly goodsId: number;
  readonly selections: Selections;
  readonly count: number;
  readonly remark: string;
}

/** So far back is looked for a choice that can still be used. */
const LOOKED_BACK = 20;

/** What a member ordered of these goods, the newest first, then what lies in the cart (上次的规格). */
export function lastChoices(db: Database, userId: number, goodsIds: readonly number[]): LastChoice[] {
  if (goodsIds.length === 0) return [];
  const ordered = db.orm
    .select({
      goodsId: orderLines.goodsId,
      selections: orderLines.selections,
      count: orderLines.count,
      remark: orderLines.remark,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), inArray(orderLines.goodsId, [...goodsIds])))
    .orderBy(desc(orders.createdAt), desc(orders.id), orderLines.sort)
    .limit(LOOKED_BACK)
    .all();
  const inCart = db.orm
    .select({
      goodsId: cartLines.goodsId,
      selections: cartLines.selections,
      count: cartLines.count,
      remark: cartLines.remark,
    })
    .from(cartLines)
    .where(
      and(
        eq(cartLines.userId, userId),
        inArray(cartLines.goodsId, [...goodsIds]),
        isNull(cartLines.deletedAt),
      ),
    )
    .orderBy(desc(cartLines.updatedAt), desc(cartLines.id))
    .limit(LOOKED_BACK)
    .all();
  return [...ordered, ...inCart].map((row) => ({ ...row, selections: JSON.parse(row.selections) }));
}
