import { isLoggedInStatus } from '#contracts/rules/account/session-status.ts';
import { isNotThere, isRequestFailed, replyCode } from '../call/reply.ts';
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

/**
 * Session check (登录状态): the status alone decides, and only the string 1 means logged in. Whatever code stands beside
 * it, and whatever is missing of the user. Without a status a 401 is an answer, and anything else is none.
 */
export function readSessionCheck(reply: unknown): SessionCheck {
  // The pseudo-reply of a failure has the status of HTTP.
  if (isRequestFailed(reply) || isNotThere(reply)) return { answer: 'failed' };
  const fields = fieldsOf(reply);
  if (isLoggedInStatus(fields.status)) return { answer: 'in', user: userOf(fields) };
  const isAnswer = (fields.status !== undefined && fields.status !== null) || replyCode(reply) === 401;
  return { answer: isAnswer ? 'out' : 'failed' };
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
