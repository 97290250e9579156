import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';
import { openDatabaseBytes } from '#db/client.ts';
import { DatabaseRefused } from '#db/migrate.ts';
import { countAllRows } from '#db/rows/count-rows.ts';
import { crowd } from '#db/rows/testing-rows.ts';
import { serializeTemplate } from '#db/template.ts';
import { MIGRATIONS_FOLDER } from '#db/testing.ts';
import { type Env, EnvProblem, readEnv } from '#server/env.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { openWorld } from './create-world.ts';
import { MOST_ROWS_OF_VISITOR } from './routes/scenarios.ts';

const LOGIN_STATE = operationMeta('UserCenterMag.userIsLogin3').path;
const OTHER = `visitor-${'a'.repeat(32)}`;
const NAME = /^deskSandbox=(visitor-[0-9a-f]{32}); Path=\/; HttpOnly; SameSite=Lax$/;

let test: TestApp;

async function start(env: Partial<Env> = {}): Promise<void> {
  const demo = readEnv(['--demo'], {});
  test = await startTestApp({ env: { mode: 'demo', sandboxes: demo.sandboxes, ...env } });
}
beforeEach(() => start());
afterEach(() => test.close());

/** What a crowd brings along beside its own rows, at most. */
const ROWS_OF_CROWD = 10;

type Headers = Record<string, string>;

async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers = {}) {
  const reply = await test.app.inject({ method, url, headers });
  const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.body,
    json: isJson ? reply.json() : {},
  };
}

const visitor = (name: string): Headers => ({ cookie: `deskSandbox=${name}` });
const OWN = `visitor-${'1'.repeat(32)}`;
const own = visitor(OWN);
const sandboxOf = async (headers: Headers) => (await ask('GET', '/__replica/info', headers)).json.sandbox;

describe('a demo', () => {
  it.each([
    [['--demo'], {}],
    [[], { REPLICA_MODE: 'demo' }],
  ])('is asked for by %j %j', (argv, source) => {
    expect(readEnv(argv, source).mode).toBe('demo');
    expect(readEnv([], {}).mode).toBe('replica');
    expect(() => readEnv([], { REPLICA_MODE: 'prod' })).toThrow(EnvProblem);
  });

  describe('and scenarios run in a loop', () => {
    const run = (headers: Headers) => ask('POST', '/__replica/scenarios/order-in-state/run', headers);
    const rowsOf = (name: string) => countAllRows(test.app.worlds.enter(name, '203.0.113.1').db);
    const fill = (name: string) => {
      const { db } = test.app.worlds.enter(name, '203.0.113.1');
      crowd(db, 'coupons', MOST_ROWS_OF_VISITOR - countAllRows(db) - ROWS_OF_CROWD);
    };

    it('come to an end that is said, and begin again after a reset', async () => {
      await sandboxOf(own);
      fill(OWN);
      while (rowsOf(OWN) < MOST_ROWS_OF_VISITOR) expect((await run(own)).status).toBe(200);
      const before = rowsOf(OWN);
      const refused = await run(own);
      expect([refused.status, refused.json]).toMatchObject([
        409,
        { reason: 'world-full', message: expect.stringMatching(/ rows, .*reset it first$/) },
      ]);
      expect(rowsOf(OWN)).toBe(before);
      expect((await run(visitor(OTHER))).status).toBe(200);
      await ask('POST', '/__replica/reset', own);
      expect((await run(own)).status).toBe(200);
    });

    it('have none for who develops with a replica of their own', async () => {
      await test.close();
      await start({ mode: 'replica' });
      fill('loop');
      while (rowsOf('loop') < MOST_ROWS_OF_VISITOR + ROWS_OF_CROWD) {
        expect((await run({ 'x-replica-sandbox': 'loop' })).status).toBe(200);
      }
    });
  });

  it('stays out of search engines', async () => {
    expect((await ask('GET', '/robots.txt')).text).toContain('Disallow: /');
    for (const url of ['/manager/login', LOGIN_STATE, '/__replica/info', '/robots.txt']) {
      expect((await ask('GET', url)).headers['x-robots-tag']).toBe('noindex');
    }
  });
});

describe('the database of a demo', () => {
  it('is refused without the marker, and left as it was', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'replica-demo-'));
    const file = join(dataDir, 'desk.sqlite');
    const stranger = openDatabaseBytes(serializeTemplate(test.world.db));
    stranger.sqlite.exec("DELETE FROM replica_meta WHERE key = 'marker'");
    writeFileSync(file, serializeTemplate(stranger));
    stranger.sqlite.close();
    const before = readFileSync(file);
    const env = { ...readEnv(['--demo'], {}), dataDir };
    expect(() => openWorld(env, { migrationsFolder: MIGRATIONS_FOLDER })).toThrow(DatabaseRefused);
    expect(readFileSync(file).equals(before)).toBe(true);
    rmSync(dataDir, { recursive: true });
  });
});

