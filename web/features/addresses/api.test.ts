import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#web/lib/api-client.ts';
import { done } from '#web/lib/outcome.ts';
import { REQUEST_FAILED } from '#web/lib/reply.ts';
import { addressList, deleteAddress, inputOf, saveAddress, setDefaultAddress } from './api.ts';
import { HOME } from './model/address.fixture.ts';

/** A client that answers every call with one reply. */
const answering = (reply: unknown) => ({ call: async () => reply }) as unknown as ApiClient;

const failedWith = (error: object) => ({ ok: false, error });

describe('addressList', () => {
  it.each([
    ['the server’s words', { code: 0, status: 0, message: '地址服务暂时不可用' }, '地址服务暂时不可用'],
    ['the own text without words', { code: 0, status: 0, message: '' }, '获取收货地址失败'],
    ['the own text when the request failed', REQUEST_FAILED, '获取收货地址失败'],
  ])('fails with %s', async (_what, reply, message) => {
    expect(await addressList(answering(reply))).toMatchObject(failedWith({ message }));
  });

  it('takes the status 1 as a text too', async () => {
    expect(await addressList(answering({ code: 0, status: '1', data: { list: [HOME] } }))).toEqual(
      done([HOME]),
    );
  });
});

describe('setDefaultAddress', () => {
  it.each(['-1', ' -1\n', -1, REQUEST_FAILED])('takes %o for failure', async (reply) => {
    expect(await setDefaultAddress('1', answering(reply))).toMatchObject(
      failedWith({ message: '设置默认地址失败' }),
    );
  });

  it.each(['1', 'ok', '0', '', '80001', 1, '<html></html>'])('takes %o for success', async (reply) => {
    expect(await setDefaultAddress('1', answering(reply))).toEqual(done(null));
  });
});

describe('saveAddress', () => {
  it('tells what was refused', async () => {
    const reply = { code: 1034, reason: 'bad-codes', message: '请重新选择所在地区' };
    expect(await saveAddress(inputOf(HOME, ''), answering(reply))).toMatchObject(
      failedWith({ reason: 'bad-codes', message: '请重新选择所在地区', isSaid: false }),
    );
  });

  it('leaves a failed request to the shared words', async () => {
    expect(await saveAddress(inputOf(HOME, ''), answering(REQUEST_FAILED))).toMatchObject(
      failedWith({ kind: 'failed', isSaid: true, reason: '' }),
    );
  });
});

describe('deleteAddress', () => {
  it('fails with the server’s words', async () => {
    const reply = { code: 404, reason: 'address-not-found', message: '收货地址不存在' };
    expect(await deleteAddress('1', answering(reply))).toMatchObject(
      failedWith({ message: '收货地址不存在' }),
    );
  });
});
