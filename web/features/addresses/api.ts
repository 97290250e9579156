import type { Input } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { done, failed, mapped, type Outcome, outcomeOf, readOutcome } from '#web/lib/outcome.ts';
import { type Address, readAddressList } from '#web/lib/readers/address-list.ts';
import { readUpdateDefaultAddr } from '#web/lib/readers/update-default-addr.ts';

export type { Address };
export type AddressInput = Input<'AddressServiceMag.saveAddress'>;

export const ADDRESS_LIST_FAILED = '获取收货地址失败';
export const SET_DEFAULT_FAILED = '设置默认地址失败';

/** The shipping addresses (收货地址), in the order in which the member keeps them. */
export async function addressList(api: ApiClient = client()): Promise<Outcome<readonly Address[]>> {
  const reply = await api.call('UserCenterMag.getUserAddressList', {});
  return readOutcome(readAddressList(reply), reply, ADDRESS_LIST_FAILED);
}

/** Makes an address the default (设为默认); only -1 is failure. */
export async function setDefaultAddress(addrID: string, api: ApiClient = client()): Promise<Outcome<null>> {
  const reply = await api.call('ShoppingServiceMag.updateDefaultAddr', { addrID });
  return readUpdateDefaultAddr(reply) ? done(null) : failed(reply, { always: SET_DEFAULT_FAILED });
}

/** Saves an address (保存收货地址), a new one where addrID is empty, and answers its id. */
export async function saveAddress(input: AddressInput, api: ApiClient = client()): Promise<Outcome<string>> {
  return mapped(outcomeOf(await api.call('AddressServiceMag.saveAddress', input)), ({ addrID }) => addrID);
}

/** Deletes an address (删除收货地址). */
export async function deleteAddress(addrID: string, api: ApiClient = client()): Promise<Outcome<null>> {
  return mapped(outcomeOf(await api.call('AddressServiceMag.deleteAddress', { addrID })), () => null);
}

/** The input that brings a deleted address back (撤销); it comes back at the end of the list. */
export function inputOf(address: Address, addrID: string): AddressInput {
  const { name, mobile, province, city, district, street, detail, zip, label, codes, IsDefault } = address;
  const fields = { name, mobile, province, city, district, street, detail, zip, label };
  return { addrID, ...fields, codes: codes.join(','), isDefault: IsDefault };
}
