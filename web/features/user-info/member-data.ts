import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import { done, failed, type Outcome, readOutcome } from '#web/lib/call/outcome.ts';
import { type MemberInfo, readMemberInfo } from '#web/lib/readers/member-info.ts';
import { readUnbindThirdLogin } from '#web/lib/readers/unbind-third-login.ts';
import type { ThirdLoginType } from '#web/lib/session/third-logins.ts';

const UNBIND_FAILED = '解绑第三方登录失败';
const UNBIND_DONE = '解绑成功!';

/** The member's own data (会员资料). */
export async function getMemberInfo(api: ApiClient = client()): Promise<Outcome<MemberInfo>> {
  const reply = await api.call('UserCenterMag.getMemberInfo', {});
  return readOutcome(readMemberInfo(reply), reply);
}

/** Removes the binding to an outside identity (解绑第三方登录). */
export async function unBindThirdLogin(
  wish: { readonly thirdLoginType: ThirdLoginType },
  api: ApiClient = client(),
): Promise<Outcome<typeof UNBIND_DONE>> {
  const reply = await api.call('UserCenterMag.unBindThirdLogin', wish);
  return readUnbindThirdLogin(reply) ? done(UNBIND_DONE) : failed(reply, UNBIND_FAILED);
}
