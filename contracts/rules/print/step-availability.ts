import type { PageRange, PrintLine, ProductionStep, StepItem } from './cart-line.ts';
import { isClothName } from './cloth.ts';
import {
  isInPageRange,
  isSaddleStitchPossible,
  pagesToNextSaddleStitch,
  sheetPagesText,
  weightRangeOf,
} from './page-count.ts';
import { pageLimitsOf, rangeText } from './page-limits.ts';
import { type StepRole, selectedItem, stepRoles } from './step-roles.ts';

export type RefusalRule =
  | 'saddle-stitch-multiple'
  | 'binding-page-range'
  | 'cloth-cover-needs-hardcover'
  | 'binding-needs-lamination'
  | 'weight-page-range';

/** Why an option cannot be chosen: a short text for its tooltip, and a small fix if there is one. */
export interface Refusal {
  rule: RefusalRule;
  text: string;
  fix?: { kind: 'add-pages'; pages: number; text: string };
}

/** By option code: the refusal, or null if the option can be chosen. */
export type StepRefusals = Record<string, Refusal | null>;

/** By step ID, then by option code. */
export type OptionRefusals = Record<string, StepRefusals>;

const SADDLE_STITCH = '骑马钉';
const LAMINATED_BINDINGS: readonly string[] = ['对裱精装', '对裱平装', '豪华装'];
const NO_LAMINATION = '不覆膜';

/** More blank pages than a folded sheet has are not offered as a fix. */
export const MOST_BLANK_PAGES = 4;

function outOfRangeText(name: string, range: PageRange, pageNum: number): string {
  return `${name}适用 ${rangeText(range, pageNum)}，当前 ${pageNum} 页`;
}

function refuseByBindingPages(line: PrintLine, item: StepItem): Refusal | null {
  const range = pageLimitsOf(line, item);
  if (range !== null && !isInPageRange(line.pageNum, range)) {
    return { rule: 'binding-page-range', text: outOfRangeText(item.Name, range, line.pageNum) };
  }
  if (item.Name.trim() === SADDLE_STITCH && !isSaddleStitchPossible(line)) {
    return { rule: 'saddle-stitch-multiple', text: `${sheetPagesText(line)}不是 4 的倍数` };
  }
  return null;
}

function refuseByWeightPages(line: PrintLine, item: StepItem): Refusal | null {
  const range = weightRangeOf(item.Name);
  if (range === null || isInPageRange(line.pageNum, range)) return null;
  return { rule: 'weight-page-range', text: outOfRangeText(item.Name, range, line.pageNum) };
}

/** Adds the fewest blank pages that open the option, if a few do. */
function withPagesFix(
  line: PrintLine,
  item: StepItem,
  refuse: (line: PrintLine, item: StepItem) => Refusal | null,
): Refusal | null {
  const refusal = refuse(line, item);
  if (refusal === null) return null;
  const first = refusal.rule === 'saddle-stitch-multiple' ? pagesToNextSaddleStitch(line) : 1;
  for (let pages = first; pages <= MOST_BLANK_PAGES; pages += 1) {
    if (refuse({ ...line, pageNum: line.pageNum + pages }, item) === null) {
      return {
        ...refusal,
        fix: { kind: 'add-pages', pages, text: `补 ${pages} 页空白页即可使用${item.Name}` },
      };
    }
  }
  return refusal;
}

function isHardcoverName(name: string): boolean {
  return name.includes('精装') || name.includes('豪华装');
}

function refuse(role: StepRole | null, line: PrintLine, item: StepItem, chosen: Chosen): Refusal | null {
  switch (role) {
    case 'binding':
      if (chosen.isClothCover && !isHardcoverName(item.Name)) {
        return { rule: 'cloth-cover-needs-hardcover', text: '布艺封面只能配精装或豪华装' };
      }
      return withPagesFix(line, item, refuseByBindingPages);
    case 'innerWeight':
      return withPagesFix(line, item, refuseByWeightPages);
    case 'innerLamination':
      if (item.Name.trim() === NO_LAMINATION && chosen.laminated !== '') {
        return { rule: 'binding-needs-lamination', text: `${chosen.laminated}的内页须覆膜` };
      }
      return null;
    default:
      return null;
  }
}

