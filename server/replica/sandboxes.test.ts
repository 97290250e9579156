import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { logicalDump } from '#db/dump.ts';
import { type Env, readEnv } from '#server/env.ts';
import { startTestApp, TEST_NOW, type TestApp } from '#server/testing.ts';
import { sandboxCap } from '#server/worlds/sandbox-cap.ts';
import type { Json } from './testing.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Json;
}

type Ask = (
  path: string,
  how?: { method?: string; body?: object; headers?: Record<string, string> },
) => Promise<Answer>;

let test: TestApp;
let base = '';
let now = 0;

/** A server on a real port whose sandboxes age by `now`. */
async function start(env: Partial<Env> = {}): Promise<void> {
  now = Date.UTC(2030, 0, 1);
  test = await startTestApp({ env, realNow: () => now });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
}
afterEach(() => test.close());

/** Somebody who sends one header with everything. */
function caller(sandbox: string | null, more: Record<string, string> = {}): Ask {
  return async (path, { method = 'GET', body, headers } = {}) => {
    const reply = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(sandbox === null ? {} : { 'x-replica-sandbox': sandbox }),
        ...more,
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: reply.status, headers: reply.headers, text, json: isJson ? JSON.parse(text) : {} };
  };
}

function call(ask: Ask, operation: OperationId, token = ''): Promise<Answer> {
  const { path, httpMethod: method } = operationMeta(operation);
  return ask(toWire(path), { method, headers: token ? { authorization: token } : {} });
}

const post = (ask: Ask, path: string, body?: object) =>
  ask(`/__replica/${path}`, { method: 'POST', ...(body ? { body } : {}) });
const tokenOf = async (ask: Ask) => String((await post(ask, 'personas/super/login')).json.token);
const isLoggedIn = async (ask: Ask, token: string) =>
  (await call(ask, 'UserCenterMag.userIsLogin3', token)).json.status;
const names = async () =>
  ((await caller(null)('/__replica/sandboxes')).json.list as { name: string }[]).map(({ name }) => name);

describe('isolation of a sandbox', () => {
  it('keeps rows to itself', async () => {
    await start();
    const [a, b, plain] = [caller('a'), caller('b'), caller(null)];
    const seeded = logicalDump(test.world.db);
    await post(a, 'scenarios/cart-empty/run', { params: { account: 'super' } });
    const totals = [];
    for (const ask of [a, b, plain]) {
      const { json } = await call(ask, 'ShopCarService.cartList', await tokenOf(ask));
      totals.push((json.data as { total: number }).total);
    }
    expect(totals[0]).toBe(0);
    expect(totals[1]).toBeGreaterThan(0);
    expect(totals[2]).toBe(totals[1]);
    await post(plain, 'reset');
    expect(logicalDump(test.world.db)).toBe(seeded);
  });

  it('keeps sessions to itself', async () => {
    await start();
    const [a, b, plain] = [caller('a'), caller('b'), caller(null)];
    const token = await tokenOf(a);
    expect(await isLoggedIn(a, token)).toBe('1');
    expect(await isLoggedIn(b, token)).toBe('0');
    expect(await isLoggedIn(plain, token)).toBe('0');
  });

  it('keeps faults to itself', async () => {
    await start();
    const [a, b, plain] = [caller('a'), caller('b'), caller(null)];
    await post(a, 'faults', { operation: '*', kind: 'status', status: 500 });
    const statuses = [];
    for (const ask of [a, b, plain]) statuses.push((await call(ask, 'UserCenterMag.userIsLogin3')).status);
    expect(statuses).toEqual([500, 200, 200]);
  });

  it('has a clock of its own, which begins as the default one', async () => {
    await start();
    const [a, b, plain] = [caller('a'), caller('b'), caller(null)];
    await post(plain, 'clock', { advance: '2d' });
    await post(a, 'clock', { freeze: '2027-01-01' });
    const nows = [];
    for (const ask of [a, b]) nows.push((await ask('/__replica/clock')).json.now);
    expect(nows).toEqual(['2027-01-01T00:00:00.000Z', new Date(TEST_NOW).toISOString()]);
    expect((await a('/__replica/clock')).headers.get('date')).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
  });

  it('has a journal and snapshots of its own', async () => {
    await start();
    const [a, b, plain] = [caller('a'), caller('b'), caller(null)];
    await call(a, 'UserCenterMag.userIsLogin3');
    await post(a, 'snapshots/s');
    for (const [ask, count] of [
      [a, 1],
      [b, 0],
      [plain, 0],
    ] as const) {
      expect((await ask('/__replica/journal')).json.total).toBe(count);
      expect((await ask('/__replica/snapshots')).json.list).toHaveLength(count);
    }
  });

  it('is reset alone', async () => {
    await start();
    const [a, b, plain] = [caller('a'), caller('b'), caller(null)];
    const tokens = [await tokenOf(a), await tokenOf(b), await tokenOf(plain)];
    await post(a, 'reset');
    const after = [];
    for (const [index, ask] of [a, b, plain].entries())
      after.push(await isLoggedIn(ask, tokens[index] ?? ''));
    expect(after).toEqual(['0', '1', '1']);
    await post(plain, 'reset');
    expect([await isLoggedIn(b, tokens[1] ?? ''), await isLoggedIn(plain, tokens[2] ?? '')]).toEqual([
      '1',
      '0',
    ]);
  });
});

