import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request as requestHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import pactCore from '@pact-foundation/pact-core';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import type { PactDocument } from '#contracts/pact/pact-file.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { compareStatically } from '#scripts/contract/static-comparison.ts';
import { bundled } from '#scripts/testing/bundled.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { ownContract } from '../contract/read-contract.ts';
import { MOST_KEPT } from './capture.ts';
import type { Exchange } from './journal.ts';
import { RECORD_FLAGS, RECORD_HELP, type Recording, startRecording } from './record.ts';

const MOBILE = '13812345678';
const folder = mkdtempSync(join(tmpdir(), 'desk-record-'));
const closing: (() => Promise<unknown>)[] = [];
let app: TestApp;
let target: string;
let proxy: Recording;

async function record(...args: string[]): Promise<Recording & { readonly lines: string[] }> {
  const lines: string[] = [];
  const recording = await startRecording(args, {}, (line) => lines.push(line));
  closing.push(() => recording.close());
  return { ...recording, lines };
}

/** A target that answers whatever a test wants. */
async function fake(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  app = await startTestApp();
  target = await app.app.listen({ host: '127.0.0.1', port: 0 });
  proxy = await record('--target', target);
});

afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Sent {
  readonly token?: string;
  readonly form?: Readonly<Record<string, string>>;
}

