import { askBy } from '#web/kit/ask/ask.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import { done, failed, type Outcome, readOutcome } from '#web/lib/call/outcome.ts';
import { type Address, readAddressList } from '#web/lib/readers/address-list.ts';
import { readUpdateDefaultAddr } from '#web/lib/readers/update-default-addr.ts';

export const ADDRESS_LIST_FAILED = '获取收货地址失败';
export const SET_DEFAULT_FAILED = '设置默认地址失败';

/** The shipping addresses (收货地址), in the order in which the member keeps them. */
export async function getUserAddressList(api: ApiClient = client()): Promise<Outcome<readonly Address[]>> {
  const reply = await api.call('UserCenterMag.getUserAddressList', {});
  return readOutcome(readAddressList(reply), reply, ADDRESS_LIST_FAILED);
}

/** The member's addresses as a query. */
export const ADDRESSES = askBy('UserCenterMag.getUserAddressList', {}, () => getUserAddressList());

/** Makes an address the default (设为默认); only -1 is failure. */
export async function updateDefaultAddr(addrID: string, api: ApiClient = client()): Promise<Outcome<null>> {
  const reply = await api.call('ShoppingServiceMag.updateDefaultAddr', { addrID });
  return readUpdateDefaultAddr(reply) ? done(null) : failed(reply, { always: SET_DEFAULT_FAILED });
}
