import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import contract from '#contracts/generated/openapi.json' with { type: 'json' };
import { createTestDatabase } from '#db/testing.ts';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { replicaTools } from '#server/replica-tools.ts';
import { enterTestApp, startTestApp, TEST_NOW, type TestApp } from '#server/testing.ts';
import { createClock } from '#server/worlds/clock.ts';
import { createWorlds } from '#server/worlds/worlds.ts';
import { createWorld } from './create-world.ts';
import { registerControlPlane } from './routes.ts';
import { createShow } from './show/show.ts';
import { type Control, controlOf } from './testing.ts';

const DOCS_ROOT = fileURLToPath(new URL('../../node_modules/swagger-ui-dist', import.meta.url));
const DAY_MS = 86_400_000;

let test: TestApp;
let control: Control;

beforeEach(async () => {
  test = await enterTestApp();
  control = controlOf(test.app);
});
afterEach(() => test.close());

async function loginState(id: string): Promise<unknown> {
  const { json } = await test.call('LoginServiceMag.queryLoginQrcode', { loginSessionID: id });
  return (json.data as { state: string }).state;
}

async function newQr(): Promise<string> {
  const { json } = await test.call('LoginServiceMag.createLoginQrcode', {});
  return (json.data as { loginSessionID: string }).loginSessionID;
}

const isLoggedIn = async (token: string) =>
  (await test.call('UserCenterMag.userIsLogin3', {}, { token })).json.status;

describe('status', () => {
  it('is healthy once seeded, and 503 before', async () => {
    expect(await control('GET', 'health')).toEqual({ status: 200, body: { status: 'ok' } });
    test.world.db.sqlite.exec("DELETE FROM replica_meta WHERE key = 'seeded_at'");
    expect(await control('GET', 'health')).toMatchObject({ status: 503, body: { reason: 'not-seeded' } });
  });

  it('is ready when it can write, and says why it is not', async () => {
    expect(await control('GET', 'ready')).toEqual({ status: 200, body: { status: 'ready' } });
    const before = test.world.changes.state();
    test.world.db.sqlite.pragma('query_only = ON');
    expect(await control('GET', 'ready')).toMatchObject({
      status: 503,
      body: { reason: 'disk-read-only', message: expect.stringContaining(':memory:') },
    });
    expect((await control('GET', 'health')).status).toBe(200);
    test.world.db.sqlite.pragma('query_only = OFF');
    expect((await control('GET', 'ready')).status).toBe(200);
    expect(test.world.changes.state()).toEqual(before);
  });

  it('tells version, contract, seed, clock and the name of the file', async () => {
    const { body } = await control('GET', 'info');
    expect(body).toMatchObject({ version: '0.1.0', seed: 1, database: ':memory:', control: 'open' });
    expect(body.contract).toMatch(/^[0-9a-f]{12}$/);
    expect(body.clock).toMatchObject({ now: new Date(TEST_NOW).toISOString() });
  });

  it('resets without a body, even when JSON was announced', async () => {
    await control('POST', 'faults', { operation: '*', kind: 'hang' });
    const headers = { 'content-type': 'application/json' };
    const reply = await test.app.inject({ method: 'POST', url: '/__replica/reset', headers });
    expect([reply.statusCode, reply.json().reset]).toEqual([200, true]);
    expect((await control('GET', 'faults')).body.list).toEqual([]);
  });

  it('ends sessions with a reset', async () => {
    const token = await test.tokenOf('super');
    expect(await isLoggedIn(token)).toBe('1');
    await control('POST', 'reset');
    expect(await isLoggedIn(token)).toBe('0');
  });
});

