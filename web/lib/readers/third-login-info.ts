import { isSuccessStatus } from '#contracts/rules/account/session-status.ts';
import { atOurLevel } from '#contracts/rules/reply-level.ts';
import { isRefused } from '../call/reply.ts';
import { fieldsOf, textOf } from './scalars.ts';

/** Third-party login state (第三方登录). */
export interface ThirdLoginSession {
  readonly loginSessionID: string;
  /** For weixin only, and still URL-encoded; empty where there is none. */
  readonly qrcodeUrl: string;
}

/** The login session of a reply; null where it is no success. */
export function readThirdLoginInfo(reply: unknown): ThirdLoginSession | null {
  if (isRefused(reply)) return null;
  const { data } = fieldsOf(atOurLevel('UserCenterMag.getThirdLoginInfo', reply));
  const { status, loginSessionID, qrcodeUrl } = fieldsOf(data);
  const id = textOf(loginSessionID);
  return isSuccessStatus(status) && id !== '' ? { loginSessionID: id, qrcodeUrl: textOf(qrcodeUrl) } : null;
}
