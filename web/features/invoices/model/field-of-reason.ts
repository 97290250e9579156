import type { CallError } from '#web/lib/call/call-error.ts';

/** Kind, name, tax number and e-mail of a buyer are checked by the rule of orders, whose reasons have names of their own. */
const FIELD_OF_REASON: Readonly<Record<string, string>> = {
  // The choice of a kind cannot be wrong by hand and has no place for words.
  'bad-invoice-kind': 'name',
  'bad-invoice-title': 'name',
  'bad-invoice-tax-no': 'taxNo',
  'bad-invoice-email': 'email',
};

/** The field that a reason is about, in every form of invoices; the others are named `bad-<field>`. */
export function fieldOfReason(reason: string): string {
  return FIELD_OF_REASON[reason] ?? reason.replace('bad-', '');
}

/** The field that a refused call is about, for `useForm`. */
export const refusedAt = ({ reason }: CallError) => fieldOfReason(reason);
