import { describe, expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { NOT_THERE, REQUEST_FAILED } from './reply.ts';

describe('a call that came to nothing', () => {
  test.each([
    ['a failed request', { ...REQUEST_FAILED, traceId: 't-1' }, 'failed', true],
    ['a call that is not there', NOT_THERE, 'not-there', false],
    ['an ended session', { code: 401, message: '请先登录' }, 'logged-out', true],
    ['a refused membership', { code: '403', message: '需要开通会员' }, 'forbidden', false],
    ['a refusal', { code: 1050, message: '该页面不可用' }, 'refused', false],
    ['the text of a refusal', '-1', 'refused', false],
  ])('after %s is of its kind', (_what, reply, kind, isToldElsewhere) => {
    expect(new CallError(reply)).toMatchObject({ kind, isToldElsewhere });
  });

  test('says what the server says, or the words of the call', () => {
    expect(new CallError({ code: 1, message: '库存不足' }, '没有保存').message).toBe('库存不足');
    expect(new CallError({ code: 1 }, '没有保存').message).toBe('没有保存');
    expect(new CallError({ code: 1 }).message).toBe('请求失败，请重试');
  });

  test('says the words of the call where the request failed, for nobody heard the server', () => {
    expect(new CallError(REQUEST_FAILED, '没有保存').message).toBe('没有保存');
  });

  test('says the same sentence always where the documents demand it', () => {
    const words = { always: '更新购物车失败，请稍后再试' };
    expect(new CallError({ code: 1, message: '库存不足' }, words).message).toBe(words.always);
  });

  test('keeps what programs need: code, reason, number and facts', () => {
    const reply = { code: 1201, reason: 'price-changed', traceId: 't-2', details: { changes: [1] } };
    const { code, reason, traceId, details } = new CallError(reply);
    expect({ code, reason, traceId, details }).toEqual(reply);
  });
});
