import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { joinCnums, selectCnums } from '#contracts/rules/print/cnums.ts';
import { countingWord } from '#contracts/rules/print/counting-word.ts';
import { blankPagesToFit } from '#contracts/rules/print/page-fit.ts';
import { MOST_BLANK_PAGES } from '#contracts/rules/print/step-availability.ts';
import type { GoodsFor, GoodsOffer } from '../api.ts';
import type { Draft } from './draft.ts';
import type { Beginning } from './editor-work.ts';

/** What is asked of the goods beside their usual choice. */
export interface Wish {
  /** The codes of a ready specification; the usual choice where left out. */
  readonly cnums?: string;
  readonly countText: string;
  readonly remark: string;
}

/** The goods as they are usually printed, with the pages of the publication. */
function usualLine({ publication }: GoodsFor, offer: GoodsOffer): PrintLine {
  const { EditorType, isHasPastedown, zhuangDingPageCfg, buzhou } = offer;
  return { pageNum: publication.pageNum, goods: { EditorType, isHasPastedown }, zhuangDingPageCfg, buzhou };
}

/** How many blank pages goods need before anything can be printed; null where a few do not help. */
export function blankPagesFor(data: GoodsFor, offer: GoodsOffer): number | null {
  return blankPagesToFit(usualLine(data, offer));
}

/** The choice of goods to begin with; codes that the goods do not have leave their usual choice. */
export function beginningWith(data: GoodsFor, offer: GoodsOffer, wish: Wish): Beginning {
  const { cnums, countText, remark } = wish;
  const usual = usualLine(data, offer);
  const chosen = cnums === undefined ? null : selectCnums(usual.buzhou, cnums);
  const line = {
    ...usual,
    pageNum: usual.pageNum + (blankPagesToFit(usual) ?? 0),
    buzhou: chosen ?? usual.buzhou,
  };
  return {
    draft: { goodsID: offer.ID, goodsName: offer.name, line, countText, remark },
    ownPages: usual.pageNum,
    // The goods of a publication are a call of our own server, which takes blank pages.
    takesBlankPages: true,
    unitWord: countingWord(offer.name),
    workName: data.publication.name,
    saved: null,
  };
}

/** The suiting goods first, each group in its own order. */
export function suitingFirst(goods: readonly GoodsOffer[]): GoodsOffer[] {
  return [...goods].sort((a, b) => Number(b.suits === 'Y') - Number(a.suits === 'Y'));
}

/** Whether a choice is exactly a specification. */
export function isSpec({ goodsID, line }: Draft, spec: { goodsID: string; cnums: string }): boolean {
  return spec.goodsID === goodsID && joinCnums(line.buzhou) === spec.cnums;
}

/** The goods to begin with: the recommended ones, else the first that can be printed; null where none can. */
export function firstOffer(data: GoodsFor): GoodsOffer | null {
  const spec = data.specs.find(({ key }) => key === 'recommended') ?? data.specs[0];
  const recommended = data.goods.find(({ ID }) => ID === spec?.goodsID);
  const printable = (offer: GoodsOffer) => blankPagesFor(data, offer) !== null;
  return recommended ?? suitingFirst(data.goods).find(printable) ?? null;
}

/** What was chosen before (上次的选择), by the names of the wire. */
interface ChosenBefore {
  readonly goodsID: string;
  readonly cnums: string;
  readonly count: string;
  readonly pagesNum: string;
  readonly remarkinfo: string;
}

/** The very choice that was left to be paid; null where its goods or its pages are not what they were. */
export function choiceAgain(data: GoodsFor, before: ChosenBefore): Beginning | null {
  const offer = data.goods.find(({ ID }) => ID === before.goodsID);
  const pageNum = Number(before.pagesNum);
  const added = pageNum - data.publication.pageNum;
  if (offer === undefined || !(added >= 0 && added <= MOST_BLANK_PAGES)) return null;
  const { cnums, count, remarkinfo } = before;
  const beginning = beginningWith(data, offer, { cnums, countText: count, remark: remarkinfo });
  const { draft } = beginning;
  return { ...beginning, draft: { ...draft, line: { ...draft.line, pageNum } } };
}

/** The choice to begin with: one copy of the recommended specification where there is one for the goods. */
export function firstChoice(data: GoodsFor, offer: GoodsOffer): Beginning {
  const specs = data.specs.filter(({ goodsID }) => goodsID === offer.ID);
  const cnums = (specs.find(({ key }) => key === 'recommended') ?? specs[0])?.cnums;
  return beginningWith(data, offer, { countText: '1', remark: '', ...(cnums ? { cnums } : {}) });
}
