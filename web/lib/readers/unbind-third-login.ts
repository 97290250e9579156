import { isSuccessStatus } from '#contracts/rules/account/session-status.ts';
import { isRefused } from '../call/reply.ts';
import { fieldsOf } from './scalars.ts';

/** Unbind third-party login (解绑第三方登录): status 1 means success. */
export function readUnbindThirdLogin(reply: unknown): boolean {
  return !isRefused(reply) && isSuccessStatus(fieldsOf(reply).status);
}
