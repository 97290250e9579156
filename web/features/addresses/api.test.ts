import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#web/lib/api-client.ts';
import { REQUEST_FAILED } from '#web/lib/reply.ts';
import { addressList, deleteAddress, inputOf, saveAddress, setDefaultAddress } from './api.ts';
import { HOME } from './model/address.fixture.ts';

/** A client that answers every call with one reply. */
const answering = (reply: unknown) => ({ call: async () => reply }) as unknown as ApiClient;

describe('addressList', () => {
  it.each([
    ['the server’s words', { code: 0, status: 0, message: '地址服务暂时不可用' }, '地址服务暂时不可用'],
    ['the own text without words', { code: 0, status: 0, message: '' }, '获取收货地址失败'],
    ['the own text when the request failed', REQUEST_FAILED, '获取收货地址失败'],
  ])('fails with %s', async (_what, reply, message) => {
    expect(await addressList(answering(reply))).toEqual({ ok: false, message });
  });

  it('takes the status 1 as a text too', async () => {
    expect(await addressList(answering({ code: 0, status: '1', data: { list: [HOME] } }))).toEqual({
      ok: true,
      value: [HOME],
    });
  });
});

describe('setDefaultAddress', () => {
  it.each(['-1', ' -1\n', -1, REQUEST_FAILED])('takes %o for failure', async (reply) => {
    expect(await setDefaultAddress('1', answering(reply))).toEqual({
      ok: false,
      message: '设置默认地址失败',
    });
  });

  it.each(['1', 'ok', '0', '', '80001', 1, '<html></html>'])('takes %o for success', async (reply) => {
    expect(await setDefaultAddress('1', answering(reply))).toEqual({ ok: true, value: null });
  });
});

describe('saveAddress', () => {
  it('shows codes that were refused at the region', async () => {
    const reply = { code: 1034, reason: 'bad-codes', message: '请重新选择所在地区' };
    expect(await saveAddress(inputOf(HOME, ''), answering(reply))).toMatchObject({ field: 'province' });
  });

  it('has no words of its own for a failed request', async () => {
    expect(await saveAddress(inputOf(HOME, ''), answering(REQUEST_FAILED))).toEqual({
      ok: false,
      message: '',
      field: null,
    });
  });
});

describe('deleteAddress', () => {
  it('fails with the server’s words', async () => {
    const reply = { code: 404, reason: 'address-not-found', message: '收货地址不存在' };
    expect(await deleteAddress('1', answering(reply))).toEqual({ ok: false, message: '收货地址不存在' });
  });
});
