import type { PrintLine, ProductionStep } from './cart-line.ts';
import { isClothName } from './cloth.ts';
import { joinCnums } from './cnums.ts';
import {
  type Combination,
  finished,
  printCombinations,
  type Taste,
  withChosen,
} from './print-combinations.ts';
import { BINDINGS_TO_KEEP, bindingsFor, goodFilm, gramsOf, weightsFor } from './spec-tastes.ts';
import { collectorReason, economyReason, recommendedReason } from './spec-words.ts';
import { optionRefusals } from './step-availability.ts';
import { type StepRole, stepsWithRole } from './step-roles.ts';
import { goodsToPropose, suitRank, type WorkToPrint } from './suiting-goods.ts';

/** Goods with a choice and a pricing function for any choice: one copy, in fen. */
export interface SpecGoods {
  readonly ID: string;
  readonly line: PrintLine;
  readonly priceOf: (line: PrintLine) => number;
}

export interface ReadySpec {
  readonly key: 'economy' | 'recommended' | 'collector';
  readonly title: string;
  readonly reason: string;
  readonly goodsID: string;
  readonly line: PrintLine;
  /** A few blank pages would make it cheaper: of the same goods, or of others. */
  readonly padded?: { readonly goodsID: string; readonly line: PrintLine };
}

/** The binding of booklets. */
const STAPLED = '骑马钉';

interface Candidate extends Combination {
  readonly goods: SpecGoods;
}

/** Smaller comes first; the first difference of two lists decides. */
function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The position in a list of preferences; anything else comes last. */
function place(wishes: readonly string[], name: string): number {
  const at = wishes.indexOf(name);
  return at === -1 ? wishes.length : at;
}

function isOfRole(line: PrintLine, { ID }: ProductionStep, role: StepRole): boolean {
  return stepsWithRole(line.buzhou, role).some((step) => step.ID === ID);
}

/** Goods with pasted-down pages are made for hard covers, which only albums prefer. */
function goodsRank(work: WorkToPrint, { goods }: PrintLine): readonly number[] {
  const suits = suitRank(work, goods.EditorType) ?? Number.MAX_SAFE_INTEGER;
  return [suits, goods.isHasPastedown === 'Y' && work.type !== 'album' ? 1 : 0];
}

function finest<T>(all: readonly T[], rankOf: (each: T) => readonly number[]): T | undefined {
  const ranked = all.map((each) => ({ each, rank: rankOf(each) }));
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank))[0]?.each;
}

function cheapestFor(goods: SpecGoods): Taste {
  return (step, left, line) => finest(left, ({ Cnum }) => [goods.priceOf(withChosen(line, step.ID, Cnum))]);
}

/** The cheapest choice (最低价) of the goods; null where nothing can be printed. */
export function cheapestLine(goods: SpecGoods): PrintLine | null {
  const taste = cheapestFor(goods);
  const lines = printCombinations(goods.line).map((each) => finished(each, taste));
  return finest(lines, (line) => [goods.priceOf(line)]) ?? null;
}

/** The blank pages that open a refused option. */
function pagesThatOpen({ line }: SpecGoods): number[] {
  const refusals = Object.values(optionRefusals(line)).flatMap((step) => Object.values(step));
  return refusals.flatMap((refusal) => refusal?.fix?.pages ?? []);
}

/** The saving of a few blank pages over the cheapest without; undefined if there is none. */
function cheaperPadded(goods: readonly SpecGoods[], best: number): ReadySpec['padded'] {
  const padded = goods.flatMap((each) =>
    [...new Set(pagesThatOpen(each))].flatMap((pages) => {
      const line = cheapestLine({ ...each, line: { ...each.line, pageNum: each.line.pageNum + pages } });
      return line === null ? [] : [{ goodsID: each.ID, line, price: each.priceOf(line) }];
    }),
  );
  const cheapest = finest(
    padded.filter(({ price }) => price < best),
    ({ price }) => [price],
  );
  return cheapest && { goodsID: cheapest.goodsID, line: cheapest.line };
}