/** The choices that other steps depend on. */
interface Chosen {
  isClothCover: boolean;
  /** The binding that requires laminated inner pages; empty if none is chosen. */
  laminated: string;
}

export function isLaminatedBinding(name: string): boolean {
  return LAMINATED_BINDINGS.includes(name.trim());
}

function chosenOf(line: PrintLine, roles: readonly (StepRole | null)[]): Chosen {
  function namesIn(role: StepRole): string[] {
    return line.buzhou.filter((_, at) => roles[at] === role).map((step) => selectedItem(step)?.Name ?? '');
  }
  return {
    isClothCover: namesIn('coverMaterial').some(isClothName),
    laminated: namesIn('binding').find(isLaminatedBinding)?.trim() ?? '',
  };
}

/** The refusals of each step, in the order of the line, as in `optionRefusals`, whatever the IDs are. */
export function refusalsInOrder(line: PrintLine): StepRefusals[] {
  const roles = stepRoles(line.buzhou);
  const chosen = chosenOf(line, roles);
  // Object.fromEntries defines own properties, so even the code "__proto__" stays a code.
  return line.buzhou.map((step, at) =>
    Object.fromEntries(
      step.items.map((item) => [item.Cnum, refuse(roles[at] ?? null, line, item, chosen)] as const),
    ),
  );
}

/**
 * Which options of a cart line can be chosen (可选项), and why the others cannot.
 *
 * - A cloth cover (the chosen cover's name contains 布艺) takes only bindings named 精装 or 豪华装.
 * - A binding with an entry in `zhuangDingPageCfg` needs the page count to lie within it; one without has no range.
 * - 骑马钉 needs whole sheets of four pages.
 * - 对裱精装, 对裱平装 and 豪华装 refuse 不覆膜 for the inner pages.
 * - An inner-page weight needs the page count to lie within its range.
 *
 * Where several rules refuse an option, the first in this list gives the reason, because putting a later one
 * right would not help. A fix is given only if it opens the option. A cover material is never refused.
 *
 * A step that is not shown is judged like any other, as its options and by its choice: what cannot be printed
 * cannot be printed whether or not the customer sees the step. Which step is which, `stepRoles` says. Steps that share
 * an ID share an entry.
 */
export function optionRefusals(line: PrintLine): OptionRefusals {
  const inOrder = refusalsInOrder(line);
  const byId = new Map<string, StepRefusals>();
  line.buzhou.forEach(({ ID }, at) => {
    const [known, own] = [byId.get(ID), inOrder[at] ?? {}];
    byId.set(ID, known === undefined ? own : { ...known, ...own });
  });
  return Object.fromEntries(byId);
}

interface RefusedChoice {
  readonly step: ProductionStep;
  readonly item: StepItem;
  readonly refusal: Refusal;
}

/** The first chosen option that its rules forbid, and why; null if all may be printed together. */
export function refusedChoice(line: PrintLine): RefusedChoice | null {
  const roles = stepRoles(line.buzhou);
  const chosen = chosenOf(line, roles);
  for (const [at, step] of line.buzhou.entries()) {
    const item = selectedItem(step);
    const refusal = item && refuse(roles[at] ?? null, line, item, chosen);
    if (item && refusal) return { step, item, refusal };
  }
  return null;
}

export function refusedChoiceText({ step, item, refusal }: RefusedChoice): string {
  return `${step.Name}「${item.Name}」不可用：${refusal.text}`;
}

/** Why a step's option is refused; null if it is not, undefined if the step has no such option. */
export function refusalIn(refusals: StepRefusals | undefined, cnum: string): Refusal | null | undefined {
  return refusals !== undefined && Object.hasOwn(refusals, cnum) ? refusals[cnum] : undefined;
}

/** Whether an option can be chosen; an option or step missing in the refusals cannot. */
export function isEnabled(refusals: OptionRefusals, stepId: string, cnum: string): boolean {
  return refusalIn(Object.hasOwn(refusals, stepId) ? refusals[stepId] : undefined, cnum) === null;
}
