import { refusedChoice } from '#contracts/rules/print/step-availability.ts';
import type { CartLine } from '../api.ts';

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
