import { refusedChoice } from '#contracts/rules/print/step-availability.ts';
import { selectedItem } from '#contracts/rules/print/step-roles.ts';
import type { CartLine } from '../api.ts';

/**
 * The specification (规格摘要) of a line: the chosen options of the steps that are shown. A name that two steps
 * share, such as 亮膜, says to which step it belongs.
 */
export function chosenOptions(line: CartLine): string[] {
  const chosen = line.buzhou
    .filter((step) => step.IsShow === 'Y')
    .flatMap((step) => {
      const item = selectedItem(step);
      return item ? [{ step: step.Name, name: item.Name }] : [];
    });
  return chosen.map(({ step, name }) =>
    chosen.filter((other) => other.name === name).length > 1 ? `${step} ${name}` : name,
  );
}

/** Why the chosen options cannot be printed together, in words; null where they can. */
export function choiceProblem(line: CartLine): string | null {
  const refused = refusedChoice(line);
  return refused && `「${refused.item.Name}」不可用：${refused.refusal.text}`;
}

export function isInvalid(line: CartLine): boolean {
  return line.state !== 'valid';
}

/** Only what can be printed as it is goes to the checkout (可结算). */
export function isOrderable(line: CartLine): boolean {
  return !isInvalid(line) && choiceProblem(line) === null;
}
