import { done, failed, type Outcome } from '../call/outcome.ts';
import { isRequestFailed } from '../call/reply.ts';

/** Logout (退出登录): every reply is success; only a request that did not get through is none. */
export function readLogout(reply: unknown): Outcome<null> {
  return isRequestFailed(reply) ? failed(reply) : done(null);
}
