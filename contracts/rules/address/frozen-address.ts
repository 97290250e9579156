import type { AddressFields } from './address-fields.ts';

/** 收货地址 as an order stores it: without the owner's label. */
export type FrozenAddress = Omit<AddressFields, 'label'>;

/** The stored form: exactly these parts, in this order. */
export function freezeAddress(address: FrozenAddress): string {
  const { name, mobile, province, city, district, street, detail, zip } = address;
  return JSON.stringify({ name, mobile, province, city, district, street, detail, zip });
}

/** The region of a stored address, the only part that rules read. */
export function frozenProvince(json: string): string {
  const { province = '' }: Partial<FrozenAddress> = JSON.parse(json);
  return province;
}