function send(base: string, path: string, { token, form }: Sent = {}): Promise<Response> {
  return fetch(`${base}${path}`, {
    redirect: 'manual',
    method: form ? 'POST' : 'GET',
    // As it is, because the proxy asks for nothing packed that it would have to unpack.
    headers: { 'accept-encoding': 'identity', ...(token ? { authorization: token } : {}) },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
}

const wire = (operation: string, query = '') =>
  toWire(`/uwp/newServlet/${operation.replace('.', '/')}${query && `?${query}`}`);

async function exchanges(base: string): Promise<Exchange[]> {
  const response = await send(base, '/__record/journal');
  return (await response.json()).exchanges;
}

async function last(base: string): Promise<Exchange> {
  const exchange = (await exchanges(base)).at(-1);
  if (!exchange) throw new Error('nothing was recorded');
  return exchange;
}

async function exported(base: string, form: string): Promise<string> {
  return (await send(base, `/__record/exchange/${(await last(base)).n}?as=${form}`)).text();
}

const ADDRESS = {
  addrID: '',
  name: '赵小满',
  mobile: MOBILE,
  province: '浙江省',
  city: '宁波市',
  district: '海曙区',
  street: '月湖街道',
  detail: '桂花弄 7 号',
  zip: '315000',
  label: '家',
  codes: '330000,330200,330203',
  isDefault: 'N',
};

describe('the proxy', { timeout: 180_000 }, () => {
  it.each([
    wire('ShopCarService.cartList'),
    wire('ShopCarService.cartInfo', 'cartID=90001'),
    '/uwp/newServlet/MemberServiceMag/getAbout',
    wire('OrderServiceMag.getOrderList', 'keyword=%E8%A5%BF%E6%B9%96'),
    '/media/avatars/10003.svg',
  ])('passes %s on, byte for byte', async (path) => {
    const token = await app.tokenOf('super');
    const [straight, passed] = [await send(target, path, { token }), await send(proxy.url, path, { token })];
    expect(Buffer.from(await passed.arrayBuffer())).toEqual(Buffer.from(await straight.arrayBuffer()));
    expect(passed.status).toBe(straight.status);
    const kept = (response: Response) =>
      [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
    expect(kept(passed)).toEqual(kept(straight));
  });

  it('keeps wire form and virtual form under their operation, and pages not at all', async () => {
    const before = (await exchanges(proxy.url)).length;
    await send(proxy.url, wire('UserCenterMag.userIsLogin3'), { form: {} });
    await send(proxy.url, '/uwp/newServlet/UserCenterMag/userIsLogin3', { form: {} });
    await send(proxy.url, '/media/avatars/10003.svg');
    expect((await exchanges(proxy.url)).slice(before).map(({ operation }) => operation)).toEqual([
      'UserCenterMag.userIsLogin3',
      'UserCenterMag.userIsLogin3',
    ]);
  });

  it('tells a violation of the reply with its place', async () => {
    const body = JSON.stringify({ code: 0, status: 1 });
    const bad = await record(
      '--target',
      await fake((_request, reply) => reply.setHeader('content-type', 'application/json').end(body)),
    );
    expect(await (await send(bad.url, wire('UserCenterMag.userIsLogin3'), { form: {} })).text()).toBe(body);
    expect((await last(bad.url)).violations).toEqual([
      expect.objectContaining({ part: 'reply', pointer: '/status' }),
    ]);
    expect(bad.lines.at(-1)).toContain('reply /status:');
  });

  it('tells a violation of the request', async () => {
    await send(proxy.url, wire('ShopCarService.cartInfo'));
    expect((await last(proxy.url)).violations).toContainEqual({
      part: 'request',
      pointer: '',
      problem: expect.stringContaining('cartID'),
    });
  });

  it('answers clearly when the target is down', async () => {
    const down = await record('--target', 'http://127.0.0.1:1');
    const response = await send(down.url, wire('UserCenterMag.userIsLogin3'), { form: {} });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      code: 502,
      reason: 'target-unreachable',
      target: 'http://127.0.0.1:1',
    });
  });

  it('asks for nothing compressed, and reads what is compressed nevertheless', async () => {
    const asked: unknown[] = [];
    const url = await fake((request, reply) => {
      asked.push(request.headers['accept-encoding']);
      reply.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      reply.end(gzipSync(JSON.stringify({ code: 0, status: '0' })));
    });
    const own = await record('--target', url);
    expect(await (await send(own.url, wire('UserCenterMag.userIsLogin3'), { form: {} })).json()).toEqual({
      code: 0,
      status: '0',
    });
    expect(asked).toEqual(['identity']);
    expect(await last(own.url)).toMatchObject({
      response: { body: { code: 0, status: '0' } },
      violations: [],
    });
  });

  it('passes big bodies and does not keep them', async () => {
    const big = 'x'.repeat(MOST_KEPT * 3);
    const url = await fake((request, reply) => {
      let size = 0;
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      request.on('end', () => reply.setHeader('x-size', size).end(big));
    });
    const own = await record('--target', url);
    const response = await send(own.url, wire('MemberServiceMag.sendFeedback'), { form: { content: big } });
    expect(response.headers.get('x-size')).toBe(String(big.length + 'content='.length));
    expect(await response.text()).toHaveLength(big.length);
    expect(await last(own.url)).toMatchObject({ request: { input: null }, response: { body: null } });
  });

  it('sends the first part of an answer before the last one is there', async () => {
    let end = () => {};
    const url = await fake((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'text/plain' }).write('first');
      end = () => reply.end();
    });
    const own = await record('--target', url);
    const reader = (await send(own.url, '/uwp/stream')).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    end();
    await reader?.read();
  });

  it('passes an upload unread', async () => {
    const seen: string[] = [];
    const url = await fake((request, reply) => {
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
      request.on('end', () => reply.end('ok'));
    });
    const own = await record('--target', url);
    const body = new FormData();
    body.set('file', new Blob(['a private picture']));
    await (await fetch(`${own.url}/uwp/upload`, { method: 'POST', body })).text();
    expect(seen.join('')).toContain('a private picture');
    expect(JSON.stringify(await exchanges(own.url))).not.toContain('a private picture');
  });

  it('keeps redirects and cookies on its side, and drops what belongs to one connection', async () => {
    let asked: NodeJS.Dict<string | string[]> = {};
    let own = '';
    const url = await fake((request, reply) => {
      asked = request.headers;
      reply.writeHead(302, {
        location: `http://${request.headers.host}/base/next?a=1`,
        'set-cookie': ['s=1; Path=/; Domain=desk.example; HttpOnly', 't=2'],
        connection: 'close, x-hop',
        'x-hop': '1',
      });
      reply.end();
    });
    const recording = await record('--target', `${url}/base/`);
    own = recording.url;
    const response = await new Promise<{ headers: NodeJS.Dict<string | string[]> }>((resolve) => {
      const headers = { origin: own, connection: 'x-mine', 'x-mine': '1' };
      requestHttp(`${own}/page`, { headers }, (reply) => resolve(reply.resume())).end();
    });
    expect(response.headers.location).toBe(`${own}/next?a=1`);
    expect(response.headers['set-cookie']).toEqual(['s=1; Path=/; HttpOnly', 't=2']);
    expect(response.headers['x-hop']).toBeUndefined();
    expect(asked['x-mine']).toBeUndefined();
    expect(asked.origin).toBe(url);
  });
});

