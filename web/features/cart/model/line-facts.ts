import { blankPagesToFit, unfitAdvice } from '#contracts/rules/print/page-fit.ts';
import { refusedChoice } from '#contracts/rules/print/step-availability.ts';
import type { CartLine } from './cart.ts';

/** Why a line cannot be printed as it is (不能印刷), and where that can be put right. */
export interface LineProblem {
  readonly text: string;
  readonly mend: 'options' | 'work';
}

/** Null where the chosen options can be printed together. Where no others can, the page count is named and not they. */
export function lineProblem(line: CartLine): LineProblem | null {
  const refused = refusedChoice(line);
  if (refused === null) return null;
  const text = unfitAdvice(line, true);
  if (text !== '') return { text, mend: blankPagesToFit(line) === null ? 'work' : 'options' };
  return { text: `「${refused.item.Name}」不可用：${refused.refusal.text}`, mend: 'options' };
}

export function isInvalid(line: CartLine): boolean {
  return line.state !== 'valid';
}

/** Only what can be printed as it is goes to the checkout (可结算). */
export function isOrderable(line: CartLine): boolean {
  return !isInvalid(line) && refusedChoice(line) === null;
}