describe('a visitor', () => {
  it('gets a cookie with the first page, and a world with the first call', async () => {
    const page = await ask('GET', '/manager/login');
    const [, name = ''] = NAME.exec(String(page.headers['set-cookie'])) ?? [];
    expect(name).not.toBe('');
    const call = await ask('POST', LOGIN_STATE, visitor(name));
    expect([call.status, call.headers['set-cookie']]).toEqual([200, undefined]);
    const { json } = await ask('GET', '/__replica/info', visitor(name));
    expect(json).toMatchObject({ mode: 'demo', sandbox: name, control: 'own-sandbox', seed: 1 });
    expect(Date.parse(json.expiresAt)).toBeGreaterThan(Date.now());
  });

  it('without a cookie gets one with a call, too', async () => {
    const first = await ask('POST', LOGIN_STATE);
    const second = await ask('POST', LOGIN_STATE);
    const [a, b] = [first, second].map(({ headers }) => NAME.exec(String(headers['set-cookie']))?.[1]);
    expect(a).toBeDefined();
    expect(b).toBeDefined();
    expect(a).not.toBe(b);
  });

  it.each(['main', 'visitor-1', 'w1', ''])('cannot choose the name "%s"', async (name) => {
    expect(await sandboxOf(visitor(name))).toMatch(/^visitor-[0-9a-f]{32}$/);
    expect(await sandboxOf(visitor(name))).not.toBe(name);
  });

  it('cannot choose a world by the header', async () => {
    expect(await sandboxOf({ ...own, 'x-replica-sandbox': OTHER })).toBe(OWN);
    expect(await sandboxOf({ 'x-replica-sandbox': OTHER })).not.toBe(OTHER);
  });

  it('does not touch the default world', async () => {
    const token = await test.tokenOf('super');
    await ask('POST', '/__replica/reset', own);
    await ask('POST', '/__replica/clock', own);
    const sessions = test.world.db.sqlite.prepare('SELECT count(*) FROM sessions').pluck().get();
    expect([token.length, sessions]).toEqual([64, 0]);
  });

  it('reads a page when the demo is full', async () => {
    await test.close();
    await start({ sandboxes: { cap: 1, idleMs: 60_000, lifeMs: 60_000 } });
    await ask('POST', LOGIN_STATE, own);
    const page = await ask('GET', '/');
    expect([page.status, page.headers['retry-after']]).toEqual([503, '60']);
    expect(page.text).toContain('演示名额已满');
    expect(page.text).toContain('<meta http-equiv="refresh" content="60">');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await ask('POST', LOGIN_STATE, own)).status).toBe(200);
    expect((await ask('POST', LOGIN_STATE)).json.reason).toBe('sandboxes-full');
  });

  it('may begin 20 worlds a minute', async () => {
    for (let n = 0; n < 20; n += 1) expect((await ask('POST', LOGIN_STATE)).status).toBe(200);
    const refused = await ask('POST', LOGIN_STATE);
    expect([refused.status, refused.headers['x-replica-refusal']]).toEqual([429, 'too-many-sandboxes']);
    expect((await ask('GET', '/manager/login')).status).toBe(404);
  });

  it('sits in one room with 60 others, where that was said', async () => {
    await test.close();
    await start({ sandboxes: readEnv(['--demo', '--room'], {}).sandboxes });
    for (let n = 0; n < 60; n += 1) expect((await ask('POST', LOGIN_STATE)).status).toBe(200);
  });

  describe('whose visit ended', () => {
    const asMember = { ...own, authorization: 'a token of before' };
    const isNew = async () => (await ask('GET', '/__replica/info', own)).status === 200;

    beforeEach(async () => {
      await test.close();
      await start({ sandboxes: { cap: null, idleMs: 1, lifeMs: 60_000 } });
      await ask('POST', LOGIN_STATE, own);
      await new Promise((resolve) => setTimeout(resolve, 10));
    });

    it('hears so from every call', async () => {
      for (const [method, url] of [
        ['POST', LOGIN_STATE],
        ['GET', '/__replica/info'],
        ['POST', '/__replica/reset'],
      ] as const) {
        const { status, headers } = await ask(method, url, own);
        expect([status, headers['x-replica-refusal']]).toEqual([410, 'sandbox-ended']);
      }
    });

    it('begins anew with a page, and as one of the personas', async () => {
      await ask('GET', '/', own);
      expect(await isNew()).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(await isNew()).toBe(false);
      expect((await ask('POST', '/__replica/personas/super/login', own)).status).toBe(200);
    });

    it('hears so as a member after a restart, too, which has forgotten the visit', async () => {
      await test.close();
      await start();
      expect((await ask('POST', LOGIN_STATE, asMember)).status).toBe(410);
      expect((await ask('POST', LOGIN_STATE, own)).status).toBe(200);
      expect((await ask('POST', LOGIN_STATE, asMember)).status).toBe(200);
    });
  });
});

