import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type MemberInfo, readMemberInfo } from '#web/lib/readers/member-info.ts';
import { readUnbindThirdLogin } from '#web/lib/readers/unbind-third-login.ts';
import { isRequestFailed, replyMessage } from '#web/lib/reply.ts';
import { ReplyError } from '#web/lib/reply-data.ts';
import { failure, type Result, success } from '#web/lib/result.ts';

export type { MemberInfo };

export const UNBIND_FAILED = '解绑第三方登录失败';
export const UNBIND_DONE = '解绑成功!';

/** The member's own data (会员资料). */
export async function memberInfo(api: ApiClient = client()): Promise<MemberInfo> {
  const reply = await api.call('UserCenterMag.getMemberInfo', {});
  const info = readMemberInfo(reply);
  if (info === null) throw new ReplyError(reply);
  return info;
}

/** Removes the binding to an outside identity (解绑第三方登录). */
export async function unbindThirdLogin(
  thirdLoginType: string,
  api: ApiClient = client(),
): Promise<Result<null>> {
  const reply = await api.call('UserCenterMag.unBindThirdLogin', { thirdLoginType });
  if (readUnbindThirdLogin(reply)) return success(null);
  return failure(serverWords(reply) ?? UNBIND_FAILED);
}

/** The server's own sentence; the pseudo-reply of a failed request has none. */
function serverWords(reply: unknown): string | undefined {
  return isRequestFailed(reply) ? undefined : replyMessage(reply);
}
