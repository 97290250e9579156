import { checkTypedQuantity, type QuantityCheck } from '#contracts/rules/price/quantity.ts';
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { isEnabled, optionRefusals } from '#contracts/rules/print/step-availability.ts';

/** What the customer has chosen so far: as what, how, how many and with which words. */
export interface Draft {
  readonly goodsID: string;
  readonly goodsName: string;
  readonly line: PrintLine;
  /** The quantity (数量) as it was typed. */
  readonly countText: string;
  readonly remark: string;
}

/** Chooses an option (选项); one that is disabled is left alone. */
export function withOption(draft: Draft, stepId: string, cnum: string): Draft {
  const { line } = draft;
  if (!isEnabled(optionRefusals(line), stepId, cnum)) return draft;
  const buzhou = line.buzhou.map((step) => (step.ID === stepId ? { ...step, selCnum: cnum } : step));
  return { ...draft, line: { ...line, buzhou } };
}

export function withPages(draft: Draft, pageNum: number): Draft {
  return { ...draft, line: { ...draft.line, pageNum } };
}

export function countOf(draft: Draft): QuantityCheck {
  return checkTypedQuantity(draft.countText);
}

function signature({ line, countText, remark }: Draft): string {
  return JSON.stringify([joinCnums(line.buzhou), line.pageNum, countText, remark]);
}

/** Whether two drafts would be saved alike. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return signature(one) === signature(other);
}