describe('--local', { timeout: 180_000 }, () => {
  it('answers these from a replica, and the others from the target', async () => {
    const asked: string[] = [];
    const url = await fake((request, reply) => {
      asked.push(request.url ?? '');
      reply.setHeader('content-type', 'application/json').end('{"code":0,"status":"0"}');
    });
    const own = await record('--target', url, '--local', 'ShopCarService.*');
    const cart = await send(own.url, wire('ShopCarService.cartList'), { token: 'a-token-of-the-target' });
    expect((await cart.json()).data.list.length).toBeGreaterThan(9);
    await send(own.url, wire('UserCenterMag.userIsLogin3'), { form: {}, token: 'a-token-of-the-target' });
    expect(asked).toEqual([wire('UserCenterMag.userIsLogin3')]);
    expect((await exchanges(own.url)).map(({ answeredBy }) => answeredBy)).toEqual(['replica', 'target']);
  });
});

describe('an export', { timeout: 180_000 }, () => {
  const CALLS: readonly [operation: string, query: string, form?: Record<string, string>][] = [
    ['UserCenterMag.userIsLogin3', '', {}],
    ['UserCenterMag.getMemberInfo', ''],
    ['UserCenterMag.getUserAddressList', ''],
    ['UserCenterMag.getThirdLoginInfo', '', { thirdLoginType: 'weixin' }],
    ['ShopCarService.cartInfo', 'cartID=90001'],
    ['ShopCarService.cartInfo', 'cartID=99999999'],
    [
      'ShoppingServiceMag.getTotal',
      'goodsID=1&cnums=FM01%7CZD06%7CNK157%7CNF01%7CFF01%7CBY01&count=10&pagesNum=64&memberID=10003&random=1',
    ],
    ['OrderServiceMag.previewOrder', '', { cartIDs: '90001' }],
    ['OrderServiceMag.getOrderList', 'tab=all'],
    ['MemberServiceMag.getCounters', ''],
    ['LoginServiceMag.loginByPassword', '', { account: 'super', password: DEMO_PASSWORD }],
    ['AddressServiceMag.saveAddress', '', ADDRESS],
  ];

  it('as pact agrees with the contract and is kept by the real server', async () => {
    const token = await app.tokenOf('super');
    const interactions: PactDocument['interactions'][number][] = [];
    let document: object = {};
    for (const [operation, query, form] of CALLS) {
      await (await send(proxy.url, wire(operation, query), { token, ...(form ? { form } : {}) })).text();
      document = JSON.parse(await exported(proxy.url, 'pact'));
      interactions.push(...(document as PactDocument).interactions);
    }
    const pact = { ...document, interactions };
    expect(await compareStatically(ownContract(), pact)).toEqual([]);

    const file = join(folder, 'recorded.json');
    writeFileSync(file, JSON.stringify(pact));
    const verdict = await pactCore
      .verifyPacts({
        provider: 'desk-server',
        providerBaseUrl: target,
        providerStatesSetupUrl: `${target}/__replica/pact/states`,
        pactUrls: [file],
        logLevel: 'error',
      })
      .catch((error: Error) => error.message);
    expect(JSON.parse(verdict)).toMatchObject({ errors: [], result: true });
  });

  it('as scenario is a file that a compiler reads', async () => {
    const token = await app.tokenOf('super');
    await (await send(proxy.url, wire('ShopCarService.cartInfo', 'cartID=90001'), { token })).text();
    const text = await exported(proxy.url, 'scenario');
    expect(text).toContain('/data/data/count = ');
    expect(ts.transpileModule(text, { reportDiagnostics: true }).diagnostics).toEqual([]);
  });

  it('as curl quotes what a shell would read, and leaves the token to the reader', async () => {
    const token = await app.tokenOf('super');
    const form = { content: "it's $HOME" };
    await (await send(proxy.url, wire('MemberServiceMag.sendFeedback'), { token, form })).text();
    expect(await exported(proxy.url, 'curl')).toBe(
      [
        `curl -X POST '${target}/uwp/newServlet?serviceName=MemberServiceMag&medthodName=sendFeedback' \\`,
        '  -H "authorization: $TOKEN" \\',
        "  -H 'content-type: application/x-www-form-urlencoded' \\",
        "  --data-raw 'content=it%27s+%24HOME'\n",
      ].join('\n'),
    );
  });

  it('holds no secret and nobody’s mobile, in any form', async () => {
    const file = join(folder, 'journal.ndjson');
    const own = await record('--target', target, '--output', file);
    const login = { account: MOBILE, password: 'a-secret-password' };
    const code = { token: await app.tokenOf('super'), form: { thirdLoginType: 'weixin' } };
    const { data } = await (await send(own.url, wire('UserCenterMag.getThirdLoginInfo'), code)).json();
    const demo = { account: 'super', password: DEMO_PASSWORD };
    const { token } = (
      await (await send(own.url, wire('LoginServiceMag.loginByPassword'), { form: demo })).json()
    ).data;
    await (await send(own.url, wire('LoginServiceMag.loginByPassword'), { form: login })).text();
    await (
      await send(own.url, wire('LoginServiceMag.queryLoginQrcode', `loginSessionID=${data.loginSessionID}`))
    ).text();
    await (await send(own.url, wire('AddressServiceMag.saveAddress'), { token, form: ADDRESS })).text();
    await (await send(own.url, wire('UserCenterMag.getUserAddressList'), { token })).text();
    await (await send(own.url, `/uwp/other?mobile=${MOBILE}&x=${token}`, { token })).text();
    const texts = [readFileSync(file, 'utf8'), own.lines.join('\n')];
    for (const { n } of await exchanges(own.url)) {
      for (const form of ['', '?as=pact', '?as=scenario', '?as=curl']) {
        texts.push(await (await send(own.url, `/__record/exchange/${n}${form}`)).text());
      }
    }
    texts.push(JSON.stringify(await exchanges(own.url)));
    const all = texts.join('\n');
    expect(all).toContain('138****5678');
    const secrets = [token, code.token, data.loginSessionID, MOBILE, '19000000013', 'a-secret-password'];
    for (const secret of [...secrets, ADDRESS.detail, encodeURIComponent(ADDRESS.detail), ADDRESS.name]) {
      expect(all.includes(secret), secret).toBe(false);
    }
  });

  it.each([
    ['/__record/exchange/99999', 404],
    ['/__record/nothing', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await send(proxy.url, path)).status).toBe(status);
  });
});

