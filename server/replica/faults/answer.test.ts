import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#server/shares/share-limits.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import type { FaultKind } from './types.ts';

const ADDRESSES = 'UserCenterMag.getUserAddressList';
const DEFAULT_ADDRESS = 'ShoppingServiceMag.updateDefaultAddr';
const SAVE = 'ShoppingServiceMag.updateCart';

let test: TestApp;
let token: string;

beforeEach(async () => {
  test = await startTestApp();
  token = await test.tokenOf('super');
});
afterEach(() => test.close());

function inject(operation: '*' | typeof ADDRESSES | typeof DEFAULT_ADDRESS | typeof SAVE, fault: FaultKind) {
  test.world.faults.add({ operation, fault });
}

const addresses = () => test.call(ADDRESSES, {}, { token });
const setDefault = () => test.call(DEFAULT_ADDRESS, { addrID: '1' }, { token });

describe('a fault', () => {
  it('delays the real answer', async () => {
    const plain = await addresses();
    inject(ADDRESSES, { kind: 'delay', delay: { kind: 'fixed', ms: 60 } });
    const startedAt = performance.now();
    const late = await addresses();
    expect(late.json).toEqual(plain.json);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(58);
  });

  it('answers the page of a server that is no application', async () => {
    inject(ADDRESSES, { kind: 'html', status: 502 });
    const reply = await addresses();
    expect(reply).toMatchObject({ status: 502, type: 'text/html; charset=utf-8' });
    expect(reply.text).toContain('HTTP Status 502 – Bad Gateway');
  });

  it.each([
    ['application/json', '{"code":0,"kept":true}'],
    ['text/plain', 'ok'],
  ] as const)('answers what was recorded as %s, to the letter', async (type, body) => {
    inject(ADDRESSES, { kind: 'reply', status: 201, type, body });
    const reply = await addresses();
    expect(reply).toMatchObject({ status: 201, type: `${type}; charset=utf-8`, text: body });
  });

  it('answers an HTTP status with the error body', async () => {
    inject('*', { kind: 'status', status: 503 });
    const reply = await addresses();
    expect(reply.status).toBe(503);
    expect(reply.json).toEqual({
      code: 503,
      message: '请求失败',
      reason: 'injected-fault',
      traceId: expect.any(String),
    });
  });

  it.each([
    [401, 'not-logged-in'],
    [403, 'no-permission'],
    [500, 'injected-fault'],
  ])('answers body code %i as an envelope, for text calls too', async (code, reason) => {
    inject('*', { kind: 'code', code });
    for (const reply of [await addresses(), await setDefault()]) {
      expect(reply.status).toBe(200);
      expect(reply.type).toMatch(/^application\/json/);
      expect(reply.json).toMatchObject({ code, reason });
    }
  });

  it('names the membership levels with body code 403', async () => {
    inject(ADDRESSES, { kind: 'code', code: 403, needVip: ['VIP'], message: '仅限会员' });
    expect((await addresses()).json).toMatchObject({ code: 403, needVip: ['VIP'], message: '仅限会员' });
  });

  it('fails in the documented shape of the operation', async () => {
    inject('*', { kind: 'business-failure' });
    expect((await addresses()).json).toEqual({ code: 0, status: 0, message: '获取收货地址失败' });
    expect((await setDefault()).text).toBe('-1');
    const thirdParty = await test.call('UserCenterMag.getThirdLoginInfo', { thirdLoginType: 'qq' });
    expect(thirdParty.json).toMatchObject({ code: 0, data: { status: 0 } });
    const member = await test.call('UserCenterMag.getMemberInfo', {}, { token });
    expect(member.json).toMatchObject({ code: 1000, reason: 'operation-failed' });
  });

  it('fails with the words it was given', async () => {
    inject('*', { kind: 'business-failure', message: '今天休息' });
    expect((await addresses()).json).toEqual({ code: 0, status: 0, message: '今天休息' });
    expect((await setDefault()).text).toBe('-1');
  });

  it('answers a wrong text', async () => {
    inject(DEFAULT_ADDRESS, { kind: 'text', text: 'no' });
    const reply = await setDefault();
    expect([reply.text, reply.type]).toEqual(['no', 'text/plain; charset=utf-8']);
  });

  it('encodes the real answer twice', async () => {
    const plain = await addresses();
    inject(ADDRESSES, { kind: 'double-encoded' });
    const reply = await test.app.inject({
      url: '/uwp/newServlet/UserCenterMag/getUserAddressList',
      headers: { authorization: token },
    });
    expect(JSON.parse(JSON.parse(reply.body))).toEqual(plain.json);
  });

  it('encodes a refusal twice as well', async () => {
    test.world.faults.add({ operation: 'ShopCarService.cartInfo', fault: { kind: 'double-encoded' } });
    const reply = await test.app.inject({
      url: '/uwp/newServlet/ShopCarService/cartInfo?cartID=999999',
      headers: { authorization: token },
    });
    expect(JSON.parse(JSON.parse(reply.body))).toMatchObject({ code: 404 });
  });

  it('cuts the JSON short', async () => {
    const plain = await addresses();
    inject(ADDRESSES, { kind: 'malformed-json' });
    const reply = await test.app.inject({
      url: '/uwp/newServlet/UserCenterMag/getUserAddressList',
      headers: { authorization: token },
    });
    expect(plain.text.startsWith(reply.body)).toBe(true);
    expect(() => JSON.parse(reply.body)).toThrow(SyntaxError);
  });

  it('never reaches the operation when it only fails', async () => {
    const before = test.world.db.sqlite
      .prepare('SELECT group_concat(is_default) FROM addresses')
      .pluck()
      .get();
    const { list } = (await addresses()).json.data as { list: { ID: string; IsDefault: string }[] };
    const other = list.find(({ IsDefault }) => IsDefault === 'N');
    inject(DEFAULT_ADDRESS, { kind: 'text', text: '-1' });
    await test.call(DEFAULT_ADDRESS, { addrID: String(other?.ID) }, { token });
    expect(test.world.db.sqlite.prepare('SELECT group_concat(is_default) FROM addresses').pluck().get()).toBe(
      before,
    );
  });

  it('is written into the journal', async () => {
    inject(ADDRESSES, { kind: 'status', status: 500 });
    await addresses();
    expect(test.world.journal.list()).toMatchObject([
      { operation: ADDRESSES, fault: { kind: 'status' }, status: 500, code: 500 },
    ]);
  });

  it('comes once by the Prefer header, which the reply repeats', async () => {
    const url = '/uwp/newServlet/UserCenterMag/getUserAddressList';
    const headers = { authorization: token, prefer: 'code=502, delay=5' };
    const reply = await test.app.inject({ url, headers });
    expect([reply.statusCode, reply.headers['preference-applied']]).toEqual([502, 'code=502, delay=5']);
    expect((await addresses()).status).toBe(200);
  });
});

