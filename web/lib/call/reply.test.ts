import { describe, expect, it } from 'vitest';
import {
  isRequestFailed,
  REQUEST_FAILED,
  replyCode,
  replyDetails,
  replyMessage,
  replyNeedVip,
  replyReason,
  replyTraceId,
} from './reply.ts';

describe('the pseudo-reply of a failed request', () => {
  it('has code 500 and the message 请求失败', () => {
    expect(REQUEST_FAILED).toEqual({ code: 500, message: '请求失败' });
  });

  it('cannot be changed by one caller for all others', () => {
    expect(Object.isFrozen(REQUEST_FAILED)).toBe(true);
  });

  it('is recognised, also as a copy, and told from a reply of the server', () => {
    expect(isRequestFailed(REQUEST_FAILED)).toBe(true);
    expect(isRequestFailed({ ...REQUEST_FAILED })).toBe(true);
    expect(isRequestFailed({ code: 500, message: '库存不足' })).toBe(false);
    expect(isRequestFailed({ code: 0, message: '请求失败' })).toBe(false);
    expect(isRequestFailed('ok')).toBe(false);
  });
});

describe('replyCode', () => {
  it.each([
    [{ code: 0 }, 0],
    [{ code: '401' }, 401],
    [{ code: 'E1' }, undefined],
    [{ status: 1 }, undefined],
    ['-1', undefined],
    [null, undefined],
  ])('of %j is %j', (reply, code) => {
    expect(replyCode(reply)).toBe(code);
  });
});

describe('replyMessage', () => {
  it('is the text of the server, absent when empty or no text', () => {
    expect(replyMessage({ message: '已过期' })).toBe('已过期');
    expect(replyMessage({ message: '' })).toBeUndefined();
    expect(replyMessage({ message: 5 })).toBeUndefined();
    expect(replyMessage('ok')).toBeUndefined();
  });
});

describe('replyNeedVip', () => {
  it('lists membership names and nothing else', () => {
    expect(replyNeedVip({ needVip: ['VIP', 3, '超级会员'] })).toEqual(['VIP', '超级会员']);
    expect(replyNeedVip({ needVip: 'VIP' })).toEqual([]);
    expect(replyNeedVip(undefined)).toEqual([]);
  });
});

describe('replyTraceId', () => {
  it('is the number of the failure, if there is one', () => {
    expect(replyTraceId({ traceId: 't-1' })).toBe('t-1');
    expect(replyTraceId({ traceId: '' })).toBeUndefined();
    expect(replyTraceId('<html>')).toBeUndefined();
  });
});

describe('replyReason', () => {
  it('is the stable name of a refusal, if there is one', () => {
    expect(replyReason({ reason: 'price-changed' })).toBe('price-changed');
    expect(replyReason({ reason: '' })).toBeUndefined();
    expect(replyReason('-1')).toBeUndefined();
  });
});

describe('replyDetails', () => {
  it('is what the refusal tells, and nothing where it tells nothing', () => {
    expect(replyDetails({ details: { lines: [1] } })).toEqual({ lines: [1] });
    expect(replyDetails({})).toBeUndefined();
    expect(replyDetails(null)).toBeUndefined();
  });
});
