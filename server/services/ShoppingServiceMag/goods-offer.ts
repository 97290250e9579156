import type { Output } from '#contracts/operations.ts';
import { bindingSlug } from '#contracts/rules/account/bindings.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { quoteChoice } from '#contracts/rules/price/choice-price.ts';
import { copyTiers } from '#contracts/rules/price/print-more.ts';
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import type { GoodsWithSteps } from '#contracts/rules/print/goods.ts';
import { defaultSelections, printLine, selectionsOf } from '#contracts/rules/print/goods-line.ts';
import { printableLine, unfitReason } from '#contracts/rules/print/page-fit.ts';
import { cheapestLine } from '#contracts/rules/print/ready-specs.ts';
import { chosenName } from '#contracts/rules/print/step-roles.ts';
import { suitRank } from '#contracts/rules/print/suiting-goods.ts';
import type { PublicationRow } from '#db/queries/publications/publications.ts';

type GoodsFor = Extract<Output<'ShoppingServiceMag.getGoodsFor'>, { code: 0 }>['data'];

/** Goods on sale as the rules see them for one publication: the usual choice, as far as it can be printed. */
export interface Printable {
  readonly ID: string;
  readonly goods: GoodsWithSteps;
  readonly line: PrintLine;
  readonly isFit: boolean;
  readonly priceOf: (line: PrintLine) => number;
}

/** Goods that begin with the binding of others are shown with the one they are known for, by editor type. */
const KNOWN_FOR: Readonly<Record<string, string>> = { '5': '对裱精装', '6': 'PUR精装' };

/** What is known by what it is and not by its binding, by editor type. */
const PICTURE_OF_ITS_OWN: Readonly<Record<string, string>> = {
  '8': 'wall-calendar',
  '9': 'cards',
  '10': 'sheet',
  '11': 'poster',
};

export function printableOf(goods: GoodsWithSteps, { pageNum }: PublicationRow): Printable {
  const usual = printLine(goods, pageNum, defaultSelections(goods));
  const line = printableLine(usual);
  return {
    ID: String(goods.id),
    goods,
    line: line ?? usual,
    isFit: line !== null,
    priceOf: (priced) => priceFen(goods, priced, 1),
  };
}

export function offerOf(printable: Printable, work: PublicationRow): GoodsFor['goods'][number] {
  const { ID, goods, line, isFit, priceOf } = printable;
  const cheapest = isFit ? cheapestLine(printable) : null;
  return {
    ID,
    name: goods.name,
    EditorType: goods.editorType,
    isHasPastedown: goods.isHasPastedown,
    photoPath: photoOf(printable),
    suits: suitRank(work, goods.editorType) === null ? 'N' : 'Y',
    fits: isFit ? 'Y' : 'N',
    reason: isFit ? '' : unfitReason(line),
    fromPrice: formatFen(cheapest ? priceOf(cheapest) : 0),
    zhuangDingPageCfg: goods.bindings,
    tiers: copyTiers(goods.tiers),
    buzhou: line.buzhou,
  };
}

function priceFen(goods: GoodsWithSteps, line: PrintLine, count: number): number {
  return quoteChoice(goods, { pageNum: line.pageNum, count, selections: selectionsOf(line) }).unitPriceFen;
}

/** Most goods are pictured by their binding (装订方式); a single leaf stands for whatever has none. */
function photoOf({ goods: { editorType }, line }: Printable): string {
  const slug = bindingSlug(KNOWN_FOR[editorType] ?? chosenName(line, 'binding'));
  const own = PICTURE_OF_ITS_OWN[editorType] ?? (slug === null ? 'sheet' : null);
  return own === null ? `/media/bindings/${slug}.svg` : `/media/goods/${own}.svg`;
}
