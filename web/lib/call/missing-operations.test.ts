import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { createLoadingGroups } from './loading-groups.ts';
import { createMissingOperations } from './missing-operations.ts';
import { NOT_THERE, REQUEST_FAILED } from './reply.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
}

/** A backend that answers everything in one way, and a client before it. */
async function backend({ status, body, type = 'text/html' }: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'Content-Type': type, Connection: 'close' }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const missing = createMissingOperations();
  const onFailure = vi.fn();
  const api = createApiClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: () => 't-1',
    groups: createLoadingGroups(),
    retry: { sleep: async () => undefined },
    missing,
    onFailure,
  });
  return { api, asked, missing, onFailure };
}

const UNKNOWN: readonly (readonly [string, Answer])[] = [
  ['a status 404', { status: 404, body: '<h1>Not Found</h1>' }],
  ['a status 405', { status: 405, body: '' }],
  ['a status 501', { status: 501, body: 'not implemented' }],
  ['a page', { status: 200, body: '<!doctype html><title>登录</title>' }],
  [
    'the words of our own server',
    {
      status: 404,
      body: '{"code":404,"message":"没有这个接口","reason":"unknown-operation"}',
      type: 'application/json',
    },
  ],
];

describe('a call that the backend does not know', () => {
  it.each(UNKNOWN)('is told by %s: asked once, without a toast, and never again', async (_what, answer) => {
    const { api, asked, missing, onFailure } = await backend(answer);
    expect(await api.call('MemberServiceMag.getCounters', {})).toEqual(NOT_THERE);
    expect(await api.call('MemberServiceMag.getCounters', {}, { forceRetry: true })).toEqual(NOT_THERE);
    expect(asked).toHaveLength(1);
    expect(onFailure).not.toHaveBeenCalled();
    expect(missing.has('MemberServiceMag.getCounters')).toBe(true);
    expect(missing.has('MemberServiceMag.getAbout')).toBe(false);
  });

  it.each(UNKNOWN)('is a failure like any other where the call is documented: %s', async (_what, answer) => {
    const { api, missing, onFailure } = await backend(answer);
    expect(await api.call('UserCenterMag.getMemberInfo', {})).toMatchObject(REQUEST_FAILED);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(missing.has('UserCenterMag.getMemberInfo')).toBe(false);
  });

  it.each<[string, Answer]>([
    ['a status 500', { status: 500, body: '' }],
    ['a reply that broke off', { status: 200, body: '{"code":0,"data":{"cart":', type: 'application/json' }],
  ])('is not meant by %s', async (_what, answer) => {
    const { api, asked, missing, onFailure } = await backend(answer);
    expect(await api.call('MemberServiceMag.getCounters', {})).toMatchObject(REQUEST_FAILED);
    expect(asked).toHaveLength(4);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(missing.has('MemberServiceMag.getCounters')).toBe(false);
  });

  it('is asked for again by the next page', async () => {
    const first = await backend({ status: 404, body: '' });
    await first.api.call('MemberServiceMag.getCounters', {});
    const next = await backend({ status: 200, body: '{"code":0,"data":{}}', type: 'application/json' });
    expect(await next.api.call('MemberServiceMag.getCounters', {})).toEqual({ code: 0, data: {} });
  });

  it('makes the others seem missing, until one of ours is answered', async () => {
    const { api, missing } = await backend({ status: 404, body: '' });
    expect(missing.seems('AddressServiceMag.saveAddress')).toBe(false);
    await api.call('MemberServiceMag.getCounters', {});
    expect(missing.seems('AddressServiceMag.saveAddress')).toBe(true);
    expect(missing.has('AddressServiceMag.saveAddress')).toBe(false);
    missing.meet();
    expect(missing.seems('AddressServiceMag.saveAddress')).toBe(false);
    expect(missing.seems('MemberServiceMag.getCounters')).toBe(true);
  });

  it.each([
    ['one of ours', 'MemberServiceMag.getAbout', true],
    ['a documented one', 'UserCenterMag.getMemberInfo', false],
  ] as const)(
    'an answer to %s says what the backend has beside the documented calls',
    async (_what, call, isMet) => {
      const answer = { status: 200, body: '{"code":0,"data":{}}', type: 'application/json' };
      const { api, missing } = await backend(answer);
      missing.add('MemberServiceMag.getCounters');
      await api.call(call, {});
      expect(missing.seems('AddressServiceMag.saveAddress')).toBe(!isMet);
    },
  );

  it('tells whoever listens, until they leave', async () => {
    const { api, missing } = await backend({ status: 404, body: '' });
    const listener = vi.fn();
    const leave = missing.subscribe(listener);
    await api.call('AddressServiceMag.deleteAddress', { addrID: '1' });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    await api.call('MemberServiceMag.getAbout', {});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a call that accepts any reply', () => {
  it.each(['<html>bye</html>', '', '1', 'null', '{"code":0}', '{"half'])(
    'takes %j for success',
    async (body) => {
      const { api, asked, onFailure } = await backend({ status: 200, body });
      const reply = await api.call('web.doLoginout', {}, { acceptsAnyReply: true });
      expect(reply).toEqual({ code: 0 });
      expect(asked).toHaveLength(1);
      expect(onFailure).not.toHaveBeenCalled();
    },
  );

  it('still fails with a status that says so', async () => {
    const { api } = await backend({ status: 503, body: '' });
    expect(await api.call('web.doLoginout', {}, { acceptsAnyReply: true })).toMatchObject(REQUEST_FAILED);
  });
});
