import type { PrintLine, ProductionStep } from './cart-line.ts';
import {
  isEnabled,
  type OptionRefusals,
  optionRefusals,
  type Refusal,
  selectedItem,
} from './step-availability.ts';
import { STEP_IDS } from './step-ids.ts';

/** `from` and `to` are option names for people; `from` is empty where nothing known was chosen before. */
export interface ReselectChange {
  stepId: string;
  stepName: string;
  from: string;
  to: string;
  reason: string;
}

export interface ImpossibleStep {
  stepId: string;
  stepName: string;
  text: string;
}

export interface Reselection {
  line: PrintLine;
  changes: ReselectChange[];
  impossible: ImpossibleStep[];
}

/** What a step's options depend on comes before the step; steps without rules follow in their own order. */
const ORDER: readonly string[] = [
  STEP_IDS.coverMaterial,
  STEP_IDS.binding,
  STEP_IDS.innerLamination,
  STEP_IDS.innerWeight,
];

function rank(step: ProductionStep): number {
  const position = ORDER.indexOf(step.ID);
  return position === -1 ? ORDER.length : position;
}

/** The remark has no options, and neither need another step; only a code without options is a fault there. */
function needsChoice(step: ProductionStep): boolean {
  if (step.ID === STEP_IDS.remark) return step.items.length > 0;
  return step.items.length > 0 || step.selCnum !== '';
}

function isSettled(step: ProductionStep, refusals: OptionRefusals): boolean {
  return !needsChoice(step) || isEnabled(refusals, step.ID, step.selCnum);
}

function refusalOf(step: ProductionStep, cnum: string, refusals: OptionRefusals): Refusal | null {
  return refusals[step.ID]?.[cnum] ?? null;
}

function reasonOf(step: ProductionStep, refusals: OptionRefusals): string {
  const item = selectedItem(step);
  if (item === null) return step.selCnum === '' ? '尚未选择' : '原选项已不存在';
  return refusalOf(step, item.Cnum, refusals)?.text ?? '';
}

function choose(line: PrintLine, stepId: string, cnum: string): PrintLine {
  const buzhou = line.buzhou.map((step) => (step.ID === stepId ? { ...step, selCnum: cnum } : step));
  return { ...line, buzhou };
}

function stepOf(line: PrintLine, stepId: string): ProductionStep | undefined {
  return line.buzhou.find((step) => step.ID === stepId);
}

/** Whether some other choice in `causeId` would open an option of the step. */
function wouldOpen(line: PrintLine, step: ProductionStep, causeId: string): boolean {
  const alternatives = stepOf(line, causeId)?.items ?? [];
  return alternatives.some((other) => {
    const opened = optionRefusals(choose(line, causeId, other.Cnum));
    return step.items.some((item) => isEnabled(opened, step.ID, item.Cnum));
  });
}

/** Names the choice or the page count that leaves a step without any option. */
function impossibleText(line: PrintLine, step: ProductionStep): string {
  if (step.items.length === 0) return `${step.Name}没有可选项`;
  const cover = stepOf(line, STEP_IDS.coverMaterial);
  const binding = stepOf(line, STEP_IDS.binding);
  if (step.ID === STEP_IDS.binding && cover !== undefined && wouldOpen(line, step, cover.ID)) {
    const name = selectedItem(cover)?.Name ?? '';
    return `当前${cover.Name}「${name}」只能配精装或豪华装，${line.pageNum} 页没有可用的，请更换${cover.Name}`;
  }
  if (step.ID === STEP_IDS.innerLamination && binding !== undefined) {
    const name = selectedItem(binding)?.Name ?? '';
    return `当前${binding.Name}「${name}」的内页须覆膜，${step.Name}没有可用的，请更换${binding.Name}`;
  }
  return `${line.pageNum} 页没有可用的${step.Name}，请调整页数`;
}

/**
 * Moves every choice that is disabled, unknown or missing to the first enabled option of its step (自动改选).
 *
 * Cover, binding, lamination, weight are settled in this order. A step's options depend only on steps before it
 * and on the page count, so a step once settled stays so: each moves at most once, one pass is all that a loop
 * until nothing changes would do, and applying the rule again changes nothing.
 *
 * The rule is local and never looks for another combination: a cover is never disabled, so a cloth cover whose
 * page count no hardcover takes is kept although another cover would open a binding. Such a step is left as it is
 * and listed in `impossible`, with the choice or the page count that blocks it.
 *
 * Steps that are not shown are moved like the others; each move is in `changes`.
 */
export function reselect(line: PrintLine): Reselection {
  const changes: ReselectChange[] = [];
  let current = line;
  let refusals = optionRefusals(current);
  const order = [...line.buzhou].sort((a, b) => rank(a) - rank(b)).map((step) => step.ID);
  for (const stepId of order) {
    const step = current.buzhou.find((each) => each.ID === stepId);
    if (step === undefined || isSettled(step, refusals)) continue;
    const first = step.items.find((item) => isEnabled(refusals, stepId, item.Cnum));
    if (first === undefined) continue;
    changes.push({
      stepId,
      stepName: step.Name,
      from: selectedItem(step)?.Name ?? '',
      to: first.Name,
      reason: reasonOf(step, refusals),
    });
    current = choose(current, stepId, first.Cnum);
    refusals = optionRefusals(current);
  }
  const impossible = current.buzhou
    .filter((step) => !isSettled(step, refusals))
    .map((step) => ({
      stepId: step.ID,
      stepName: step.Name,
      text: impossibleText(current, step),
    }));
  return { line: current, changes, impossible };
}