describe('scenarios', () => {
  it('runs a data scenario with parameters', async () => {
    const run = await control('POST', 'scenarios/addresses-none/run', { params: { account: 'super' } });
    expect(run).toEqual({
      status: 200,
      body: { name: 'addresses-none', kind: 'data', result: { userId: '10003' } },
    });
    const { json } = await test.call(
      'UserCenterMag.getUserAddressList',
      {},
      { token: await test.tokenOf('super') },
    );
    expect(json.data).toEqual({ list: [] });
  });

  it.each([
    ['nothing', undefined, 404, 'unknown-scenario'],
    ['addresses-none', { params: { who: 'super' } }, 400, 'scenario-refused'],
    ['addresses-none', { params: { account: 'nobody' } }, 400, 'scenario-refused'],
    ['addresses-none', { parameters: {} }, 400, 'bad-control-request'],
    ['price-fails', { params: { often: 1 } }, 400, 'scenario-refused'],
    ['price-fails', { params: { times: 0 } }, 400, 'bad-control-request'],
  ])('refuses %s with %j', async (name, body, status, reason) => {
    const refusal = { code: status, reason, message: expect.any(String), traceId: expect.any(String) };
    expect(await control('POST', `scenarios/${name}/run`, body)).toEqual({ status, body: refusal });
  });
});

describe('faults', () => {
  it('are added, listed and removed', async () => {
    const added = await control('POST', 'faults', { operation: '*', kind: 'status', status: 500, times: 2 });
    expect(added).toMatchObject({
      status: 201,
      body: { id: 'f1', operation: '*', timesLeft: 2, probability: 1 },
    });
    expect((await control('GET', 'faults')).body.list).toEqual([added.body]);
    expect(await control('DELETE', 'faults/f1')).toEqual({ status: 200, body: { removed: 1 } });
    expect(await control('DELETE', 'faults/f1')).toMatchObject({
      status: 404,
      body: { reason: 'unknown-fault' },
    });
  });

  it('are replayed by the draw that the journal shows', async () => {
    await control('POST', 'faults', {
      operation: 'UserCenterMag.userIsLogin3',
      kind: 'status',
      status: 500,
      times: 1,
    });
    const visit = () => Promise.all([1, 2].map(() => test.call('UserCenterMag.userIsLogin3', {})));
    await visit();
    const [entry] = (await control('GET', 'journal?fault=any')).body.list as { fault: { draw: string } }[];
    const replayed = await control('POST', 'faults/replay', { id: entry?.fault.draw, times: 1 });
    expect(replayed).toMatchObject({ status: 201, body: { id: 'f2', timesLeft: 1, skip: 0 } });
    const replies = await visit();
    expect(replies.map(({ status }) => status)).toEqual([500, 200]);
    expect(await control('POST', 'faults/replay', { id: '99-0' })).toMatchObject({
      status: 404,
      body: { reason: 'unknown-draw' },
    });
  });

  it('are all removed at once', async () => {
    await control('POST', 'faults', { operation: '*', kind: 'hang' });
    await control('POST', 'faults', { operation: '*', kind: 'cut' });
    expect((await control('DELETE', 'faults')).body).toEqual({ removed: 2 });
  });

  it('are refused with a reason', async () => {
    const refused = await control('POST', 'faults', { operation: 'ShopCarService.cartinfo', kind: 'hang' });
    expect(refused).toMatchObject({ status: 400, body: { reason: 'unknown-operation' } });
    expect(refused.body.message).toContain('ShopCarService.cartInfo');
  });

  it('are refused when the JSON cannot be read', async () => {
    const headers = { 'content-type': 'application/json' };
    const reply = await test.app.inject({ method: 'POST', url: '/__replica/faults', headers, payload: '{' });
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'malformed-request']);
  });
});

