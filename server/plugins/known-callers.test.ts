import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';
import { type Env, readEnv } from '#server/env.ts';
import { enterTestApp, startTestApp, type TestApp } from '#server/testing.ts';

const LOGIN_STATE = operationMeta('UserCenterMag.userIsLogin3').path;
const ABOUT = operationMeta('MemberServiceMag.getAbout').path;

let test: TestApp;
beforeEach(async () => {
  test = await enterTestApp();
});
afterEach(() => test.close());

type Headers = Record<string, string>;

async function start(env: Partial<Env>): Promise<void> {
  await test.close();
  test = await startTestApp({ env });
}

async function ask(method: 'GET' | 'POST', url: string, headers: Headers) {
  const reply = await test.app.inject({ method, url, headers });
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return { status: reply.statusCode, text: reply.body, reason: isJson ? reply.json().reason : undefined };
}

const HOST = '127.0.0.1:5180';
const REBOUND = { host: 'evil.test:5180', origin: 'http://evil.test:5180' };
const OTHER_PORT = { host: HOST, origin: 'http://127.0.0.1:9999', 'sec-fetch-site': 'same-site' };
const OTHER_SITE = { host: HOST, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
const NOBODY = { host: HOST, origin: 'null', 'sec-fetch-site': 'cross-site' };
const OWN = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

describe('a rebound name', () => {
  it.each([
    ['GET', ABOUT],
    ['POST', LOGIN_STATE],
    ['GET', '/__replica/health'],
    ['GET', '/__replica/journal'],
    ['POST', '/__replica/reset'],
    ['GET', '/media/drawings/empty-cart.svg'],
    ['GET', '/phone-api/x'],
    ['GET', '/uwp/nothing'],
  ] as const)('reaches nothing: %s %s', async (method, url) => {
    expect(await ask(method, url, REBOUND)).toMatchObject({ status: 403, reason: 'unknown-host' });
    expect(await ask(method, url, { host: 'evil.test' })).toMatchObject({ status: 403 });
  });

  it('tells a person what to set', async () => {
    const { status, text } = await ask('GET', '/manager/login', { host: 'desk.test:5180' });
    expect([status, text.startsWith('<!doctype html>')]).toEqual([403, true]);
    expect(text).toContain('REPLICA_ALLOWED_HOSTS=desk.test');
    expect(text).not.toContain('重新尝试');
  });

  it.each([`${'a'.repeat(200)}.test`, '"><script>', 'a b'])('shows nothing of %s', async (host) => {
    const { status, text } = await ask('GET', '/', { host });
    expect([status, text.includes(host), text.includes('<script')]).toEqual([403, false, false]);
    expect(text).toContain('请求里的主机名无法识别');
  });

  it('is no stranger once it is listed, on any port', async () => {
    await start({ allowedHosts: ['desk.test'] });
    expect((await ask('GET', '/__replica/journal', { host: 'desk.test' })).status).toBe(200);
    expect(
      (await ask('POST', '/__replica/reset', { host: 'desk.test:80', origin: 'http://desk.test' })).status,
    ).toBe(200);
    expect((await ask('POST', '/__replica/reset', REBOUND)).reason).toBe('unknown-host');
  });

  it('is not told apart where the server is bound wider, though the control plane looks at the page', async () => {
    await start({ host: '0.0.0.0', controlToken: 's3cret' });
    const operator = { authorization: 'Bearer s3cret', host: 'desk.test' };
    expect((await ask('GET', ABOUT, { host: 'desk.test' })).status).toBe(200);
    expect((await ask('POST', '/__replica/reset', { ...operator, origin: 'https://desk.test' })).status).toBe(
      200,
    );
    expect((await ask('POST', '/__replica/reset', { ...operator, origin: 'https://evil.test' })).status).toBe(
      403,
    );
  });

  it('is not told apart in a demo, where it has a sandbox of its own', async () => {
    await start({ mode: 'demo' });
    expect((await ask('POST', LOGIN_STATE, { host: 'desk.test', origin: 'https://desk.test' })).status).toBe(
      200,
    );
    expect((await ask('POST', LOGIN_STATE, { host: '<x>' })).reason).toBe('unknown-host');
  });

  it('cannot say that it came through a proxy, unless one is trusted', async () => {
    const said = { host: 'evil.test', 'x-forwarded-host': HOST };
    expect((await ask('GET', '/__replica/journal', said)).reason).toBe('unknown-host');
    await start({ trustedProxies: 1 });
    expect((await ask('GET', '/__replica/journal', said)).reason).toBe('unknown-host');
    const proxied = { host: HOST, 'x-forwarded-host': 'desk.test', origin: 'https://desk.test' };
    expect((await ask('POST', '/__replica/reset', proxied)).reason).toBe('unknown-host');
    await start({ trustedProxies: 1, allowedHosts: ['desk.test'] });
    expect((await ask('POST', '/__replica/reset', proxied)).status).toBe(200);
  });
});

describe('a page of another origin', () => {
  it.each([
    ['another port of this machine', OTHER_PORT],
    ['another site', OTHER_SITE],
    ['a page without an origin', NOBODY],
    ['a form of an older browser', { host: HOST, origin: 'http://127.0.0.1:9999' }],
  ])('%s calls and changes nothing', async (_who, headers) => {
    for (const [method, url] of [
      ['POST', LOGIN_STATE],
      ['POST', '/phone-api/x/scan'],
      ['POST', '/media/opus/1/pages/1'],
      ['POST', '/nowhere'],
      ['POST', '/__replica/reset'],
      ['GET', '/__replica/info'],
      ['GET', '/__replica/events'],
      ['GET', '/__replica/export'],
      ['GET', ABOUT],
    ] as const) {
      expect([url, await ask(method, url, headers)]).toMatchObject([
        url,
        { status: 403, reason: 'foreign-page' },
      ]);
    }
  });

  it('includes no reply of a call', async () => {
    for (const site of ['same-site', 'cross-site']) {
      const headers = { host: HOST, 'sec-fetch-site': site };
      expect((await ask('GET', '/__replica/journal', headers)).reason).toBe('foreign-page');
      expect((await ask('GET', ABOUT, headers)).reason).toBe('foreign-page');
    }
  });

  it('makes nobody’s sandbox', async () => {
    await start({ mode: 'demo', controlToken: 's3cret' });
    await ask('GET', ABOUT, OTHER_SITE);
    await ask('POST', LOGIN_STATE, OTHER_SITE);
    const list = await test.app.inject({
      url: '/__replica/sandboxes',
      headers: { authorization: 'Bearer s3cret' },
    });
    expect(list.json().list).toEqual([]);
  });

  it('may link to what everybody may know', async () => {
    const link = { host: HOST, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await ask('GET', '/__replica/contract.json', link)).status).toBe(200);
    expect((await ask('GET', '/media/pages/agreement.html', link)).status).not.toBe(403);
  });
});

