import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromWire, SERVLET_PATH } from '#contracts/servlet-url.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { compare } from './compare.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'desk-compare-'));
const apps: TestApp[] = [];
let a: string;
let b: string;

async function startApp(now: number): Promise<string> {
  const test = await startTestApp({ now });
  apps.push(test);
  return test.app.listen({ host: '127.0.0.1', port: 0 });
}

beforeAll(async () => {
  a = await startApp(NOW);
  b = await startApp(NOW);
});

afterAll(async () => {
  await Promise.all(apps.map((test) => test.close()));
  rmSync(folder, { recursive: true });
});

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const said: string[] = [];
  const code = await compare(args, env, (text) => said.push(text), '2026-11-21');
  return { code, text: said.join('\n') };
}

async function differences(...args: string[]) {
  const { code, text } = await run([...args, '--format', 'json']);
  return { code, ...JSON.parse(text) };
}

type Change = (body: string) => string;

/** A server in front of another that changes the first reply of an operation which the change has something to do with. */
async function changing(target: string, changes: Readonly<Record<string, Change>>) {
  const left = new Map(Object.entries(changes));
  const server = createServer(async (request, reply) => {
    const body = await new Promise<Buffer>((resolve) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)));
    });
    const { authorization, 'content-type': type } = request.headers;
    const response = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
      ...(body.length > 0 ? { body: body.toString() } : {}),
    });
    const read = fromWire(request.url ?? '');
    const [path = ''] = read.ok ? read.url.split('?') : [];
    const operation = path.slice(SERVLET_PATH.length + 1).replace('/', '.');
    const text = await response.text();
    const changed = left.get(operation)?.(text) ?? text;
    if (changed !== text) left.delete(operation);
    const headers = {
      'content-type': response.headers.get('content-type') ?? '',
      date: response.headers.get('date') ?? '',
    };
    reply.writeHead(response.status, headers).end(changed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    left,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

const TEN: Readonly<Record<string, readonly [pointer: string, kind: string, change: Change]>> = {
  'UserCenterMag.userIsLogin3': ['/status', 'type', (text) => text.replace('"status":"1"', '"status":1')],
  'UserCenterMag.getMemberInfo': ['/data/data/nick', 'value', (text) => text.replace('沈知远', '沈知近')],
  'UserCenterMag.getUserAddressList': [
    '/data/list/1/zip',
    'missing',
    (text) => text.replace(',"zip":"310013"', ''),
  ],
  'ShopCarService.cartList': ['/data/list/1', 'missing', withoutSecondLine],
  'ShopCarService.cartInfo': [
    '/data/data/enable',
    'added',
    (text) => text.replace('"data":{"ID"', '"data":{"enable":true,"ID"'),
  ],
  'ShopCarService.getTiers': [
    '/data/list/0/tiers/2/discount',
    'value',
    (text) => text.replace('"0.05"', '"0.06"'),
  ],
  'ShoppingServiceMag.getTotal': [
    '',
    'value',
    (text) => (text.startsWith('{') ? text : text.replace(/\|[^|]*$/, '|9')),
  ],
  'OrderServiceMag.previewOrder': [
    '/data/deliveries/1/available',
    'value',
    (text) => text.replace('"freight":"25.00","available":"Y"', '"freight":"25.00","available":"N"'),
  ],
  'OrderServiceMag.getOrderList': [
    '/data/list/0/expectedFrom',
    'value',
    (text) => text.replace('"expectedFrom":"2026-11-28"', '"expectedFrom":"2026-11-27"'),
  ],
  'MemberServiceMag.getCounters': [
    '/data/unpaid',
    'value',
    (text) => text.replace('"unpaid":1', '"unpaid":2'),
  ],
};

function withoutSecondLine(text: string): string {
  const reply = JSON.parse(text);
  if (!Array.isArray(reply.data?.list)) return text;
  // The last lines stay, so the second is the only one that is not there.
  reply.data.list.splice(1, 1);
  return JSON.stringify(reply);
}

// A journey is a hundred calls on each side, and other tests may keep the machine busy.
describe('replica compare', { timeout: 180_000 }, () => {
  it('finds nothing between two of the same, and writes nothing unless it may', async () => {
    const { code, compared, differences: found } = await differences(a, b, '--seed', '1');
    expect(found).toEqual([]);
    expect(code).toBe(0);
    const asked = compared.map(({ operation }: { operation: string }) => operation);
    expect(asked).not.toContain('ShoppingServiceMag.addCart');
  });

  it('finds nothing between two that change the same', async () => {
    const result = await differences(a, b, '--allow-writes', '--seed', '2');
    expect(result.differences).toEqual([]);
    expect(result.skipped).toEqual([]);
    expect(result.code).toBe(0);
    const asked = result.compared.map(({ operation }: { operation: string }) => operation);
    expect(asked).toContain('ShoppingServiceMag.addCart');
  });

  it('finds nothing between a server and itself', async () => {
    const { differences: found } = await differences(a, a, '--include', 'ShopCarService.*');
    expect(found).toEqual([]);
  });

  it('finds nothing between the same data on another day', async () => {
    const later = await startApp(NOW + 3 * 86_400_000);
    const { differences: found } = await differences(a, later, '--include', 'OrderServiceMag.previewOrder');
    expect(found.filter(({ pointer }: { pointer: string }) => /deliveries/.test(pointer))).toEqual([]);
  });

  it('finds ten seeded differences, each at its operation and place', async () => {
    const other = await startApp(NOW);
    const same = await startApp(NOW);
    const changes = Object.fromEntries(
      Object.entries(TEN).map(([operation, [, , change]]) => [operation, change]),
    );
    const proxy = await changing(other, changes);
    const result = await differences(same, proxy.url, '--seed', '7');
    await proxy.close();
    expect([...proxy.left.keys()]).toEqual([]);
    const found = result.differences.map(({ operation, pointer, kind }: Record<string, string>) => [
      operation,
      pointer,
      kind,
    ]);
    expect(found.sort()).toEqual(
      Object.entries(TEN)
        .map(([operation, [pointer, kind]]) => [operation, pointer, kind])
        .sort(),
    );
    expect(result.code).toBe(1);
  });

  it('says where it was not let in, and compares what needs no login', async () => {
    const { code, text } = await run([a, b], { REPLICA_ACCOUNT: 'demo', REPLICA_PASSWORD: 'wrong' });
    expect(text).toContain('Left out, the login failed on both: the session, the member,');
    expect(code).toBe(0);
  });

  it('takes --account before the environment', async () => {
    const result = await run([a, b, '--account', 'fresh', '--format=json'], { REPLICA_ACCOUNT: 'super' });
    const { skipped } = JSON.parse(result.text);
    expect(skipped).toContainEqual(
      expect.objectContaining({ step: 'line 1', reason: 'nothing to ask about on both' }),
    );
  });

  it('--include compares only these, and calls only what they need', async () => {
    const result = await differences(a, b, '--include', 'ShopCarService.cartInfo');
    expect(new Set(result.compared.map(({ operation }: { operation: string }) => operation))).toEqual(
      new Set(['ShopCarService.cartInfo']),
    );
  });

  it('--seed makes the same journey again', async () => {
    const one = await differences(a, b, '--include', 'ShoppingServiceMag.*', '--seed', '3');
    expect(one).toEqual(await differences(a, b, '--include', 'ShoppingServiceMag.*', '--seed', '3'));
    expect(one).not.toEqual(await differences(a, b, '--include', 'ShoppingServiceMag.*', '--seed', '4'));
  });

  it('--output writes a file', async () => {
    const file = join(folder, 'out.json');
    expect(
      (await run([a, b, '--include', 'MemberServiceMag.*', '--output', file, '--format', 'json'])).text,
    ).toBe('');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ differences: [] });
  });

  it('--format github annotates, and pretty groups by operation', async () => {
    const proxy = await changing(b, { 'MemberServiceMag.getAbout': (text) => text.replace('书桌', '%书架') });
    const github = await run([a, proxy.url, '--include', 'MemberServiceMag.*', '--format', 'github']);
    expect(github.text.replace(/line=\d+/, 'line=LINE')).toBe(
      '::error file=contracts/openapi/MemberServiceMag.yaml,line=LINE,title=MemberServiceMag.getAbout::value at /data/productName (about): A "书桌", B "%25书架"',
    );
    await proxy.close();
    const again = await changing(b, { 'MemberServiceMag.getAbout': (text) => text.replace('书桌', '书架') });
    const pretty = await run([a, again.url, '--include', 'MemberServiceMag.*']);
    await again.close();
    expect(pretty.text).toMatch(/^MemberServiceMag\.getAbout\n {2}value at \/data\/productName/);
    expect(pretty.text).toContain('1 differences in 1 operations');
  });

  it.each([
    [['--formt', 'json'], 'Unknown flag "--formt". Did you mean "--format"?'],
    [['http://127.0.0.1:1'], 'compare needs two addresses: A and B.'],
    [['a', 'b'], '"a" is no address such as http://127.0.0.1:5180.'],
    [['http://a', 'http://b', 'c'], '"c" was not expected here.'],
    [['http://a', 'http://b', '--seed', 'x'], '--seed is a whole number, not "x".'],
    [
      ['http://a', 'http://b', '--include', 'ShopCarService.cartInf'],
      'Unknown operation of --include "ShopCarService.cartInf". Did you mean "ShopCarService.cartInfo"?',
    ],
  ])('refuses %j', async (args, message) => {
    await expect(run(args)).rejects.toThrow(message);
  });

  it('does not call it equal when nothing was compared', async () => {
    await expect(run([a, b, '--include', 'LoginServiceMag.register'])).rejects.toThrow(
      'Nothing was compared',
    );
  });

  it('says which server does not answer', async () => {
    await expect(run([a, 'http://127.0.0.1:1'])).rejects.toThrow('http://127.0.0.1:1 does not answer.');
  });

  it('--help names every flag', async () => {
    const { code, text } = await run(['--help']);
    expect(code).toBe(0);
    for (const flag of ['account', 'format', 'output', 'include', 'allow-writes', 'seed']) {
      expect(text).toContain(`--${flag}`);
    }
  });
});
