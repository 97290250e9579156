import { forgetGoods } from '../queries/cart/goods.ts';
import { goods, goodsBindings, goodsStepItems, goodsSteps, priceTiers } from '../schema/index.ts';
import { type DemoGoods, SEEDED_GOODS, stepsOf } from '../seeded/goods.ts';
import { QUANTITY_TIERS } from '../seeded/goods-options.ts';
import type { Scenario } from './types.ts';

export const goodsOnSale: Scenario = {
  name: 'goods-on-sale',
  title: '商品：全部印刷品与价格',
  description: 'All demo products exist with their steps, page ranges and prices; one of them is off sale.',
  defaults: {},
  run({ db }) {
    const { orm } = db;
    orm.insert(goods).values(SEEDED_GOODS.map(headOf)).onConflictDoNothing().run();
    orm.insert(goodsSteps).values(SEEDED_GOODS.flatMap(stepRows)).onConflictDoNothing().run();
    orm.insert(goodsStepItems).values(SEEDED_GOODS.flatMap(itemRows)).onConflictDoNothing().run();
    orm.insert(goodsBindings).values(SEEDED_GOODS.flatMap(bindingRows)).onConflictDoNothing().run();
    const tiers = SEEDED_GOODS.flatMap(({ id }) => QUANTITY_TIERS.map((tier) => ({ ...tier, goodsId: id })));
    orm.insert(priceTiers).values(tiers).onConflictDoNothing().run();
    forgetGoods(db);
    return Object.fromEntries(SEEDED_GOODS.map(({ id, name }) => [String(id), name]));
  },
};

function headOf({
  id,
  name,
  editorType,
  isHasPastedown,
  saleable,
  basePriceFen,
  perPageMilliFen,
}: DemoGoods) {
  return { id, name, editorType, isHasPastedown, saleable, basePriceFen, perPageMilliFen };
}

function stepRows(product: DemoGoods) {
  return stepsOf(product).map(({ stepId, name, isShow, defaultCnum }, index) => ({
    goodsId: product.id,
    stepId,
    name,
    isShow,
    defaultCnum,
    sort: index + 1,
  }));
}

function itemRows(product: DemoGoods) {
  return stepsOf(product).flatMap(({ stepId, options }) =>
    options.map((option, index) => ({ ...option, goodsId: product.id, stepId, sort: index + 1 })),
  );
}

function bindingRows(product: DemoGoods) {
  return Object.entries(product.bindings).map(([cnum, range]) => ({ ...range, cnum, goodsId: product.id }));
}
