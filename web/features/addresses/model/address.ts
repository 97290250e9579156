import type { Input } from '#contracts/operations.ts';
import type { Address } from '#web/lib/readers/address-list.ts';

export type { Address };
export type AddressInput = Input<'AddressServiceMag.saveAddress'>;

/** The input that saves an address as it is; with an empty id it comes back at the end of the list (撤销). */
export function inputOf(address: Address, addrID: string): AddressInput {
  const { name, mobile, province, city, district, street, detail, zip, label, codes, IsDefault } = address;
  const fields = { name, mobile, province, city, district, street, detail, zip, label };
  return { addrID, ...fields, codes: codes.join(','), isDefault: IsDefault };
}
