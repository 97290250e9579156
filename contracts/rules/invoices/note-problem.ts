import { INVOICE_NOTE_MAX } from '../limits.ts';

/** Why a short text of the customer (备注, 红冲原因) cannot be kept; null where it can. */
export function noteProblem(label: string, text: string): string | null {
  return text.trim().length > INVOICE_NOTE_MAX ? `${label}最多 ${INVOICE_NOTE_MAX} 个字` : null;
}