describe('the control plane in a demo', () => {
  const OWN_PARTS = [
    ['POST', 'reset'],
    ['GET', 'info'],
    ['GET', 'scenarios'],
    ['POST', 'scenarios/addresses-none/run'],
    ['GET', 'faults'],
    ['DELETE', 'faults'],
    ['GET', 'clock'],
    ['POST', 'clock'],
    ['GET', 'personas'],
    ['POST', 'personas/super/login'],
    ['GET', 'journal'],
    ['DELETE', 'journal'],
    ['GET', 'snapshots'],
    ['POST', 'snapshots/s'],
    ['POST', 'snapshots/s/load'],
    ['DELETE', 'snapshots/s'],
    ['GET', 'error-catalogue'],
    ['GET', 'tour'],
    ['POST', 'tour/cart'],
    ['GET', 'export'],
    ['POST', `sandboxes/${OWN}`],
    ['GET', `sandboxes/${OWN}`],
    ['GET', 'openapi.json'],
    ['GET', 'contract.json'],
    ['GET', 'health'],
    ['GET', 'ready'],
    ['DELETE', `sandboxes/${OWN}`],
  ] as const;
  /** They find nothing to act on in a fresh world, which is another answer than being forbidden. */
  const OWN_PARTS_WITHOUT_OBJECT = [
    ['POST', 'qr/none/scan', 404],
    ['POST', 'pay/none/settle', 404],
    ['POST', 'orders/none/advance', 404],
    ['POST', 'faults', 400],
    ['POST', 'import', 400],
  ] as const;
  const GLOBAL_PARTS = [
    ['GET', 'sandboxes'],
    ['GET', `sandboxes/${OTHER}`],
    ['POST', `sandboxes/${OTHER}`],
    ['DELETE', `sandboxes/${OTHER}`],
    ['POST', 'sandboxes/w1'],
    ['POST', 'moments/1/branch'],
    ['GET', 'moments/compare?from=1'],
    ['GET', 'rows'],
    ['DELETE', `sandboxes/${OTHER}%20`],
  ] as const;

  describe.each(['127.0.0.1', '0.0.0.0'])('at %s', (host) => {
    beforeEach(async () => {
      await test.close();
      await start({ host });
    });

    it('lets a visitor steer the own sandbox without a token', async () => {
      for (const [method, path, expected] of OWN_PARTS_WITHOUT_OBJECT) {
        const { status } = await ask(method, `/__replica/${path}`, own);
        expect([path, status]).toEqual([path, expected]);
      }
      for (const [method, path] of OWN_PARTS) {
        const { status } = await ask(method, `/__replica/${path}`, own);
        expect([path, status < 300]).toEqual([path, true]);
      }
    });

    it.each(GLOBAL_PARTS)('forbids %s %s', async (method, path) => {
      await ask('POST', LOGIN_STATE, visitor(OTHER));
      expect(await ask(method, `/__replica/${path}`, own)).toMatchObject({
        status: 403,
        json: { reason: 'demo-forbidden' },
      });
    });

    it('forbids everything to a page of another site', async () => {
      const foreign = { ...own, 'sec-fetch-site': 'cross-site' };
      expect((await ask('POST', '/__replica/reset', foreign)).json.reason).toBe('foreign-page');
    });
  });

  it('gives everything to whoever has the token', async () => {
    await test.close();
    await start({ host: '0.0.0.0', controlToken: 's3cret' });
    await ask('POST', LOGIN_STATE, visitor(OTHER));
    const operator = { authorization: 'Bearer s3cret' };
    const { json } = await ask('GET', '/__replica/sandboxes', operator);
    expect(json.list.map(({ name }: { name: string }) => name)).toEqual([OTHER]);
    expect((await ask('DELETE', `/__replica/sandboxes/${OTHER}`, operator)).status).toBe(200);
    expect((await ask('GET', '/__replica/info', operator)).json.sandbox).toBeNull();
    expect((await ask('GET', '/__replica/sandboxes', { authorization: 'Bearer wrong' })).status).toBe(403);
  });

  it('takes a visitor back before the own last step, and nobody else', async () => {
    await test.close();
    const { moments } = readEnv(['--demo'], {});
    await start({ moments });
    const other = visitor(OTHER);
    const write = async (who: Headers) => {
      const { token } = (await ask('POST', '/__replica/personas/super/login', who)).json;
      const path = operationMeta('ShoppingServiceMag.updateDefaultAddr').path;
      return test.app.inject({
        method: 'POST',
        url: path,
        headers: { ...who, authorization: token },
        payload: { addrID: '80004' },
      });
    };
    for (const who of [own, other]) expect((await write(who)).body).toBe('1');
    const { list, most } = (await ask('GET', '/__replica/moments', own)).json;
    expect([most, list.at(-1)]).toMatchObject([
      20,
      { what: 'ShoppingServiceMag.updateDefaultAddr', rows: 2 },
    ]);
    expect((await ask('POST', `/__replica/moments/${list.at(-1).id}/rewind`, own)).json.undone).toBe(1);
    expect((await ask('GET', '/__replica/moments', own)).json.list.at(-1).undone).toBe(true);
    expect((await ask('GET', '/__replica/moments', other)).json.list.at(-1).undone).toBe(false);
  });

  it('keeps one visitor out of the world of another', async () => {
    await ask('POST', '/__replica/snapshots/mine', own);
    const { json } = await ask('GET', '/__replica/snapshots', visitor(OTHER));
    expect(json.list).toEqual([]);
  });
});
