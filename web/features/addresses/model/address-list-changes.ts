import type { Address, AddressInput } from './address.ts';

/** The list after a save, before the server was asked again. */
export function withSaved(list: readonly Address[], input: AddressInput, addrID: string): Address[] {
  const { isDefault, codes, addrID: _addrID, ...fields } = input;
  const before = list.find(({ ID }) => ID === addrID);
  const saved: Address = {
    ...fields,
    ID: addrID,
    IsDefault: isDefault === 'Y' ? 'Y' : (before?.IsDefault ?? 'N'),
    others: before?.others ?? {},
    codes: codes === '' ? [] : codes.split(','),
  };
  const next = before ? list.map((one) => (one.ID === addrID ? saved : one)) : [...list, saved];
  return isDefault === 'Y' ? withDefault(next, addrID) : next;
}

/** The flag is moved and never two. */
export function withDefault(list: readonly Address[], addrID: string): Address[] {
  return list.map((address) => ({ ...address, IsDefault: address.ID === addrID ? 'Y' : 'N' }));
}
