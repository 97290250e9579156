import { TITLE_LABELS, type TitleField } from '#contracts/rules/invoices/title-fields.ts';

const OF_ORDERS: Readonly<Record<string, TitleField>> = {
  'bad-invoice-title': 'name',
  'bad-invoice-tax-no': 'taxNo',
  'bad-invoice-email': 'email',
};

/** The field that a refusal is about; the name where it is about none. */
export function fieldOfReason(reason: string): TitleField {
  const named = reason.replace('bad-', '');
  return OF_ORDERS[reason] ?? (Object.hasOwn(TITLE_LABELS, named) ? (named as TitleField) : 'name');
}