describe('choosing a sandbox', () => {
  it('makes one of many first requests at the same time', async () => {
    await start();
    const a = caller('worker-1');
    const replies = await Promise.all(Array.from({ length: 40 }, () => post(a, 'personas/super/login')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { json } of replies) expect(await isLoggedIn(a, String(json.token))).toBe('1');
    expect(await names()).toEqual(['worker-1']);
  });

  it('takes the cookie, and the header before it', async () => {
    await start();
    const byCookie = caller(null, { cookie: 'deskSandbox=c1' });
    const both = caller('h1', { cookie: 'deskSandbox=c1' });
    expect((await byCookie('/__replica/info')).json).toMatchObject({ mode: 'replica', sandbox: 'c1' });
    expect((await both('/__replica/info')).json.sandbox).toBe('h1');
    expect((await caller(null)('/__replica/info')).json).toMatchObject({ sandbox: null, expiresAt: null });
  });

  it('leaves alone the cookie of a demo that ran on the same port', async () => {
    await start();
    const visitor = caller(null, { cookie: `deskSandbox=visitor-${'0'.repeat(32)}` });
    expect((await visitor('/__replica/info')).json.sandbox).toBeNull();
  });

  it.each(['a b', 'a/b', '', 'x'.repeat(65), 'a.b', '../x', '__proto__.'])(
    'refuses the name "%s"',
    async (name) => {
      await start();
      expect(await caller(name)('/__replica/info')).toMatchObject({
        status: 400,
        json: { code: 400, reason: 'bad-sandbox-name', traceId: expect.any(String) },
      });
      expect(await names()).toEqual([]);
    },
  );

  it('makes none for files that are the same in every world', async () => {
    await start();
    await caller('a')('/front_end/none.js');
    await caller('a')('/__replica/health');
    expect(await names()).toEqual([]);
  });
});

describe('the list of sandboxes', () => {
  it('creates, shows and removes', async () => {
    await start();
    const plain = caller(null);
    const made = await post(plain, 'sandboxes/w1');
    expect(made).toMatchObject({
      status: 201,
      json: {
        name: 'w1',
        createdAt: '2030-01-01T00:00:00.000Z',
        lastUsedAt: '2030-01-01T00:00:00.000Z',
        expiresAt: '2030-01-01T00:30:00.000Z',
        endsAt: '2030-01-01T04:00:00.000Z',
      },
    });
    expect(made.json.bytes).toBeLessThan(3_000_000);
    expect((await post(plain, 'sandboxes/w1')).status).toBe(200);
    now += MINUTE_MS;
    expect((await plain('/__replica/sandboxes/w1')).json.lastUsedAt).toBe('2030-01-01T00:00:00.000Z');
    expect((await plain('/__replica/sandboxes')).json.list).toHaveLength(1);
    expect(await plain('/__replica/sandboxes/w1', { method: 'DELETE' })).toMatchObject({
      json: { removed: 1 },
    });
    expect(await plain('/__replica/sandboxes/w1', { method: 'DELETE' })).toMatchObject({
      status: 404,
      json: { reason: 'unknown-sandbox' },
    });
    expect(await post(plain, 'sandboxes/a.b')).toMatchObject({
      status: 400,
      json: { reason: 'bad-sandbox-name' },
    });
  });

  it('answers a call that still waits when its sandbox ends', async () => {
    await start();
    const a = caller('a');
    await post(a, 'faults', { operation: '*', kind: 'delay', delay: 400 });
    const waiting = call(a, 'LoginServiceMag.createLoginQrcode');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await caller(null)('/__replica/sandboxes/a', { method: 'DELETE' });
    expect(await waiting).toMatchObject({ status: 410, json: { reason: 'sandbox-gone' } });
  });
});

describe('the end of a sandbox', () => {
  it('waits while somebody listens to what happens in it, but not beyond its time', async () => {
    await start();
    const listening = new AbortController();
    const stream = await fetch(`${base}/__replica/events`, {
      headers: { 'x-replica-sandbox': 'heard' },
      signal: listening.signal,
    });
    await caller('unheard')('/__replica/info');
    now += 100 * MINUTE_MS;
    expect(await names()).toEqual(['heard']);
    now = Date.UTC(2030, 0, 1) + 4 * HOUR_MS;
    expect(await names()).toEqual([]);
    expect(await stream.text()).toContain('retry:');
    listening.abort();
  });

  it('begins to come nearer when the last listener has left', async () => {
    await start();
    const listening = new AbortController();
    await fetch(`${base}/__replica/events`, {
      headers: { 'x-replica-sandbox': 'heard' },
      signal: listening.signal,
    });
    now += 100 * MINUTE_MS;
    const expiresAt = async () => (await caller(null)('/__replica/sandboxes/heard')).json.expiresAt;
    expect(await expiresAt()).toBe('2030-01-01T02:10:00.000Z');
    listening.abort();
    await expect
      .poll(async () => {
        now += 5 * MINUTE_MS;
        return (await caller(null)('/__replica/sandboxes/heard')).status;
      })
      .toBe(404);
  });

  it('comes after thirty minutes without use', async () => {
    await start();
    const a = caller('a');
    const token = await tokenOf(a);
    now += 29 * MINUTE_MS;
    expect(await isLoggedIn(a, token)).toBe('1');
    now += 29 * MINUTE_MS;
    expect(await isLoggedIn(a, token)).toBe('1');
    now += 30 * MINUTE_MS;
    expect(await isLoggedIn(a, token)).toBe('0');
  });

  it.each([
    ['replica', 4],
    ['demo', 2],
  ] as const)('comes in any case after its time as a %s', async (mode, hours) => {
    const { lifeMs } = readEnv([], { REPLICA_MODE: mode }).sandboxes;
    expect(lifeMs).toBe(hours * HOUR_MS);
    await start({ sandboxes: { cap: null, idleMs: 30 * MINUTE_MS, lifeMs } });
    const a = caller('a');
    const token = await tokenOf(a);
    const end = now + lifeMs;
    for (; now < end; now += 20 * MINUTE_MS) expect(await isLoggedIn(a, token)).toBe('1');
    expect(await isLoggedIn(a, token)).toBe('0');
  });

  it('takes it out of the list and closes what it held', async () => {
    await start();
    await post(caller(null), 'sandboxes/a');
    now += 30 * MINUTE_MS;
    expect(await names()).toEqual([]);
  });

  it('ends who listens to it', async () => {
    await start();
    const events = fetch(`${base}/__replica/events`, { headers: { 'x-replica-sandbox': 'a' } });
    const stream = await events;
    await caller(null)('/__replica/sandboxes/a', { method: 'DELETE' });
    expect(await stream.text()).toContain('retry');
  });
});

describe('the number of sandboxes', () => {
  const two = { cap: 2, idleMs: 30 * MINUTE_MS, lifeMs: 4 * HOUR_MS };

  it('is refused politely beyond the cap, to a program and to a person', async () => {
    await start({ sandboxes: two });
    await post(caller('a'), 'reset');
    now += MINUTE_MS;
    await post(caller('b'), 'reset');
    const refused = await call(caller('c'), 'UserCenterMag.userIsLogin3');
    expect(refused).toMatchObject({
      status: 503,
      json: { code: 503, message: '演示名额已满，请稍后再试', reason: 'sandboxes-full' },
    });
    expect(refused.headers.get('retry-after')).toBe('300');
    const page = await caller('c')('/manager/login', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<h1>演示名额已满</h1>');
    expect(page.text).not.toMatch(/<script|src=|<link/);
    expect((await post(caller('a'), 'reset')).status).toBe(200);
  });

  it('goes down by those whose time is over', async () => {
    await start({ sandboxes: two });
    await post(caller('a'), 'reset');
    await post(caller('b'), 'reset');
    now += 30 * MINUTE_MS;
    expect((await post(caller('c'), 'reset')).status).toBe(200);
    expect(await names()).toEqual(['c']);
  });

  it('has a cap by memory, and at least 64', () => {
    const MB = 1024 * 1024;
    const heap = 4096 * MB;
    expect(sandboxCap(MB, { total: 512 * MB, heap, used: 200 * MB })).toBe(64);
    expect(sandboxCap(MB, { total: 4096 * MB, heap, used: 48 * MB })).toBe(142);
    expect(sandboxCap(MB, { total: 64_000 * MB, heap, used: 48 * MB })).toBe(170);
    expect(sandboxCap(3 * MB)).toBeGreaterThanOrEqual(64);
    expect(readEnv([], { REPLICA_SANDBOX_CAP: '7' }).sandboxes.cap).toBe(7);
  });

  it.each([
    ['on loopback', {}, 200],
    ['bound wider', { host: '0.0.0.0', controlToken: 'k' }, 429],
  ] as const)('grows by at most 20 a minute for one address, %s answers %i', async (_where, env, status) => {
    await start(env);
    for (let n = 0; n < 20; n += 1) {
      expect((await call(caller(`s${n}`), 'UserCenterMag.userIsLogin3')).status).toBe(200);
    }
    const next = await call(caller('s20'), 'UserCenterMag.userIsLogin3');
    expect(next.status).toBe(status);
    if (status === 429) {
      expect(next.json.reason).toBe('too-many-sandboxes');
      expect(next.headers.get('retry-after')).toBe('60');
    }
    now += MINUTE_MS;
    expect((await call(caller('s20'), 'UserCenterMag.userIsLogin3')).status).toBe(200);
  });
});

describe('the share of one address', () => {
  const seats = (cap: number) => ({ sandboxes: { cap, idleMs: 30 * MINUTE_MS, lifeMs: 4 * HOUR_MS } });
  const demo = { mode: 'demo', trustedProxies: 1 } as const;
  const from = (address: string) => caller(null, { 'x-forwarded-for': address });
  const LOGIN_STATE = 'UserCenterMag.userIsLogin3';

  async function took(address: (n: number) => string, most: number): Promise<number> {
    let taken = 0;
    while (taken < most) {
      // Nobody is slowed down by how many begin in a minute.
      if (taken % 20 === 0) now += MINUTE_MS;
      if ((await call(from(address(taken)), LOGIN_STATE)).status !== 200) break;
      taken += 1;
    }
    return taken;
  }

  it.each([
    [100, 25],
    [24, 20],
  ])('of %i seats is %i, and another address still gets one', async (cap, share) => {
    await start({ ...demo, ...seats(cap) });
    expect(await took(() => '203.0.113.7', cap)).toBe(share);
    const refused = await call(from('203.0.113.7'), LOGIN_STATE);
    expect([refused.status, refused.json.reason]).toEqual([429, 'sandbox-share-taken']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await from('203.0.113.7')('/manager/login');
    expect([page.status, page.text.includes('您所在的网络')]).toEqual([429, true]);
    expect((await call(from('203.0.113.8'), LOGIN_STATE)).status).toBe(200);
    now += 30 * MINUTE_MS;
    expect((await call(from('203.0.113.7'), LOGIN_STATE)).status).toBe(200);
  });

  it('is that of a whole network of IPv6', async () => {
    await start({ ...demo, ...seats(24) });
    expect(await took((n) => `2001:db8::${n.toString(16)}`, 24)).toBe(20);
  });

  it('is everything for who runs the server', async () => {
    await start(seats(24));
    for (let n = 0; n < 24; n += 1) expect((await call(caller(`s${n}`), LOGIN_STATE)).status).toBe(200);
  });
});

describe('an outside party on another device', () => {
  it('acts in the sandbox that made its address, and nowhere else', async () => {
    await start();
    const a = caller('secret-name');
    const { json } = await call(a, 'LoginServiceMag.createLoginQrcode');
    const { loginSessionID: id, qrcodeUrl } = json.data as { loginSessionID: string; qrcodeUrl: string };
    const { search } = new URL(qrcodeUrl);
    expect(search).toMatch(/^\?sandbox=[0-9a-f]{32}$/);
    expect(qrcodeUrl).not.toContain('secret-name');

    const phone = caller(null);
    expect((await phone(`/phone-api/${id}`)).json.reason).toBe('unknown-login-session');
    expect((await phone(`/phone-api/${id}${search}`)).json.code).toBe(0);
    const page = await phone(`/phone/${id}${search}`);
    const cookie = page.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      new RegExp(`^deskTicket=[0-9a-f]{32}; Path=/phone-api/${id}; HttpOnly; SameSite=Lax$`),
    );
    const withCookie = caller(null, { cookie: cookie.split(';')[0] ?? '' });
    expect((await withCookie(`/phone-api/${id}`)).json.code).toBe(0);
    expect((await withCookie(`/__replica/info${search}`)).json.sandbox).toBeNull();
  });

  it('sees the cards of the sandbox that made the code, unless it has a world of its own', async () => {
    await start();
    const a = caller('secret-name');
    await a('/__replica/reset', { method: 'POST' });
    const { json } = await call(a, 'LoginServiceMag.createLoginQrcode');
    const { search: ticket } = new URL((json.data as { qrcodeUrl: string }).qrcodeUrl);
    test.world.db.sqlite.exec("UPDATE business_cards SET state = 'stopped'");
    const phone = caller(null);
    expect((await phone('/card/shen-zhiyuan')).status).toBe(410);
    const scanned = await phone(`/card/q/kd7m2xq9wa${ticket}`);
    expect(scanned.headers.get('location')).toBe(`/card/shen-zhiyuan?k=kd7m2xq9wa&${ticket.slice(1)}`);
    const [cookie = ''] = (scanned.headers.get('set-cookie') ?? '').split(';');
    expect(scanned.headers.get('set-cookie')).toContain('; Path=/card/;');
    expect((await caller(null, { cookie })('/card/shen-zhiyuan')).status).toBe(200);
    const own = caller('other-name', { cookie });
    const login = { account: 'super', password: DEMO_PASSWORD };
    const logged = await own('/uwp/newServlet/LoginServiceMag/loginByPassword', {
      method: 'POST',
      body: login,
    });
    const { token: authorization } = logged.json.data as { token: string };
    const stop = { method: 'POST', body: { cardID: '6001', state: 'stopped' }, headers: { authorization } };
    expect((await own('/uwp/newServlet/CardServiceMag/setCardState', stop)).json.code).toBe(0);
    expect((await own('/card/shen-zhiyuan')).status).toBe(410);
  });

  it('gets a plain address from the default world', async () => {
    await start();
    const { json } = await call(caller(null), 'LoginServiceMag.createLoginQrcode');
    expect((json.data as { qrcodeUrl: string }).qrcodeUrl).not.toContain('?');
  });
});
