import type { PrintLine, ProductionStep } from './cart-line.ts';
import { isClothName } from './cloth.ts';
import { isLaminatedBinding, refusalIn, refusalsInOrder, type StepRefusals } from './step-availability.ts';
import { type StepRole, selectedItem, stepRoles } from './step-roles.ts';

/** `from` and `to` are option names for people; `from` is empty if nothing known was chosen before. */
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

/** A step comes after the steps that it depends on; steps without rules follow in their own order. */
const ORDER: readonly (StepRole | null)[] = ['coverMaterial', 'binding', 'innerLamination', 'innerWeight'];

function rank(role: StepRole | null): number {
  const position = ORDER.indexOf(role);
  return position === -1 ? ORDER.length : position;
}

/** A line whose steps are named by their place, because ids may be anything. */
interface Placed {
  readonly line: PrintLine;
  readonly roles: readonly (StepRole | null)[];
  readonly refusals: readonly StepRefusals[];
}

function placed(line: PrintLine): Placed {
  return { line, roles: stepRoles(line.buzhou), refusals: refusalsInOrder(line) };
}

/** The remark has no options, and neither needs another step; only a code without options is a fault there. */
function needsChoice(step: ProductionStep, role: StepRole | null): boolean {
  if (role === 'remark') return step.items.length > 0;
  return step.items.length > 0 || step.selCnum !== '';
}

function isOpen({ refusals }: Placed, at: number, cnum: string): boolean {
  return refusalIn(refusals[at], cnum) === null;
}

function isSettled(step: ProductionStep, at: number, now: Placed): boolean {
  return !needsChoice(step, now.roles[at] ?? null) || isOpen(now, at, step.selCnum);
}

function reasonOf(step: ProductionStep, refusals: StepRefusals | undefined): string {
  const item = selectedItem(step);
  if (item === null) return step.selCnum === '' ? '尚未选择' : '原选项已不存在';
  return refusalIn(refusals, item.Cnum)?.text ?? '';
}

function choose(line: PrintLine, at: number, cnum: string): PrintLine {
  const buzhou = line.buzhou.map((step, place) => (place === at ? { ...step, selCnum: cnum } : step));
  return { ...line, buzhou };
}

/** The first step of a role whose choice has such a name. */
function chosenStep({ line, roles }: Placed, role: StepRole, isSuch: (name: string) => boolean): number {
  return line.buzhou.findIndex((step, at) => roles[at] === role && isSuch(selectedItem(step)?.Name ?? ''));
}

/** Whether some other choice in the causing step would open an option of the step. */
function wouldOpen({ line }: Placed, at: number, cause: number): boolean {
  const alternatives = line.buzhou[cause]?.items ?? [];
  return alternatives.some((other) => {
    const opened = placed(choose(line, cause, other.Cnum));
    return line.buzhou[at]?.items.some((item) => isOpen(opened, at, item.Cnum)) ?? false;
  });
}

/** Names the choice or the page count that leaves a step without any option. */
function impossibleText(now: Placed, step: ProductionStep, at: number): string {
  if (step.items.length === 0) return `${step.Name}没有可选项`;
  const { line, roles } = now;
  if (roles[at] === 'binding') {
    const place = chosenStep(now, 'coverMaterial', isClothName);
    const cover = line.buzhou[place];
    if (cover !== undefined && wouldOpen(now, at, place)) {
      const name = selectedItem(cover)?.Name ?? '';
      return `当前${cover.Name}「${name}」只能配精装或豪华装，${line.pageNum} 页没有可用的，请更换${cover.Name}`;
    }
  }
  if (roles[at] === 'innerLamination') {
    const binding = line.buzhou[chosenStep(now, 'binding', isLaminatedBinding)];
    if (binding !== undefined) {
      const name = selectedItem(binding)?.Name ?? '';
      return `当前${binding.Name}「${name}」的内页须覆膜，${step.Name}没有可用的，请更换${binding.Name}`;
    }
  }
  return `${line.pageNum} 页没有可用的${step.Name}，请调整页数`;
}

/**
 * Moves every choice that is disabled, unknown or missing to the first enabled option of its step (自动改选).
 *
 * Cover, binding, lamination, weight are settled in this order. A step's options depend only on earlier steps
 * and on the page count, so a settled step stays so: each moves at most once, one pass equals a loop until
 * nothing changes, and applying the rule again changes nothing.
 *
 * The rule is local and never looks for another combination: a cover is never disabled, so a cloth cover is
 * kept even if no hardcover takes the page count and another cover would open a binding. Such a step is left
 * unchanged and listed in `impossible`, with the choice or the page count that blocks it.
 *
 * Hidden steps are moved like the others; each move is in `changes`.
 */
export function reselect(line: PrintLine): Reselection {
  const changes: ReselectChange[] = [];
  let now = placed(line);
  const order = [...line.buzhou.keys()].sort(
    (a, b) => rank(now.roles[a] ?? null) - rank(now.roles[b] ?? null),
  );
  for (const at of order) {
    const step = now.line.buzhou[at];
    if (step === undefined || isSettled(step, at, now)) continue;
    const first = step.items.find((item) => isOpen(now, at, item.Cnum));
    if (first === undefined) continue;
    changes.push({
      stepId: step.ID,
      stepName: step.Name,
      from: selectedItem(step)?.Name ?? '',
      to: first.Name,
      reason: reasonOf(step, now.refusals[at]),
    });
    now = placed(choose(now.line, at, first.Cnum));
  }
  const impossible = now.line.buzhou.flatMap((step, at) =>
    isSettled(step, at, now)
      ? []
      : [{ stepId: step.ID, stepName: step.Name, text: impossibleText(now, step, at) }],
  );
  return { line: now.line, changes, impossible };
}
