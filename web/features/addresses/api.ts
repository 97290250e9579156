import type { Input } from '#contracts/operations.ts';
import type { AddressField } from '#contracts/rules/address-fields.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Address, readAddressList } from '#web/lib/readers/address-list.ts';
import { readUpdateDefaultAddr } from '#web/lib/readers/update-default-addr.ts';
import { isRequestFailed, replyCode, replyMessage, replyReason } from '#web/lib/reply.ts';
import { failure, type Result, success } from '#web/lib/result.ts';

export type { Address };
export type AddressInput = Input<'AddressServiceMag.saveAddress'>;

export const ADDRESS_LIST_FAILED = '获取收货地址失败';
export const SET_DEFAULT_FAILED = '设置默认地址失败';
const FAILED = '请求失败，请重试';

/** What became of a save: the id of the address, or why not and at which field. */
export type SaveOutcome =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string; readonly field: AddressField | null };

/** The shipping addresses (收货地址), in the order in which the member keeps them. */
export async function addressList(api: ApiClient = client()): Promise<Result<readonly Address[]>> {
  const reply = await api.call('UserCenterMag.getUserAddressList', {});
  const list = readAddressList(reply);
  if (list !== null) return success(list);
  const words = isRequestFailed(reply) ? undefined : replyMessage(reply);
  return failure(words ?? ADDRESS_LIST_FAILED);
}

/** Makes an address the default (设为默认); only -1 is failure. */
export async function setDefaultAddress(addrID: string, api: ApiClient = client()): Promise<Result<null>> {
  const reply = await api.call('ShoppingServiceMag.updateDefaultAddr', { addrID });
  return readUpdateDefaultAddr(reply) ? success(null) : failure(SET_DEFAULT_FAILED);
}

/** Saves an address (保存收货地址): a new one where addrID is empty. */
export async function saveAddress(input: AddressInput, api: ApiClient = client()): Promise<SaveOutcome> {
  const reply = await api.call('AddressServiceMag.saveAddress', input);
  if ('data' in reply) return { ok: true, value: reply.data.addrID };
  return { ok: false, message: refusalWords(reply), field: refusedField(replyReason(reply)) };
}

/** Deletes an address (删除收货地址). */
export async function deleteAddress(addrID: string, api: ApiClient = client()): Promise<Result<null>> {
  const reply = await api.call('AddressServiceMag.deleteAddress', { addrID });
  return 'data' in reply ? success(null) : failure(refusalWords(reply));
}

/** The input that brings a deleted address back (撤销); it comes back at the end of the list. */
export function inputOf(address: Address, addrID: string): AddressInput {
  const { name, mobile, province, city, district, street, detail, zip, label, codes, IsDefault } = address;
  const fields = { name, mobile, province, city, district, street, detail, zip, label };
  return { addrID, ...fields, codes: codes.join(','), isDefault: IsDefault };
}

/** The server's own sentence. A failed request has none, and an ended session has a dialog of its own. */
function refusalWords(reply: unknown): string {
  const isSaidAlready = isRequestFailed(reply) || replyCode(reply) === 401;
  return isSaidAlready ? '' : (replyMessage(reply) ?? FAILED);
}

const FIELDS: readonly AddressField[] = [
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

function refusedField(reason: string | undefined): AddressField | null {
  if (reason === 'bad-codes') return 'province';
  return FIELDS.find((field) => reason === `bad-${field}`) ?? null;
}
