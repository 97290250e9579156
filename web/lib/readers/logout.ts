import { isRequestFailed } from '../reply.ts';
import { failure, type Result, success } from '../result.ts';

/** Logout (退出登录): every reply is success; only a request that did not get through is none. */
export function readLogout(reply: unknown): Result<null> {
  return isRequestFailed(reply) ? failure(reply.message) : success(null);
}
