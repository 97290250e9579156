import type { PrintLine } from './cart-line.ts';
import type { GoodsWithSteps, Selections } from './goods.ts';

/** A choice of options for goods as the print rules read it, in the words of the wire. */
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

export function defaultSelections(goods: GoodsWithSteps): Selections {
  return Object.fromEntries(
    goods.steps.filter((step) => step.defaultCnum !== '').map((step) => [step.id, step.defaultCnum]),
  );
}

/** The choice of a line in its stored form. */
export function selectionsOf({ buzhou }: Pick<PrintLine, 'buzhou'>): Selections {
  return Object.fromEntries(
    buzhou.filter(({ selCnum }) => selCnum !== '').map(({ ID, selCnum }) => [ID, selCnum]),
  );
}

/** The display of a page count (页数). */
export function pagesText(pageNum: number): string {
  return `${pageNum}页`;
}
