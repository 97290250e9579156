import { expect, it } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { isStale } from './stale.ts';

it.each([
  ['order-state', 1075],
  ['order-not-found', 404],
  ['after-sale-not-found', 404],
  ['bad-idem-key', 1070],
])('%s says that the order is another now', (reason, code) => {
  expect(isStale(new CallError({ code, reason, message: '订单状态已更新' }))).toBe(true);
});

it.each([
  ['a refusal of what was asked', { code: 1034, reason: 'bad-note', message: '请输入修改意见' }],
  ['the end of the session', { code: 401, reason: 'not-logged-in', message: '请先登录' }],
  ['a request that failed', REQUEST_FAILED],
])('%s says nothing about the order', (_what, reply) => {
  expect(isStale(new CallError(reply))).toBe(false);
});
