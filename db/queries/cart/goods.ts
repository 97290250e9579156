import { asc, eq } from 'drizzle-orm';
import type { GoodsWithSteps } from '#contracts/rules/print/goods.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { goods, goodsBindings, goodsStepItems, goodsSteps, priceTiers } from '../../schema/index.ts';

// Goods change so rarely that each database keeps them assembled; every writer below must forget them.
const assembled = preparedOnce(() => new Map<number, GoodsWithSteps>());

export function goodsWithSteps(db: Database, goodsId: number): GoodsWithSteps | null {
  const known = assembled(db).get(goodsId);
  if (known) return known;
  const found = assemble(db, goodsId);
  if (found) assembled(db).set(goodsId, found);
  return found;
}

export function listGoods(db: Database): GoodsWithSteps[] {
  return db.orm
    .select({ id: goods.id })
    .from(goods)
    .orderBy(asc(goods.id))
    .all()
    .flatMap(({ id }) => goodsWithSteps(db, id) ?? []);
}

/** To be called by whoever writes goods tables past this module. */
export function forgetGoods(db: Database): void {
  assembled(db).clear();
}

function assemble(db: Database, goodsId: number): GoodsWithSteps | null {
  const head = db.orm.select().from(goods).where(eq(goods.id, goodsId)).get();
  if (!head) return null;
  const items = db.orm
    .select()
    .from(goodsStepItems)
    .where(eq(goodsStepItems.goodsId, goodsId))
    .orderBy(asc(goodsStepItems.sort))
    .all();
  const steps = db.orm
    .select()
    .from(goodsSteps)
    .where(eq(goodsSteps.goodsId, goodsId))
    .orderBy(asc(goodsSteps.sort))
    .all()
    .map(({ stepId, name, isShow, defaultCnum }) => ({
      id: stepId,
      name,
      isShow,
      defaultCnum,
      items: items
        .filter((item) => item.stepId === stepId)
        .map(({ cnum, name, perCopyFen, perPageMilliFen }) => ({ cnum, name, perCopyFen, perPageMilliFen })),
    }));
  const ranges = db.orm.select().from(goodsBindings).where(eq(goodsBindings.goodsId, goodsId)).all();
  const tiers = db.orm
    .select({ fromCount: priceTiers.fromCount, discountBasisPoints: priceTiers.discountBasisPoints })
    .from(priceTiers)
    .where(eq(priceTiers.goodsId, goodsId))
    .orderBy(asc(priceTiers.fromCount))
    .all();
  const bindings = Object.fromEntries(ranges.map(({ cnum, min, max }) => [cnum, { min, max }]));
  return { ...head, steps, bindings, tiers };
}
