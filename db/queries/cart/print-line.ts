import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import type { Selections } from './cart.ts';
import type { GoodsWithSteps } from './goods.ts';

/** What the print rules ask about a choice of options for goods, in the words of the wire. */
export function printLine(goods: GoodsWithSteps, pageNum: number, selections: Selections): PrintLine {
  return {
    pageNum,
    goods: { EditorType: goods.editorType, isHasPastedown: goods.isHasPastedown },
    zhuangDingPageCfg: goods.bindings,
    buzhou: goods.steps.map((step) => ({
      ID: step.id,
      Name: step.name,
      IsShow: step.isShow,
      selCnum: selections[step.id] ?? '',
      items: step.items.map((item) => ({ Cnum: item.cnum, Name: item.name })),
    })),
  };
}

/** The choice a product starts with. */
export function defaultSelections(goods: GoodsWithSteps): Selections {
  return Object.fromEntries(
    goods.steps.filter((step) => step.defaultCnum !== '').map((step) => [step.id, step.defaultCnum]),
  );
}
