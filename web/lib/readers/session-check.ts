import { isLoggedInStatus } from '#contracts/rules/account/session-status.ts';
import { isRefused, replyCode } from '../reply.ts';
import { fieldsOf, textOf } from './scalars.ts';

/** The logged-in user (登录用户): texts are empty where the backend says nothing. */
export interface SessionUser {
  readonly user_id: string;
  /** Invite code (邀请码). */
  readonly yaoqingma: string;
  readonly member_code: string;
  readonly vip_name: string;
  readonly vip_lastTime_desc: string;
  readonly vip_lastTime: string;
  readonly user_avatar: string;
  readonly bind_wx: string;
  /** Kept as it is, so nothing about it is certain. */
  readonly user_account: unknown;
}

export type SessionCheck =
  | { readonly answer: 'in'; readonly user: SessionUser }
  | { readonly answer: 'out' | 'failed' };

/** Session check (登录状态): only the string 1 as status means logged in; everything about the user may be missing. */
export function readSessionCheck(reply: unknown): SessionCheck {
  if (replyCode(reply) === 401) return { answer: 'out' };
  if (isRefused(reply)) return { answer: 'failed' };
  const fields = fieldsOf(reply);
  // A reply without the status that was asked for is no answer.
  if (fields.status === undefined || fields.status === null) return { answer: 'failed' };
  return isLoggedInStatus(fields.status) ? { answer: 'in', user: userOf(fields) } : { answer: 'out' };
}

/** The name in the account (昵称或账号), which is kept as the server sent it; empty where it holds none. */
export function accountName(kept: unknown): string {
  const { nick, account } = fieldsOf(kept);
  return textOf(nick) || textOf(account) || textOf(kept);
}

function userOf(fields: ReturnType<typeof fieldsOf>): SessionUser {
  return {
    user_id: textOf(fields.user_id),
    yaoqingma: textOf(fields.yaoqingma),
    member_code: textOf(fields.member_code),
    vip_name: textOf(fields.vip_name),
    vip_lastTime_desc: textOf(fields.vip_lastTime_desc),
    vip_lastTime: textOf(fields.vip_lastTime),
    user_avatar: textOf(fields.user_avatar),
    bind_wx: textOf(fields.bind_wx),
    user_account: fields.user_account,
  };
}
