import type { PrintLine, ProductionStep, StepItem } from './cart-line.ts';
import { isEnabled, optionRefusals, selectedItem } from './step-availability.ts';
import { STEP_IDS } from './step-ids.ts';

/** Chooses one of the options that a step has left; `choose` prices or judges a line that had it. */
export type Taste = (
  step: ProductionStep,
  enabled: readonly StepItem[],
  line: PrintLine,
) => StepItem | undefined;

/** A cover and a binding that go together at the line's page count, with what each other step has left. */
export interface Combination {
  readonly line: PrintLine;
  readonly cover: string;
  readonly binding: string;
  readonly enabled: ReadonlyMap<string, readonly StepItem[]>;
}

/** The line with an option chosen in a step. */
export function withChosen(line: PrintLine, stepId: string, cnum: string): PrintLine {
  return {
    ...line,
    buzhou: line.buzhou.map((step) => (step.ID === stepId ? { ...step, selCnum: cnum } : step)),
  };
}

/** The name of the option chosen in a step; empty where there is no such step or choice. */
export function chosenName(line: PrintLine, stepId: string): string {
  return selectedItem(line.buzhou.find(({ ID }) => ID === stepId))?.Name ?? '';
}

/** Every option of a step as a line; the line itself where it has no such step. */
function alternatives(line: PrintLine, stepId: string): PrintLine[] {
  const items = line.buzhou.find(({ ID }) => ID === stepId)?.items ?? [];
  return items.length === 0 ? [line] : items.map(({ Cnum }) => withChosen(line, stepId, Cnum));
}

function combinationOf(line: PrintLine): Combination | null {
  const refusals = optionRefusals(line);
  const binding = line.buzhou.find(({ ID }) => ID === STEP_IDS.binding);
  if (binding && !isEnabled(refusals, binding.ID, binding.selCnum)) return null;
  const enabled = new Map<string, readonly StepItem[]>();
  for (const { ID, items } of line.buzhou) {
    if (ID === STEP_IDS.coverMaterial || ID === STEP_IDS.binding || items.length === 0) continue;
    const left = items.filter(({ Cnum }) => isEnabled(refusals, ID, Cnum));
    if (left.length === 0) return null;
    enabled.set(ID, left);
  }
  const cover = chosenName(line, STEP_IDS.coverMaterial);
  return { line, cover, binding: chosenName(line, STEP_IDS.binding), enabled };
}

/**
 * Every cover with every binding that the print rules allow together (可印组合). The other steps depend on these
 * two and on the page count, never on one another, so that each of them can be chosen on its own afterwards.
 */
export function printCombinations(line: PrintLine): Combination[] {
  return alternatives(line, STEP_IDS.coverMaterial)
    .flatMap((covered) => alternatives(covered, STEP_IDS.binding))
    .flatMap((bound) => combinationOf(bound) ?? []);
}

/** The whole choice: a combination with the other steps chosen by taste, or else the first option left. */
export function finished({ line, enabled }: Combination, taste: Taste): PrintLine {
  return line.buzhou.reduce((made, step) => {
    const left = enabled.get(step.ID) ?? [];
    const item = taste(step, left, made) ?? left[0];
    return item === undefined ? made : withChosen(made, step.ID, item.Cnum);
  }, line);
}
