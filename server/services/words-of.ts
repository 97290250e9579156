import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { fieldRefusal } from '#server/errors.ts';

/** A text from the customer, without the spaces around it; too short and too long ones are refused. */
export function wordsOf(
  text: string,
  demand: { label: string; min?: number; max: number; reason: string },
): string {
  const { label, min = 1, max, reason } = demand;
  const words = text.trim();
  if (words === '' && min > 0) throw fieldRefusal(reason, FORM_MESSAGES.required(label));
  if (words.length < min) throw fieldRefusal(reason, FORM_MESSAGES.string.min(label, min));
  if (words.length > max) throw fieldRefusal(reason, FORM_MESSAGES.string.max(label, max));
  return words;
}
