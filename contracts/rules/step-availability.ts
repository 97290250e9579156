import type { PageRange, PrintLine, ProductionStep, StepItem } from './cart-line.ts';
import {
  isInPageRange,
  isSaddleStitchPossible,
  pagesOutsideSheets,
  pagesToNextSaddleStitch,
  weightRangeOf,
} from './page-count.ts';
import { STEP_IDS, type StepRole, stepRole } from './step-ids.ts';

export type RefusalRule =
  | 'saddle-stitch-multiple'
  | 'binding-page-range'
  | 'cloth-cover-needs-hardcover'
  | 'binding-needs-lamination'
  | 'weight-page-range';

/** Why an option cannot be chosen: a short text for its tooltip, and what would open it where little would. */
export interface Refusal {
  rule: RefusalRule;
  text: string;
  fix?: { kind: 'add-pages'; pages: number; text: string };
}

/** By step ID, then by option code: the refusal, or null where the option can be chosen. */
export type OptionRefusals = Record<string, Record<string, Refusal | null>>;

const SADDLE_STITCH = '骑马钉';
const LAMINATED_BINDINGS: readonly string[] = ['对裱精装', '对裱平装', '豪华装'];
const NO_LAMINATION = '不覆膜';

/** More blank pages than one folded sheet has are not offered as a way out. */
export const MOST_BLANK_PAGES = 4;

/** The option a step's `selCnum` names; null where it is empty or names none. */
export function selectedItem(step: ProductionStep | undefined): StepItem | null {
  return step?.items.find((item) => item.Cnum === step.selCnum) ?? null;
}

function selectedName(line: PrintLine, stepId: string): string {
  return selectedItem(line.buzhou.find((step) => step.ID === stepId))?.Name ?? '';
}

function outOfRangeText(name: string, range: PageRange, pageNum: number): string {
  return `${name}适用 ${range.min}–${range.max} 页，当前 ${pageNum} 页`;
}

function refuseByBindingPages(line: PrintLine, item: StepItem): Refusal | null {
  // Codes come from a server, so a code such as "constructor" must not find an inherited property.
  const range = Object.hasOwn(line.zhuangDingPageCfg, item.Cnum)
    ? line.zhuangDingPageCfg[item.Cnum]
    : undefined;
  if (range !== undefined && !isInPageRange(line.pageNum, range)) {
    return { rule: 'binding-page-range', text: outOfRangeText(item.Name, range, line.pageNum) };
  }
  if (item.Name === SADDLE_STITCH && !isSaddleStitchPossible(line)) {
    const outside = pagesOutsideSheets(line.goods);
    const counted = outside === 0 ? `${line.pageNum} 页` : `${line.pageNum} 页减去 ${outside} 页后`;
    return { rule: 'saddle-stitch-multiple', text: `${counted}不是 4 的倍数` };
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
      if (item.Name === NO_LAMINATION && LAMINATED_BINDINGS.includes(chosen.binding)) {
        return { rule: 'binding-needs-lamination', text: `${chosen.binding}的内页须覆膜` };
      }
      return null;
    default:
      return null;
  }
}

interface Chosen {
  isClothCover: boolean;
  binding: string;
}

function chosenOf(line: PrintLine): Chosen {
  return {
    isClothCover: selectedName(line, STEP_IDS.coverMaterial).includes('布艺'),
    binding: selectedName(line, STEP_IDS.binding),
  };
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
 * cannot be printed whether or not the customer sees the step.
 */
export function optionRefusals(line: PrintLine): OptionRefusals {
  const chosen = chosenOf(line);
  // Object.fromEntries defines own properties, so that even the code "__proto__" is kept as a code.
  return Object.fromEntries(
    line.buzhou.map((step) => [
      step.ID,
      Object.fromEntries(
        step.items.map((item) => [item.Cnum, refuse(stepRole(step.ID), line, item, chosen)] as const),
      ),
    ]),
  );
}

/** The first chosen option that its rules forbid, and why; null when all may be printed together. */
export function refusedChoice(
  line: PrintLine,
): { step: ProductionStep; item: StepItem; refusal: Refusal } | null {
  const chosen = chosenOf(line);
  for (const step of line.buzhou) {
    const item = selectedItem(step);
    const refusal = item && refuse(stepRole(step.ID), line, item, chosen);
    if (refusal) return { step, item, refusal };
  }
  return null;
}

/** Whether an option can be chosen; an option or step the refusals do not know cannot. */
export function isEnabled(refusals: OptionRefusals, stepId: string, cnum: string): boolean {
  const step = Object.hasOwn(refusals, stepId) ? refusals[stepId] : undefined;
  return step !== undefined && Object.hasOwn(step, cnum) && step[cnum] === null;
}
