import type { Input, Output } from '#contracts/operations.ts';
import type { CodePurpose } from '#contracts/rules/account/verification-code.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { inGroup } from '#web/lib/call/in-group.ts';
import { LOGIN_GROUP } from '#web/lib/call/loading-groups.ts';
import { done, failed, type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';
import { isRequestFailed } from '#web/lib/call/reply.ts';
import { readThirdLoginInfo } from '#web/lib/readers/third-login-info.ts';
import type { ThirdLoginType } from '#web/lib/session/third-logins.ts';
import { decodedAddress, webAddress } from './model/qrcode-address.ts';

type DataOf<K extends Parameters<ApiClient['call']>[0]> = Extract<
  Output<K>,
  { readonly data: unknown }
>['data'];

export type LoginQrcode = DataOf<'LoginServiceMag.createLoginQrcode'>;
export type LoginQrcodeState = DataOf<'LoginServiceMag.queryLoginQrcode'>;
export type LoggedIn = DataOf<'LoginServiceMag.loginByPassword'>;
export type ThirdLoginState = DataOf<'LoginServiceMag.queryThirdLogin'>;
export type SentCode = DataOf<'LoginServiceMag.sendCode'>;
export type Registration = Omit<Input<'LoginServiceMag.register'>, 'agreed'>;

/** Third-party login state (第三方登录): the address is there for weixin only, and already decoded. */
export interface ThirdLoginInfo {
  readonly loginSessionID: string;
  readonly qrcodeUrl?: string;
}

const NOT_REACHED = '没有连上服务器，请重试';

/** A refusal is said in the server's words or in these, and a server that was not reached as just that. */
function answered<Reply extends object>(reply: Reply, words: string) {
  return outcomeOf(reply, isRequestFailed(reply) ? NOT_REACHED : words);
}

/** Opens a QR login session (扫码登录); the code shows the phone's page. */
export async function createLoginQrcode(
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<LoginQrcode>> {
  // Said inside the QR frame at once and with a way to try again, which is the retry: so neither toast nor waiting.
  const reply = await api.call('LoginServiceMag.createLoginQrcode', {}, { quiet: true, retry: false });
  return answered(reply, '获取二维码失败，请重试');
}

/** What the phone has done so far. Polled: the next question is the retry, and no failure raises a toast. */
export async function queryLoginQrcode(
  loginSessionID: string,
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<LoginQrcodeState>> {
  const options = { quiet: true, retry: false } as const;
  return answered(
    await api.call('LoginServiceMag.queryLoginQrcode', { loginSessionID }, options),
    '二维码已失效',
  );
}

/** Password login (密码登录). */
export async function loginByPassword(
  input: Input<'LoginServiceMag.loginByPassword'>,
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<LoggedIn>> {
  return answered(await api.call('LoginServiceMag.loginByPassword', input), '登录失败，请重试');
}

/** Login by code (验证码登录): whose mobile it is, is told only to the holder of the code. */
export async function loginByCode(
  input: Input<'LoginServiceMag.loginByCode'>,
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<LoggedIn>> {
  return answered(await api.call('LoginServiceMag.loginByCode', input), '登录失败，请重试');
}

const THIRD_INFO_FAILED = '获取第三方登录信息失败';

/** Third-party login info (第三方登录信息): the server's words, or the fixed text where it sent none. */
export async function getThirdLoginInfo(
  thirdLoginType: ThirdLoginType,
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<ThirdLoginInfo>> {
  const reply = await api.call('UserCenterMag.getThirdLoginInfo', { thirdLoginType });
  const session = readThirdLoginInfo(reply);
  if (session === null) return failed(reply, THIRD_INFO_FAILED);
  const { loginSessionID, qrcodeUrl } = session;
  if (thirdLoginType !== 'weixin') return done({ loginSessionID });
  const address = decodedAddress(qrcodeUrl);
  return address === undefined
    ? failed(reply, { always: THIRD_INFO_FAILED })
    : done({ loginSessionID, qrcodeUrl: address });
}

const NO_PAGE = '没有取得授权页的地址';

/** The provider's own page (授权页), where the visitor allows or refuses the login; read and reported in the panel. */
export async function getThirdLoginPage(
  loginSessionID: string,
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<string>> {
  const reply = await api.call('LoginServiceMag.getThirdLoginPage', { loginSessionID }, { quiet: true });
  const outcome = answered(reply, NO_PAGE);
  if (!outcome.ok) return outcome;
  const address = webAddress(outcome.value.address);
  return address === undefined ? failed(reply, { always: NO_PAGE }) : done(address);
}

/** What the outside identity provider answered so far. Polled like the QR code. */
export async function queryThirdLogin(
  loginSessionID: string,
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<ThirdLoginState>> {
  const options = { quiet: true, retry: false } as const;
  return answered(
    await api.call('LoginServiceMag.queryThirdLogin', { loginSessionID }, options),
    '授权已失效',
  );
}

/** Member binding (绑定会员): ties the approved outside identity to an account that proves its password. */
export async function bindThirdLogin(
  input: Input<'LoginServiceMag.bindThirdLogin'>,
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<LoggedIn>> {
  return answered(await api.call('LoginServiceMag.bindThirdLogin', input), '绑定失败，请重试');
}

/** Sends a verification code (验证码) to a mobile. */
export async function sendCode(
  input: { readonly mobile: string; readonly purpose: CodePurpose },
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<SentCode>> {
  return answered(await api.call('LoginServiceMag.sendCode', input), '验证码发送失败，请重试');
}

/** Registration (注册) of a verified mobile; the agreement is a condition, so it is always sent as given. */
export async function register(
  input: Registration,
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<LoggedIn>> {
  return answered(await api.call('LoginServiceMag.register', { ...input, agreed: '1' }), '注册失败，请重试');
}

/** Find password (找回密码): sets a new one after a verified mobile and tells the account it belongs to. */
export async function resetPwd(
  input: Input<'LoginServiceMag.resetPwd'>,
  api: ApiClient = inGroup(LOGIN_GROUP),
): Promise<Outcome<{ readonly account: string }>> {
  return answered(await api.call('LoginServiceMag.resetPwd', input), '重设密码失败，请重试');
}