function economy(candidates: readonly Candidate[]): ReadySpec | null {
  const made = candidates.map((each) => ({
    goods: each.goods,
    line: finished(each, cheapestFor(each.goods)),
  }));
  const best = finest(made, ({ goods, line }) => [goods.priceOf(line)]);
  if (best === undefined) return null;
  const goods = [...new Set(candidates.map((each) => each.goods))];
  const padded = cheaperPadded(goods, best.goods.priceOf(best.line));
  return {
    key: 'economy',
    title: '经济',
    reason: economyReason(best.line, padded?.line ?? null),
    goodsID: best.goods.ID,
    line: best.line,
    ...(padded && { padded }),
  };
}

function recommended(candidates: readonly Candidate[], work: WorkToPrint): ReadySpec | null {
  const { type, pageNum } = work;
  const bindings = bindingsFor(type, pageNum);
  const weights = weightsFor(type);
  const taste: Taste = (step, left, line) => {
    if (isOfRole(line, step, 'innerWeight')) {
      return finest(left, ({ Name }) => [place(weights, `${gramsOf(Name)}克`)]);
    }
    return isOfRole(line, step, 'innerLamination')
      ? left.find(({ Name }) => Name === goodFilm(type))
      : left[0];
  };
  const isStapled = type === 'album' && bindings[0] === STAPLED;
  const best = finest(candidates, ({ goods, line, binding, cover }) => [
    // A few photos are a booklet, as whatever goods it then is; otherwise the goods come first.
    isStapled && binding !== STAPLED ? 1 : 0,
    ...goodsRank(work, line),
    place(bindings, binding),
    isClothName(cover) ? 1 : 0,
    goods.priceOf(line),
  ]);
  if (best === undefined) return null;
  const line = finished(best, taste);
  return { key: 'recommended', title: '推荐', reason: recommendedReason(line), goodsID: best.goods.ID, line };
}

function collector(candidates: readonly Candidate[], work: WorkToPrint): ReadySpec | null {
  const taste: Taste = (step, left, line) => {
    if (isOfRole(line, step, 'innerWeight')) return finest(left, ({ Name }) => [-gramsOf(Name)]);
    if (isOfRole(line, step, 'edge')) return left.find(({ Name }) => Name === '圆角');
    return left.find(({ Name }) => Name === '哑膜');
  };
  const best = finest(candidates, ({ goods, line, binding, cover }) => [
    isClothName(cover) ? 0 : 1,
    place(BINDINGS_TO_KEEP, binding),
    ...goodsRank(work, line),
    -goods.priceOf(line),
  ]);
  if (best === undefined) return null;
  const line = finished(best, taste);
  return { key: 'collector', title: '收藏级', reason: collectorReason(line), goodsID: best.goods.ID, line };
}

/**
 * The ready specifications (经济, 推荐, 收藏级) for one book: the cheapest printable one, what its kind and pages call
 * for, and the finest. All obey the print rules; equal ones are merged.
 */
export function readySpecs(work: WorkToPrint, goods: readonly SpecGoods[]): ReadySpec[] {
  const printable = goods
    .map((each) => ({ each, made: printCombinations(each.line).map((made) => ({ ...made, goods: each })) }))
    .filter(({ made }) => made.length > 0);
  const proposed = goodsToPropose(printable, work, ({ each }) => each.line.goods.EditorType);
  const candidates = proposed.flatMap(({ made }) => made);
  const specs = [economy(candidates), recommended(candidates, work), collector(candidates, work)];
  const known = new Set<string>();
  return specs.flatMap((spec) => {
    const signature = spec && `${spec.goodsID} ${joinCnums(spec.line.buzhou)}`;
    if (spec === null || signature === null || known.has(signature)) return [];
    known.add(signature);
    return [spec];
  });
}
