import type { PrintLine, ProductionStep, StepItem } from './cart-line.ts';
import { isEnabled, optionRefusals } from './step-availability.ts';
import { chosenName, type StepRole, stepsWithRole } from './step-roles.ts';

/** Chooses one of the remaining options of a step; `choose` prices or judges a line with each. */
export type Taste = (
  step: ProductionStep,
  enabled: readonly StepItem[],
  line: PrintLine,
) => StepItem | undefined;

/** A cover and a binding that go together at the line's page count, with the remaining options of each other step. */
export interface Combination {
  readonly line: PrintLine;
  readonly cover: string;
  readonly binding: string;
  readonly enabled: ReadonlyMap<string, readonly StepItem[]>;
}

export function withChosen(line: PrintLine, stepId: string, cnum: string): PrintLine {
  return {
    ...line,
    buzhou: line.buzhou.map((step) => (step.ID === stepId ? { ...step, selCnum: cnum } : step)),
  };
}

/** A line for every option of the step with a role; the line itself without such a step. */
function alternatives(line: PrintLine, role: StepRole): PrintLine[] {
  const [step] = stepsWithRole(line.buzhou, role);
  if (step === undefined || step.items.length === 0) return [line];
  return step.items.map(({ Cnum }) => withChosen(line, step.ID, Cnum));
}

function combinationOf(line: PrintLine): Combination | null {
  const refusals = optionRefusals(line);
  const [binding] = stepsWithRole(line.buzhou, 'binding');
  const [cover] = stepsWithRole(line.buzhou, 'coverMaterial');
  if (binding && !isEnabled(refusals, binding.ID, binding.selCnum)) return null;
  const enabled = new Map<string, readonly StepItem[]>();
  for (const { ID, items } of line.buzhou) {
    if (ID === cover?.ID || ID === binding?.ID || items.length === 0) continue;
    const left = items.filter(({ Cnum }) => isEnabled(refusals, ID, Cnum));
    if (left.length === 0) return null;
    enabled.set(ID, left);
  }
  return { line, cover: chosenName(line, 'coverMaterial'), binding: chosenName(line, 'binding'), enabled };
}

/**
 * Every cover with every binding that the print rules allow together (可印组合). The other steps depend on these two
 * and on the page count, never on one another, so each can be chosen separately afterwards.
 */
export function printCombinations(line: PrintLine): Combination[] {
  return alternatives(line, 'coverMaterial')
    .flatMap((covered) => alternatives(covered, 'binding'))
    .flatMap((bound) => combinationOf(bound) ?? []);
}

/** The whole choice: a combination with the other steps chosen by taste, or else the first remaining option. */
export function finished({ line, enabled }: Combination, taste: Taste): PrintLine {
  return line.buzhou.reduce((made, step) => {
    const left = enabled.get(step.ID) ?? [];
    const item = taste(step, left, made) ?? left[0];
    return item === undefined ? made : withChosen(made, step.ID, item.Cnum);
  }, line);
}
