import type { Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import type { RequestFailed } from '#web/lib/reply.ts';

/** Session check (登录状态): only the string 1 as status means logged in. */
export function checkSession(
  api: ApiClient = client(),
): Promise<Output<'UserCenterMag.userIsLogin3'> | RequestFailed> {
  return api.call('UserCenterMag.userIsLogin3', {});
}

/** Logout (退出登录). */
export function logout(api: ApiClient = client()): Promise<Output<'web.doLoginout'> | RequestFailed> {
  return api.call('web.doLoginout', {});
}

/** What the badges of the shell show (角标); quiet, because nobody misses a badge. */
export function counters(
  api: ApiClient = client(),
): Promise<Output<'MemberServiceMag.getCounters'> | RequestFailed> {
  return api.call('MemberServiceMag.getCounters', {}, { quiet: true });
}
