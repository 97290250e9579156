import type { PrintLine, ProductionStep } from '../cart-line.ts';
import { INNER_WEIGHT_RANGES, isInPageRange } from '../page-count.ts';
import { bindingsFor, goodFilm, weightsFor } from '../spec-tastes.ts';
import { chosenName } from '../step-roles.ts';

/** How many pages a binding that albums prefer usually takes; the goods of an order may say otherwise. */
const USUAL_PAGES: Readonly<Record<string, readonly [min: number, max: number]>> = {
  骑马钉: [8, 64],
  对裱精装: [10, 60],
  锁线精装: [48, 600],
};
/** Pages to a folded sheet. */
const FOLDED = 4;
const HARD = '锁线精装';

function usualBinding(pageNum: number): string {
  const fits = (name: string) => {
    const [min = 0, max = 0] = USUAL_PAGES[name] ?? [];
    return pageNum >= min && pageNum <= max && (name !== '骑马钉' || pageNum % FOLDED === 0);
  };
  return bindingsFor('album', pageNum).find(fits) ?? HARD;
}

function usualWeight(pageNum: number): string {
  const ranges = new Map(Object.entries(INNER_WEIGHT_RANGES));
  const fits = (weight: string) => {
    const range = ranges.get(weight);
    return range !== undefined && isInPageRange(pageNum, range);
  };
  return weightsFor('album').find(fits) ?? '157克';
}

function step(ID: string, Name: string, option: string): ProductionStep {
  return { ID, Name, IsShow: 'Y', selCnum: ID, items: [{ Cnum: ID, Name: option }] };
}

/** What an album of that many pages is usually printed as, before anything is chosen for it (估算). */
export function usualAlbum(pageNum: number): PrintLine {
  return {
    pageNum,
    goods: { EditorType: '1', isHasPastedown: 'N' },
    zhuangDingPageCfg: {},
    buzhou: [
      step('1', '装订方式', usualBinding(pageNum)),
      step('2', '内页克重', `${usualWeight(pageNum)}哑粉纸`),
      step('3', '内页覆膜', goodFilm('album')),
    ],
  };
}

/** The same in words: 200 克哑粉纸、亮膜、对裱精装. */
export function usualWords(line: PrintLine): string {
  const paper = chosenName(line, 'innerWeight').replace('克', ' 克');
  return [paper, chosenName(line, 'innerLamination'), chosenName(line, 'binding')].join('、');
}
