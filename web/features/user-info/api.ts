import type { Input, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { done, failed, type Outcome, outcomeOf, readOutcome } from '#web/lib/outcome.ts';
import { type MemberInfo, readMemberInfo } from '#web/lib/readers/member-info.ts';
import { readUnbindThirdLogin } from '#web/lib/readers/unbind-third-login.ts';

export type { MemberInfo };

export const UNBIND_FAILED = '解绑第三方登录失败';
export const UNBIND_DONE = '解绑成功!';

/** The member's own data (会员资料). */
export async function memberInfo(api: ApiClient = client()): Promise<Outcome<MemberInfo>> {
  const reply = await api.call('UserCenterMag.getMemberInfo', {});
  return readOutcome(readMemberInfo(reply), reply);
}

/** Removes the binding to an outside identity (解绑第三方登录). */
export async function unbindThirdLogin(
  thirdLoginType: string,
  api: ApiClient = client(),
): Promise<Outcome<null>> {
  const reply = await api.call('UserCenterMag.unBindThirdLogin', { thirdLoginType });
  return readUnbindThirdLogin(reply) ? done(null) : failed(reply, UNBIND_FAILED);
}

type DataOf<K extends Extract<Parameters<ApiClient['call']>[0], `AccountServiceMag.${string}`>> = Extract<
  Output<K>,
  { code: 0 }
>['data'];
export type Account = DataOf<'AccountServiceMag.getAccount'>;
export type DevicePage = DataOf<'AccountServiceMag.getSessions'>;
export type Device = DevicePage['list'][number];
export type Closing = DataOf<'AccountServiceMag.getClosing'>;

export const DEVICE_PAGE_SIZE = 5;

/** The settings of the account (账号设置). */
export async function account(api: ApiClient = client()): Promise<Outcome<Account>> {
  return outcomeOf(await api.call('AccountServiceMag.getAccount', {}));
}

/** Name and region (修改资料). */
export async function saveProfile(
  wish: Input<'AccountServiceMag.saveProfile'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.saveProfile'>>> {
  return outcomeOf(await api.call('AccountServiceMag.saveProfile', wish));
}

/** The drawn picture again (移除头像). */
export async function removeAvatar(
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.removeAvatar'>>> {
  return outcomeOf(await api.call('AccountServiceMag.removeAvatar', {}));
}

/** A code to the own mobile, which is empty, or to a new one (验证码). */
export async function sendAccountCode(
  mobile: string,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.sendAccountCode'>>> {
  return outcomeOf(await api.call('AccountServiceMag.sendAccountCode', { mobile }), '验证码发送失败，请重试');
}

/** A code to a new address (邮箱验证码). */
export async function sendEmailCode(
  email: string,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.sendAccountCode'>>> {
  const sent = await api.call('AccountServiceMag.sendAccountCode', { mobile: '', email });
  return outcomeOf(sent, '验证码发送失败，请重试');
}

/** Another mail address (更换邮箱). */
export async function changeEmail(
  wish: Input<'AccountServiceMag.changeEmail'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.changeEmail'>>> {
  return outcomeOf(await api.call('AccountServiceMag.changeEmail', wish));
}

/** Another mobile (换绑手机). */
export async function changeMobile(
  wish: Input<'AccountServiceMag.changeMobile'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.changeMobile'>>> {
  return outcomeOf(await api.call('AccountServiceMag.changeMobile', wish));
}

/** A new password (修改密码), or the first one (设置密码). */
export async function savePassword(
  wish: Input<'AccountServiceMag.savePassword'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.savePassword'>>> {
  return outcomeOf(await api.call('AccountServiceMag.savePassword', wish));
}

/** One page of where the member is logged in (登录设备). */
export async function devicePage(page: number, api: ApiClient = client()): Promise<Outcome<DevicePage>> {
  const question = { page: String(page), pageSize: String(DEVICE_PAGE_SIZE) };
  return outcomeOf(await api.call('AccountServiceMag.getSessions', question));
}

/** Logs out elsewhere (退出设备): one by its id, or `others`. */
export async function endSessions(
  which: string,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.endSessions'>>> {
  return outcomeOf(await api.call('AccountServiceMag.endSessions', { which }));
}

/** What the member does not want to be told of (通知设置). */
export async function saveNoticeWishes(
  unwanted: readonly string[],
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.saveNoticeWishes'>>> {
  return outcomeOf(await api.call('AccountServiceMag.saveNoticeWishes', { unwanted: unwanted.join(',') }));
}

/** Whether the account can be closed (注销条件). */
export async function closing(api: ApiClient = client()): Promise<Outcome<Closing>> {
  return outcomeOf(await api.call('AccountServiceMag.getClosing', {}));
}

/** Closes the account, after some days (申请注销). */
export async function askClosing(
  wish: Input<'AccountServiceMag.askClosing'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.askClosing'>>> {
  return outcomeOf(await api.call('AccountServiceMag.askClosing', wish));
}