describe('clock', () => {
  it('freezes, advances and comes back', async () => {
    expect(
      (await control('POST', 'clock', { freeze: '2027-01-01T00:00:00Z', advance: '2h' })).body,
    ).toMatchObject({
      now: '2027-01-01T02:00:00.000Z',
      frozen: true,
    });
    expect((await control('POST', 'clock', { reset: true })).body).toMatchObject({
      frozen: false,
      offsetMs: 0,
    });
    expect((await control('GET', 'clock')).body.now).toBe(new Date(TEST_NOW).toISOString());
  });

  it.each([
    ['90s', 90_000],
    ['10m', 600_000],
    ['2h', 7_200_000],
    ['30d', 30 * DAY_MS],
  ])('advances by %s', async (advance, ms) => {
    await control('POST', 'clock', { advance });
    expect(test.world.clock.now()).toBe(TEST_NOW + ms);
  });

  it.each([
    { advance: 'soon' },
    { advance: '-1d' },
    { advance: 5 },
    { freeze: 'yesterday' },
    { reset: 'yes' },
    { stop: true },
    { advance: '999999d' },
  ])('refuses %j and stays where it is', async (body) => {
    expect(await control('POST', 'clock', body)).toMatchObject({ status: 400 });
    expect(test.world.clock.now()).toBe(TEST_NOW);
  });

  it('ends sessions in time', async () => {
    const token = await test.tokenOf('super');
    await control('POST', 'clock', { advance: '8d' });
    expect(await isLoggedIn(token)).toBe('0');
  });

  it('ends a login QR code after 120 seconds', async () => {
    const id = await newQr();
    await control('POST', 'clock', { advance: '119s' });
    expect(await loginState(id)).toBe('waiting');
    await control('POST', 'clock', { advance: '1s' });
    expect(await loginState(id)).toBe('expired');
    expect(await control('POST', `qr/${id}/scan`)).toMatchObject({ status: 409 });
  });
});

describe('personas and QR codes', () => {
  it('lists the demo accounts', async () => {
    const list = (await control('GET', 'personas')).body.list as { account: string }[];
    expect(list.map(({ account }) => account)).toEqual(['demo', 'vip', 'super', 'enterprise', 'fresh']);
  });

  it('logs in without a password', async () => {
    expect(await isLoggedIn(await test.tokenOf('vip'))).toBe('1');
    expect(await control('POST', 'personas/nobody/login')).toMatchObject({ status: 404 });
  });

  it('scans and confirms as super unless told otherwise', async () => {
    const id = await newQr();
    expect((await control('POST', `qr/${id}/scan`)).body).toEqual({ loginSessionID: id, state: 'scanned' });
    expect(await control('POST', `qr/${id}/confirm`, { account: 'demo' })).toMatchObject({ status: 409 });
    await control('POST', `qr/${id}/confirm`);
    const { json } = await test.call('LoginServiceMag.queryLoginQrcode', { loginSessionID: id });
    expect(json.data).toMatchObject({ state: 'confirmed', token: expect.any(String) });
  });

  it('cancels and expires', async () => {
    const id = await newQr();
    await control('POST', `qr/${id}/scan`, { account: 'demo' });
    await control('POST', `qr/${id}/cancel`);
    expect(await loginState(id)).toBe('cancelled');
    const other = await newQr();
    await control('POST', `qr/${other}/expire`);
    expect(await loginState(other)).toBe('expired');
    expect(await control('POST', 'qr/unknown/scan')).toMatchObject({
      status: 404,
      body: { reason: 'unknown-login-session' },
    });
  });
});

describe('journal', () => {
  it('is filtered by operation and position, and cleared', async () => {
    await test.call('UserCenterMag.userIsLogin3', {});
    await newQr();
    const all = (await control('GET', 'journal')).body;
    expect(all).toMatchObject({
      total: 2,
      list: [{ operation: 'UserCenterMag.userIsLogin3' }, { operation: 'LoginServiceMag.createLoginQrcode' }],
    });
    expect((await control('GET', 'journal?operation=UserCenterMag.userIsLogin3')).body.total).toBe(1);
    expect((await control('GET', 'journal?since=1')).body.total).toBe(1);
    expect(await control('GET', 'journal?operation=UserCenterMag.nothing')).toMatchObject({ status: 400 });
    await control('DELETE', 'journal');
    expect((await control('GET', 'journal')).body.total).toBe(0);
  });

  it('holds no token', async () => {
    const token = await test.tokenOf('super');
    await test.call('UserCenterMag.userIsLogin3', {}, { token });
    expect(JSON.stringify(test.world.journal.list())).not.toContain(token);
  });
});