describe('the own page and programs', () => {
  it.each([
    ['the own page', OWN],
    ['the own page by another name', { host: 'localhost:5180', origin: 'http://localhost:5180' }],
    ['a phone in the same network', { host: '192.168.1.20:5180', origin: 'http://192.168.1.20:5180' }],
    ['a program', { host: HOST }],
    ['somebody who typed the address', { host: HOST, 'sec-fetch-site': 'none' }],
  ])('%s calls and steers', async (_who, headers) => {
    expect((await ask('POST', LOGIN_STATE, headers)).status).toBe(200);
    expect((await ask('GET', '/__replica/info', headers)).status).toBe(200);
    expect((await ask('POST', '/__replica/reset', headers)).status).toBe(200);
  });

  it('a page behind a development server of somebody’s own calls, and does not steer', async () => {
    const proxied = { host: HOST, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await ask('POST', LOGIN_STATE, proxied)).status).toBe(200);
    expect((await ask('POST', '/__replica/reset', proxied)).reason).toBe('foreign-page');
  });
});

describe('the list', () => {
  it('comes from the environment, and a bad name in it stops the start', () => {
    expect(readEnv([], { REPLICA_ALLOWED_HOSTS: 'desk.test' }).allowedHosts).toEqual(['desk.test']);
    expect(() => readEnv([], { REPLICA_ALLOWED_HOSTS: 'http://desk.test' })).toThrow(
      /^REPLICA_ALLOWED_HOSTS takes/,
    );
  });
});

describe('while developing', () => {
  it('people reach the server of the pages, and that decides who steers', async () => {
    const env = readEnv([], { HOST: '0.0.0.0', DEV_LISTEN_HOST: '127.0.0.1' });
    expect([env.host, env.listenHost]).toEqual(['0.0.0.0', '127.0.0.1']);
    await start(env);
    const reply = await test.app.inject({ method: 'POST', url: '/__replica/reset', headers: { host: HOST } });
    expect(reply.json().reason).toBe('control-plane-closed');
  });
});
