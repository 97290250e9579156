import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { failureWords } from './failure-words.ts';
import { REQUEST_FAILED } from './reply.ts';

test.each([
  ['no answer', REQUEST_FAILED, '没有连上服务器，作品没有变化，请重试'],
  ['a server that failed', { ...REQUEST_FAILED, status: 500 }, '服务器暂时出错，作品没有变化，请重试'],
  ['an ended session', { code: 401, message: '请先登录' }, '登录已失效，作品没有变化，请重试'],
  ['a refusal', { code: 1113, message: '作品已在别处改动' }, '作品已在别处改动'],
])('after %s says what happened, then what is safe', (_what, reply, words) => {
  expect(failureWords(new CallError(reply), '作品没有变化，请重试')).toBe(words);
});
