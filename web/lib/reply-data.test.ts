import { describe, expect, test } from 'vitest';
import { REQUEST_FAILED } from './reply.ts';
import { ReplyError, replyData } from './reply-data.ts';

describe('the data of a reply', () => {
  test('is what a success carries', () => {
    expect(replyData({ code: 0, data: { cart: 3 } })).toEqual({ cart: 3 });
  });

  test('is refused where the code is not a success, even when data came along', () => {
    expect(() => replyData({ code: 1050, message: '该页面不可用', data: {} })).toThrow('该页面不可用');
  });

  test('of a failed request is an error with the words of the pseudo-reply', () => {
    expect(() => replyData(REQUEST_FAILED)).toThrow(new ReplyError(REQUEST_FAILED));
  });

  test('keeps the trace number for support', () => {
    expect(new ReplyError({ code: 500, traceId: 't-1' }).traceId).toBe('t-1');
  });
});