describe('guard', () => {
  const outside = { host: '0.0.0.0' };

  it('opens only health, docs and the contract when no token is set', async () => {
    const { app, close } = await startTestApp({ env: outside });
    const closed = controlOf(app);
    expect((await closed('GET', 'health')).status).toBe(200);
    expect((await closed('GET', 'ready')).status).toBe(200);
    expect((await closed('GET', 'contract.json')).status).toBe(200);
    for (const [method, path] of [
      ['GET', 'info'],
      ['POST', 'reset'],
      ['GET', 'journal'],
      ['POST', 'personas/super/login'],
    ] as const) {
      expect(await closed(method, path)).toMatchObject({
        status: 403,
        body: { reason: 'control-plane-closed' },
      });
    }
    await close();
  });

  it('wants the token as a bearer when one is set', async () => {
    const { app, close } = await startTestApp({ env: { ...outside, controlToken: 's3cret' } });
    expect(await controlOf(app)('GET', 'info')).toMatchObject({ status: 401 });
    expect(await controlOf(app, { authorization: 'Bearer wrong' })('POST', 'reset')).toMatchObject({
      status: 401,
    });
    const allowed = await controlOf(app, { authorization: 'Bearer s3cret' })('GET', 'info');
    expect(allowed).toMatchObject({ status: 200, body: { control: 'token' } });
    await close();
  });

  it('does not answer a page of another site on loopback', async () => {
    const foreign = controlOf(test.app, { 'sec-fetch-site': 'cross-site' });
    expect(await foreign('POST', 'reset')).toMatchObject({ status: 403, body: { reason: 'foreign-page' } });
  });
});

describe('documents', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    const world = createWorld({ db: createTestDatabase(), clock: createClock(() => TEST_NOW), seed: 1 });
    app = await buildApp({ env: readEnv([], {}), world, tools: replicaTools(DOCS_ROOT), webRoot: null });
  });
  afterEach(() => app.close());

  it('serves the contract for tools, with the address it was asked at', async () => {
    const url = 'http://127.0.0.1:5180/__replica/contract.json';
    const { info, servers, paths } = (await app.inject(url)).json();
    expect(info).toEqual(contract.info);
    expect(servers).toMatchObject([{ url: 'http://127.0.0.1:5180' }]);
    expect(Object.keys(paths)).toEqual(Object.keys(contract.paths));
  });

  it.each(['/__replica/docs', '/__replica/docs/'])(
    'serves the page at %s with nothing inline',
    async (url) => {
      const page = await app.inject(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      expect(page.body).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
    },
  );

  it('serves everything the page loads', async () => {
    const page = await app.inject('/__replica/docs');
    const urls = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => String(url));
    expect(urls).toHaveLength(5);
    for (const url of urls) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
  });

  it.each(['index.html', 'swagger-initializer.js', 'package.json', '../package.json'])(
    "keeps the package's own %s to itself",
    async (file) => {
      expect((await app.inject(`/__replica/docs/${file}`)).statusCode).toBe(404);
    },
  );

  it('describes exactly the routes there are', async () => {
    const { paths } = (await app.inject('/__replica/openapi.json')).json<{ paths: Record<string, object> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const there: string[] = [];
    const bare = fastify();
    bare.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD' && !url.includes('/docs/')) there.push(`${method} ${url}`);
    });
    const env = readEnv([], {});
    const worlds = createWorlds(test.world, env);
    const show = createShow({ worlds, lifeMs: env.sandboxes.lifeMs });
    const parts = { env, worlds, show, presenterKey: null, docsRoot: DOCS_ROOT, backend: null };
    await registerControlPlane(bare, parts);
    worlds.close();
    expect(described.sort()).toEqual(there.sort());
  });
});
