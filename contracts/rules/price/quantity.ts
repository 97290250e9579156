import { FORM_MESSAGES } from '../form-messages.ts';
import { copiesText } from '../print/counting-word.ts';
import { parseWholeNumber } from '../whole-number.ts';

export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 1000000;

/** Names the limit (上限) to a customer who has reached it and presses on. */
export function quantityMostWords(goodsName: string): string {
  return `最多 ${copiesText(QUANTITY_MAX, goodsName)}`;
}

export type QuantityProblem = 'empty' | 'not-a-whole-number' | 'too-small' | 'too-large';

export type QuantityCheck =
  | { ok: true; value: number }
  | { ok: false; reason: QuantityProblem; message: string };

const MESSAGES: Record<QuantityProblem, string> = {
  empty: FORM_MESSAGES.required('数量'),
  'not-a-whole-number': '数量须为整数',
  'too-small': FORM_MESSAGES.number.min('数量', QUANTITY_MIN),
  'too-large': FORM_MESSAGES.number.max('数量', QUANTITY_MAX),
};

function refuse(reason: QuantityProblem): QuantityCheck {
  return { ok: false, reason, message: MESSAGES[reason] };
}

/** Chinese input types full-width digits, and pasted figures contain spaces: both are accepted. */
export function checkTypedQuantity(text: string): QuantityCheck {
  return checkQuantity(text.normalize('NFKC').trim());
}

/** Checks the sent quantity (数量) of a cart line: a whole number from 1 to 1000000. */
export function checkQuantity(text: string): QuantityCheck {
  if (text === '') return refuse('empty');
  const value = parseWholeNumber(text);
  // Digits beyond the safe integers are still a whole number, so they count as too large.
  if (value === null) return refuse(/^[1-9]\d*$/.test(text) ? 'too-large' : 'not-a-whole-number');
  if (value < QUANTITY_MIN) return refuse('too-small');
  if (value > QUANTITY_MAX) return refuse('too-large');
  return { ok: true, value };
}
