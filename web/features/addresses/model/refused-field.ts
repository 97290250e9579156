import type { AddressField } from '#contracts/rules/address/address-fields.ts';
import type { CallError } from '#web/lib/call/call-error.ts';

/** In the order in which they stand in the form. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  'name',
  'mobile',
  'province',
  'city',
  'district',
  'street',
  'detail',
  'zip',
  'label',
];

/** The field at which a save was refused; null where it was for another reason. */
export function refusedField({ reason }: CallError): AddressField | null {
  if (reason === 'bad-codes') return 'province';
  return ADDRESS_FIELDS.find((field) => reason === `bad-${field}`) ?? null;
}
