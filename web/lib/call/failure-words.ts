import type { CallError } from './call-error.ts';

const NOT_REACHED = '没有连上服务器';
const SERVER_FAILED = '服务器暂时出错';
const LOGGED_OUT = '登录已失效';

/** The server's own sentence; where the server gave none, what happened, then what is safe and what to do. */
export function failureWords(error: CallError, safe: string): string {
  if (!error.isToldElsewhere) return error.message;
  if (error.kind === 'logged-out') return `${LOGGED_OUT}，${safe}`;
  return `${error.status === undefined ? NOT_REACHED : SERVER_FAILED}，${safe}`;
}
