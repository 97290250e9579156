import type { ApiClient, CallOptions } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import { readLogout } from '#web/lib/readers/logout.ts';
import { readSessionCheck, type SessionCheck } from '#web/lib/readers/session-check.ts';

/** Session check (登录状态): only the string 1 as status means logged in. */
export async function userIsLogin3(
  api: ApiClient = client(),
  options: Pick<CallOptions, 'token'> = {},
): Promise<SessionCheck> {
  return readSessionCheck(await api.call('UserCenterMag.userIsLogin3', {}, options));
}

/** Logout (退出登录). Its reply is not shown anywhere, so every one of them is success. */
export async function doLoginout(api: ApiClient = client()): Promise<Outcome<null>> {
  return readLogout(await api.call('web.doLoginout', {}, { acceptsAnyReply: true }));
}
