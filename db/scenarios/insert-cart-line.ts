import { linePrice, quoteChoice } from '#contracts/rules/price/choice-price.ts';
import type { GoodsWithSteps, Selections } from '#contracts/rules/print/goods.ts';
import { defaultSelections, pagesText } from '#contracts/rules/print/goods-line.ts';
import type { Database } from '../client.ts';
import { goodsWithSteps } from '../queries/cart/goods.ts';
import { cartLines } from '../schema/index.ts';
import { ScenarioRefused } from './types.ts';

type NewLine = typeof cartLines.$inferInsert;

export interface LineToInsert
  extends Pick<NewLine, 'userId' | 'publicationId' | 'goodsId' | 'count' | 'pageNum' | 'sort'>,
    Partial<Pick<NewLine, 'remark' | 'state' | 'invalidReason' | 'previousUnitPriceFen'>> {
  id: number;
  /** Codes chosen instead of the product's defaults. */
  chosen: readonly string[];
  now: number;
}

/** Adds a cart line whose price is the one that the price rule gives. */
export function insertCartLine(db: Database, line: LineToInsert): void {
  const { chosen, now, ...facts } = line;
  const goods = goodsWithSteps(db, line.goodsId);
  if (!goods) throw new ScenarioRefused(`there are no goods ${line.goodsId}`);
  const selections = withChosen(goods, chosen);
  const priced = quoteChoice(goods, { pageNum: line.pageNum, count: line.count, selections });
  db.orm
    .insert(cartLines)
    .values({
      ...facts,
      ...linePrice(priced, line.count),
      showPageNum: pagesText(line.pageNum),
      selections: JSON.stringify(selections),
      updatedAt: now,
    })
    .run();
}

export function withChosen(goods: GoodsWithSteps, chosen: readonly string[]): Selections {
  const entries = chosen.map((cnum) => {
    const step = goods.steps.find(({ items }) => items.some((item) => item.cnum === cnum));
    if (!step) throw new ScenarioRefused(`goods ${goods.id} have no option ${cnum}`);
    return [step.id, cnum] as const;
  });
  return { ...defaultSelections(goods), ...Object.fromEntries(entries) };
}
