import { TITLE_LABELS, type TitleField } from '#contracts/rules/invoices/title-fields.ts';

/** Reasons of the invoice asked for with an order (`contracts/rules/orders/invoice-fields.ts`). */
const FIELD_OF_ORDER_REASON: Readonly<Record<string, TitleField>> = {
  'bad-invoice-title': 'name',
  'bad-invoice-tax-no': 'taxNo',
  'bad-invoice-email': 'email',
};

/** The field that a refusal is about; the field `name` where it is about none. */
export function fieldOfReason(reason: string): TitleField {
  const named = reason.replace('bad-', '');
  return (
    FIELD_OF_ORDER_REASON[reason] ?? (Object.hasOwn(TITLE_LABELS, named) ? (named as TitleField) : 'name')
  );
}
