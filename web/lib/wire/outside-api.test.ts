import { describe, expect, it, vi } from 'vitest';
import { outsideCall } from './outside-api.ts';

function answering(status: number, body: string) {
  return vi.fn<typeof fetch>(async () => new Response(body, { status }));
}

describe('outsideCall', () => {
  it('reads the data of a success', async () => {
    const send = answering(200, '{"code":0,"message":"成功","data":{"state":"waiting"}}');
    expect(await outsideCall('/phone-api/s1', undefined, send)).toEqual({
      kind: 'done',
      data: { state: 'waiting' },
    });
    expect(send).toHaveBeenCalledWith('/phone-api/s1', { cache: 'no-store' });
  });

  it('posts a body as JSON', async () => {
    const send = answering(200, '{"code":0,"data":{}}');
    await outsideCall('/phone-api/s1/scan', { account: 'super' }, send);
    expect(send).toHaveBeenCalledWith('/phone-api/s1/scan', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"account":"super"}',
    });
  });

  it('passes a refusal on', async () => {
    const send = answering(
      200,
      '{"code":1012,"message":"登录会话状态已变化","reason":"login-session-state"}',
    );
    expect(await outsideCall('/phone-api/s1', {}, send)).toEqual({
      kind: 'refused',
      message: '登录会话状态已变化',
      reason: 'login-session-state',
    });
  });

  it.each([
    ['a server error', 500, '{"code":500,"message":"x"}'],
    ['something that is no JSON', 200, '<html>'],
    ['JSON without a code', 200, '{}'],
  ])('fails on %s', async (_case, status, body) => {
    expect(await outsideCall('/phone-api/s1', undefined, answering(status, body))).toEqual({
      kind: 'failed',
    });
  });

  it('fails without a network', async () => {
    const send = vi.fn<typeof fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await outsideCall('/phone-api/s1', undefined, send)).toEqual({ kind: 'failed' });
  });
});
