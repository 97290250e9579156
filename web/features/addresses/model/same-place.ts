import { defaultAddress } from '#contracts/rules/address/default-address.ts';
import type { Address } from './address.ts';

const FIELDS = ['name', 'mobile', 'province', 'city', 'district', 'street', 'detail'] as const;

/** Who receives it and where; an order keeps these words, but not the id of the address they came from. */
export type Place = Pick<Address, (typeof FIELDS)[number]>;

/** The address of the book that says this place, otherwise the default one. */
export function addressFor(place: Place, list: readonly Address[]): Address | null {
  return (
    list.find((address) => FIELDS.every((field) => address[field] === place[field])) ?? defaultAddress(list)
  );
}
