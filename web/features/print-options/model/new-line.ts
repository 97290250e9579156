import { joinCnums, selectCnums } from '#contracts/rules/cnums.ts';
import { blankPagesToFit } from '#contracts/rules/page-fit.ts';
import type { CartItem } from '#web/lib/line/api.ts';
import type { GoodsFor, GoodsOffer } from '../api.ts';
import type { Draft } from './draft.ts';

/** What is asked of the goods beside their usual choice. */
export interface Wish {
  /** The codes of a ready specification; the usual choice where left out. */
  readonly cnums?: string;
  readonly countText: string;
  readonly remark: string;
}

/** The publication as a line that is in no cart yet: it has been priced for no quantity, so its count is 0. */
export function newLine({ publication }: GoodsFor, offer: GoodsOffer): CartItem {
  const { ID, EditorType, isHasPastedown, zhuangDingPageCfg, buzhou } = offer;
  return {
    ID: publication.ID,
    photoPath: publication.photoPath,
    clientDesignName: publication.name,
    goodsName: offer.name,
    showPageNum: publication.showPageNum,
    pageNum: publication.pageNum,
    count: 0,
    unitPrice: '',
    totalPrice: '',
    yhstr: '',
    remarkinfo: '',
    goods: { ID, EditorType, isHasPastedown },
    zhuangDingPageCfg,
    buzhou,
  };
}

/** How many blank pages goods need before anything can be printed; null where a few do not help. */
export function blankPagesFor(line: CartItem): number | null {
  return blankPagesToFit(line);
}

/** The choice to begin with; codes that the goods do not have leave their usual choice. */
export function newDraft(line: CartItem, { cnums, countText, remark }: Wish): Draft {
  const { goods, zhuangDingPageCfg } = line;
  const chosen = cnums === undefined ? null : selectCnums(line.buzhou, cnums);
  const buzhou = chosen?.ok ? chosen.steps : line.buzhou;
  const pageNum = line.pageNum + (blankPagesFor(line) ?? 0);
  return { line: { pageNum, goods, zhuangDingPageCfg, buzhou }, countText, remark };
}

/** The suiting goods first, each group in its own order. */
export function suitingFirst(goods: readonly GoodsOffer[]): GoodsOffer[] {
  return [...goods].sort((a, b) => Number(b.suits === 'Y') - Number(a.suits === 'Y'));
}

/** Whether a choice is exactly a specification. */
export function isSpec(
  draft: Draft['line'],
  goodsID: string,
  spec: { goodsID: string; cnums: string },
): boolean {
  return spec.goodsID === goodsID && joinCnums(draft.buzhou) === spec.cnums;
}

/** The goods to begin with: the recommended ones, else the first that can be printed; null where none can. */
export function firstOffer(data: GoodsFor): GoodsOffer | null {
  const spec = data.specs.find(({ key }) => key === 'recommended') ?? data.specs[0];
  const recommended = data.goods.find(({ ID }) => ID === spec?.goodsID);
  const printable = (offer: GoodsOffer) => blankPagesFor(newLine(data, offer)) !== null;
  return recommended ?? suitingFirst(data.goods).find(printable) ?? null;
}

/** The choice to begin with: one copy of the recommended specification where there is one for the goods. */
export function firstChoice(data: GoodsFor, offer: GoodsOffer): { item: CartItem; draft: Draft } {
  const item = newLine(data, offer);
  const specs = data.specs.filter(({ goodsID }) => goodsID === offer.ID);
  const cnums = (specs.find(({ key }) => key === 'recommended') ?? specs[0])?.cnums;
  return { item, draft: newDraft(item, { countText: '1', remark: '', ...(cnums ? { cnums } : {}) }) };
}
