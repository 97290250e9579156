import { blankPagesToFit, unfitAdvice } from '#contracts/rules/print/page-fit.ts';
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
