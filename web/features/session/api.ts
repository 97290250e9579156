import type { Output } from '#contracts/operations.ts';
import type { ApiClient, CallOptions } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';
import { readLogout } from '#web/lib/readers/logout.ts';
import { readSessionCheck, type SessionCheck } from '#web/lib/readers/session-check.ts';

/** Session check (登录状态): only the string 1 as status means logged in. */
export async function checkSession(
  api: ApiClient = client(),
  options: Pick<CallOptions, 'token'> = {},
): Promise<SessionCheck> {
  return readSessionCheck(await api.call('UserCenterMag.userIsLogin3', {}, options));
}

/** Logout (退出登录). Its reply is not shown anywhere, so every one of them is success. */
export async function logout(api: ApiClient = client()): Promise<Outcome<null>> {
  return readLogout(await api.call('web.doLoginout', {}, { acceptsAnyReply: true }));
}

type Counts = Extract<Output<'MemberServiceMag.getCounters'>, { code: 0 }>['data'];

/** What the badges of the shell show (角标); quiet, because nobody misses a badge. */
export async function counters(api: ApiClient = client()): Promise<Outcome<Counts>> {
  return outcomeOf(await api.call('MemberServiceMag.getCounters', {}, { quiet: true }));
}
