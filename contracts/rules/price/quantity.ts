import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { FORM_MESSAGES } from '../form-messages.ts';
import { copiesText } from '../print/counting-word.ts';
import { parseWholeNumber } from '../whole-number.ts';

export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 1000000;

/** Names the limit (上限) to a customer who has reached it and presses on. */
export function quantityMostWords(goodsName: string): string {
  return `最多 ${copiesText(QUANTITY_MAX, goodsName)}`;
}

export type QuantityCheck = Done<number> | Refused<'bad-field'>;

const bad = (message: string) => refusedField('bad-count', message);

/** Chinese input types full-width digits, and pasted figures contain spaces: both are accepted. */
export function checkTypedQuantity(text: string): QuantityCheck {
  return checkQuantity(text.normalize('NFKC').trim());
}

/** Checks the sent quantity (数量) of a cart line: a whole number from 1 to 1000000. */
export function checkQuantity(text: string): QuantityCheck {
  if (text === '') return bad(FORM_MESSAGES.required('数量'));
  const value = parseWholeNumber(text);
  // Digits beyond the safe integers are still a whole number, so they count as too large.
  if (value === null && !/^[1-9]\d*$/.test(text)) return bad('数量须为整数');
  if (value === null || value > QUANTITY_MAX) return bad(FORM_MESSAGES.number.max('数量', QUANTITY_MAX));
  if (value < QUANTITY_MIN) return bad(FORM_MESSAGES.number.min('数量', QUANTITY_MIN));
  return done(value);
}