describe('a fault on a real connection', () => {
  type Outcome = { error: string } | { status: number };
  let port: number;
  beforeEach(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = test.app.server.address() as AddressInfo);
  });

  function ask(): { outcome: Promise<Outcome>; abort: () => void } {
    let abort = () => {};
    const outcome = new Promise<Outcome>((resolve) => {
      const path = '/uwp/newServlet?serviceName=UserCenterMag&medthodName=getUserAddressList';
      const sent = request({ port, host: '127.0.0.1', path, headers: { authorization: token } }, (reply) => {
        reply.resume();
        resolve({ status: reply.statusCode ?? 0 });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
      sent.end();
      abort = () => sent.destroy();
    });
    return { outcome, abort };
  }

  const pause = (ms: number) =>
    new Promise<'still waiting'>((resolve) => setTimeout(resolve, ms, 'still waiting'));

  it('cuts the connection before there is an answer', async () => {
    inject(ADDRESSES, { kind: 'cut' });
    expect(await ask().outcome).toEqual({ error: 'ECONNRESET' });
    expect(test.world.journal.list()).toMatchObject([{ fault: { kind: 'cut' }, status: 0 }]);
  });

  it('never answers, and lets go when the server closes', async () => {
    inject(ADDRESSES, { kind: 'hang' });
    const { outcome } = ask();
    // A busy machine may take its time to come as far as that.
    await vi.waitFor(
      () => expect(test.world.journal.list()).toMatchObject([{ fault: { kind: 'hang' }, status: 0 }]),
      { timeout: 20_000 },
    );
    expect(await Promise.race([outcome, pause(150)])).toBe('still waiting');
    await test.app.close();
    expect(await outcome).toEqual({ error: 'ECONNRESET' });
  });

  it('does not hold back a server that closes during a delay', async () => {
    inject(ADDRESSES, { kind: 'delay', delay: { kind: 'fixed', ms: 120_000 } });
    const { outcome } = ask();
    await pause(50);
    await test.app.close();
    expect(await outcome).toEqual({ error: 'ECONNRESET' });
  });

  it('refuses in words when too many wait already, and takes calls again when one has left', async () => {
    const { shares } = test.world;
    const taken = Array.from({ length: LIMITS.heldAnswers.world }, () =>
      shares.take('heldAnswers', { world: '' }),
    );
    inject(ADDRESSES, { kind: 'delay', delay: { kind: 'fixed', ms: 1 } });
    expect(await addresses()).toMatchObject({
      status: 429,
      json: { code: 429, message: '等待中的请求过多，请稍后再试', reason: 'too-many-held' },
    });
    expect(test.world.journal.list()[0]?.decisions).toEqual(['too many answers are held back at once']);
    taken.pop()?.();
    expect([(await addresses()).status, (await addresses()).status]).toEqual([200, 200]);
  });

  it('counts a hanging call until it is gone', async () => {
    const held = () => test.world.shares.taken('heldAnswers');
    inject(ADDRESSES, { kind: 'hang' });
    const { abort } = ask();
    await vi.waitFor(() => expect(held()).toBe(1), { timeout: 20_000 });
    abort();
    await vi.waitFor(() => expect(held()).toBe(0), { timeout: 20_000 });
  });

  it('gives up a delay when the caller goes away', async () => {
    inject(ADDRESSES, { kind: 'delay', delay: { kind: 'fixed', ms: 120_000 } });
    const { outcome, abort } = ask();
    await pause(50);
    abort();
    await outcome;
    await expect
      .poll(() => test.world.journal.list())
      .toMatchObject([{ fault: { kind: 'delay' }, status: 0 }]);
  });
});
