import type { Output } from '#contracts/operations.ts';
import { isSuccessStatus } from '#contracts/rules/session-status.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { isRequestFailed, replyMessage } from '#web/lib/reply.ts';
import { replyData } from '#web/lib/reply-data.ts';
import { failure, type Result, success } from '#web/lib/result.ts';

export type MemberInfo = Extract<Output<'UserCenterMag.getMemberInfo'>, { code: 0 }>['data']['data'];
export type Address = Extract<
  Output<'UserCenterMag.getUserAddressList'>,
  { status: 1 }
>['data']['list'][number];

export const ADDRESS_LIST_FAILED = '获取收货地址失败';
export const SET_DEFAULT_FAILED = '设置默认地址失败';
export const UNBIND_FAILED = '解绑第三方登录失败';
export const UNBIND_DONE = '解绑成功!';

/** The member's own data (会员资料). */
export async function memberInfo(api: ApiClient = client()): Promise<MemberInfo> {
  const { data } = replyData(await api.call('UserCenterMag.getMemberInfo', {}));
  return data;
}

/** The shipping addresses (收货地址). */
export async function addressList(api: ApiClient = client()): Promise<Result<readonly Address[]>> {
  const reply = await api.call('UserCenterMag.getUserAddressList', {});
  if ('status' in reply && isSuccessStatus(reply.status) && 'data' in reply) return success(reply.data.list);
  return failure(serverWords(reply) ?? ADDRESS_LIST_FAILED);
}

/** Makes an address the default (设为默认); the text -1 is failure. */
export async function setDefaultAddress(addrID: string, api: ApiClient = client()): Promise<Result<null>> {
  const reply = await api.call('ShoppingServiceMag.updateDefaultAddr', { addrID });
  return reply === '1' ? success(null) : failure(SET_DEFAULT_FAILED);
}

/** Removes the binding to an outside identity (解绑第三方登录). */
export async function unbindThirdLogin(
  thirdLoginType: string,
  api: ApiClient = client(),
): Promise<Result<null>> {
  const reply = await api.call('UserCenterMag.unBindThirdLogin', { thirdLoginType });
  if ('status' in reply && isSuccessStatus(reply.status)) return success(null);
  return failure(serverWords(reply) ?? UNBIND_FAILED);
}

/** The server's own sentence; the pseudo-reply of a failed request has none. */
function serverWords(reply: unknown): string | undefined {
  return isRequestFailed(reply) ? undefined : replyMessage(reply);
}