describe('replica record', () => {
  it('--help names every flag', () => {
    for (const flag of Object.keys(RECORD_FLAGS)) expect(RECORD_HELP).toContain(`--${flag}`);
  });

  it('--quiet says no line, and without it there is one for each exchange', async () => {
    const quiet = await record('--target', target, '--quiet');
    const loud = await record('--target', target);
    for (const { url } of [quiet, loud]) {
      await (await send(url, wire('UserCenterMag.userIsLogin3'), { form: {} })).text();
    }
    expect(quiet.lines).toEqual([]);
    expect(loud.lines).toEqual([expect.stringMatching(/^1 POST UserCenterMag\.userIsLogin3 200 \d+ ms$/)]);
  });

  it('--port takes the port, and says so when somebody has it', async () => {
    const taken = new URL(proxy.url).port;
    await expect(record('--target', target, '--port', taken)).rejects.toThrow(`Port ${taken} is in use.`);
  });

  it.each([
    [[], 'record needs --target, the address of a server.'],
    [['--target', 'nowhere'], '"nowhere" is no address such as https://desk.example.'],
    [['--targt', 'x'], 'Unknown flag "--targt". Did you mean "--target"?'],
    [['--target', 'http://a', 'b'], '"b" was not expected here.'],
    [['--target', 'http://a', '--port', 'x'], '--port is a number up to 65535, not "x".'],
    [['--target', 'http://a', '--local', 'ShopCarServic.*'], 'Did you mean "ShopCarService.*"?'],
    [['--target', 'http://a', '--output', '/nowhere/at/all'], '--output: ENOENT'],
  ])('refuses %j', async (args, message) => {
    await expect(record(...args)).rejects.toThrow(message);
  });

  it('prints one ready line and ends when told to', { timeout: 180_000 }, async () => {
    const program = await bundled(fileURLToPath(new URL('main.ts', import.meta.url)));
    closing.push(async () => program.remove());
    const child = spawn(process.execPath, [program.file, '--target', target, '--local', 'ShopCarService.*']);
    const ready = await new Promise<string>((resolve) =>
      child.stdout.once('data', (text) => resolve(String(text))),
    );
    expect(ready).toMatch(/^Ready at http:\/\/127\.0\.0\.1:\d+ in \d+ ms, recording http:.*\n$/);
    child.kill('SIGTERM');
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(0);
  });
});
