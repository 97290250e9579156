import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { done } from '#web/lib/call/outcome.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { HOME } from './model/address.fixture.ts';
import { getUserAddressList, updateDefaultAddr } from './read-addresses.ts';

/** A client that answers every call with one reply. */
const answering = (reply: unknown) => ({ call: async () => reply }) as unknown as ApiClient;

const failedWith = (error: object) => ({ ok: false, error });

describe('getUserAddressList', () => {
  it.each([
    ['the server’s words', { code: 0, status: 0, message: '地址服务暂时不可用' }, '地址服务暂时不可用'],
    ['the own text without words', { code: 0, status: 0, message: '' }, '获取收货地址失败'],
    ['the own text when the request failed', REQUEST_FAILED, '获取收货地址失败'],
  ])('fails with %s', async (_what, reply, message) => {
    expect(await getUserAddressList(answering(reply))).toMatchObject(failedWith({ message }));
  });

  it('takes the status 1 as a text too', async () => {
    expect(await getUserAddressList(answering({ code: 0, status: '1', data: { list: [HOME] } }))).toEqual(
      done([HOME]),
    );
  });
});

describe('updateDefaultAddr', () => {
  it.each(['-1', ' -1\n', -1, REQUEST_FAILED])('takes %o for failure', async (reply) => {
    expect(await updateDefaultAddr('1', answering(reply))).toMatchObject(
      failedWith({ message: '设置默认地址失败' }),
    );
  });

  it.each(['1', 'ok', '0', '', '80001', 1, '<html></html>'])('takes %o for success', async (reply) => {
    expect(await updateDefaultAddr('1', answering(reply))).toEqual(done(null));
  });
});
