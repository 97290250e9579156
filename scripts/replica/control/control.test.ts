import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing.ts';
import type { Surroundings } from './action.ts';
import { CONTROL_COMMANDS, controlCommand } from './command.ts';
import { controlSubCommands } from './sub-commands.mjs';

const CART = 'ShopCarService.cartInfo';
const VISIT = 'UserCenterMag.userIsLogin3';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let test: TestApp;
let port: string;
let dir: string;

beforeEach(async () => {
  dir = mkdtempSync(`${tmpdir()}/replica-control-`);
  test = await startTestApp({ env: { moments: 1000 } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = String((test.app.server.address() as AddressInfo).port);
});
afterEach(async () => {
  await test.close();
  rmSync(dir, { recursive: true });
});

async function run(args: readonly string[], more: Partial<Surroundings> = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const around = {
    env: { PORT: port },
    write: (text: string) => void out.push(text),
    say: (text: string) => void err.push(text),
    ...more,
  };
  // What the process does with a thrown error is what its runner does.
  const code = await controlCommand(args, around).catch((error: Error) => {
    err.push(error.message);
    return { UsageError: 2, Unreachable: 3 }[error.name] ?? 4;
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const replica = (line: string) => run(line.split(' '));
async function dataOf(line: string): Promise<Record<string, unknown>> {
  const { code, out, err } = await replica(`${line} --format json`);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out);
}

const visit = () => test.call(VISIT, {});
const cart = async (account = 'super') =>
  test.call(CART, { cartID: '90001' }, { token: await test.tokenOf(account) });

async function newQr(): Promise<string> {
  const { json } = await test.call('LoginServiceMag.createLoginQrcode', {});
  return String((json.data as { loginSessionID: string }).loginSessionID);
}

/** The number of a new order that waits for its money. */
async function newOrder(): Promise<string> {
  const data = await dataOf('scenario run order-in-state --param account=super --param state=unpaid');
  return (data.result as { orderNo: string }).orderNo;
}

describe('replica scenario', () => {
  it('lists what the replica has', async () => {
    const { out } = await replica('scenario list');
    expect(out).toMatch(/^addresses-none +data /m);
    expect(out).toMatch(/^price-fails +error /m);
  });

  it('runs one, with --param', async () => {
    const data = await dataOf('scenario run addresses-none --param account=demo');
    expect(data).toMatchObject({ name: 'addresses-none', result: { userId: '10001' } });
  });

  it('takes several parameters, and commas in their values', async () => {
    const { code, err } = await run([
      'scenario',
      'run',
      'price-fails',
      '--param',
      'times=1,2',
      '--param=a=b',
    ]);
    expect([code, err]).toEqual([2, expect.stringContaining('has only the parameter times')]);
  });

  it.each([
    ['scenario run nothing', 1, 'there is no scenario "nothing"'],
    ['scenario run price-fails --param often=1', 2, 'only the parameter times'],
    ['scenario run price-fails --param often', 2, '--param is like account=demo'],
    ['scenario run', 2, 'needs NAME'],
    ['scenario run a b', 2, '"b" was not expected'],
  ])('ends "%s" with %i', async (line, code, words) => {
    expect(await replica(line)).toMatchObject({ code, out: '', err: expect.stringContaining(words) });
  });
});

describe('replica fault', () => {
  it.each([
    [`${CART} status --status 503 --times 2`, { fault: { kind: 'status', status: 503 }, timesLeft: 2 }],
    [`${CART} delay --delay 5`, { fault: { delay: { kind: 'fixed', ms: 5 } } }],
    [
      '* delay --delay 10-90',
      { operation: '*', fault: { delay: { kind: 'uniform', minMs: 10, maxMs: 90 } } },
    ],
    ['* delay --delay 30~0.5', { fault: { delay: { kind: 'lognormal', medianMs: 30, sigma: 0.5 } } }],
    [
      '* code --code 403 --message 不行 --need-vip VIP,超级会员',
      { fault: { code: 403, message: '不行', needVip: ['VIP', '超级会员'] } },
    ],
    ['* text --text -1', { fault: { kind: 'text', text: '-1' } }],
    ['* hang --probability 0.25 --seed 7 --skip 3', { probability: 0.25, seed: 7, skip: 3, next: 3 }],
  ])('adds %s', async (line, rule) => {
    expect(await dataOf(`fault add ${line}`)).toMatchObject(rule);
    expect(test.world.faults.list()).toMatchObject([rule]);
  });

  it('lists, removes and clears', async () => {
    expect((await replica('fault list')).out).toBe('No rule.');
    for (const _rule of [1, 2, 3]) await replica('fault add * cut');
    expect((await replica('fault list')).out).toMatch(/^f3 +\* +\{"kind":"cut"\} +always +p=1 +next 4-0$/m);
    expect((await replica('fault remove f2')).out).toBe('f2 is removed.');
    expect((await replica('fault clear')).out).toBe('2 removed.');
    expect(await replica('fault remove f9')).toMatchObject({ code: 1 });
  });

  it('makes a row of the error catalogue happen, --times often, and lists the rows', async () => {
    expect((await replica('fault preset')).out).toMatch(/price-fails +\S+getTotal +计算价格失败，请稍后再试/);
    await replica('fault preset any-request-fails --times 1');
    expect([(await visit()).status, (await visit()).status]).toEqual([500, 200]);
    expect(await replica('fault preset nothing')).toMatchObject({ code: 1 });
  });

  it('replays a draw', async () => {
    await replica(`fault add ${VISIT} status --status 500 --times 1 --seed 9`);
    await visit();
    expect(await dataOf('fault replay 9-0 --times 1')).toMatchObject({ seed: 9, skip: 0, timesLeft: 1 });
    expect((await visit()).status).toBe(500);
    expect(await replica('fault replay 8-8')).toMatchObject({ code: 1 });
  });

  it.each([
    ['fault add * burn', 2, 'unknown kind "burn"'],
    ['fault add ShopCarService.cartinfo hang', 2, 'the nearest is ShopCarService.cartInfo'],
    ['fault add * delay --delay soon', 2, '--delay is like 800'],
    ['fault add * hang --times often', 2, '--times is a number'],
    ['fault add * hang --time 1', 2, 'Did you mean "--times"?'],
  ])('ends "%s" with %i', async (line, code, words) => {
    expect(await replica(line)).toMatchObject({ code, err: expect.stringContaining(words) });
  });
});

describe('replica clock', () => {
  it('freezes, advances, shows and resets', async () => {
    expect((await replica('clock freeze 2027-01-01')).out).toBe('2027-01-01T00:00:00.000Z (frozen)');
    expect((await replica('clock advance 2h')).out).toBe('2027-01-01T02:00:00.000Z (frozen)');
    expect((await replica('clock')).out).toBe('2027-01-01T02:00:00.000Z (frozen)');
    expect((await replica('clock reset')).out).toMatch(/\(running\)$/);
    expect(await dataOf('clock show')).toMatchObject({ frozen: false });
    expect(await replica('clock advance soon')).toMatchObject({ code: 2 });
  });
});

describe('replica persona', () => {
  it('lists the accounts with their password', async () => {
    expect((await replica('persona list')).out).toMatch(/^super .*超级会员[\s\S]*desk1234\.$/m);
  });

  it('writes a token that is good, and nothing else', async () => {
    const { out } = await replica('persona login vip');
    expect((await test.call(VISIT, {}, { token: out })).json.status).toBe('1');
    expect(await replica('persona login nobody')).toMatchObject({ code: 1 });
  });
});

describe('replica qr', () => {
  it('scans and confirms, with --account', async () => {
    const id = await newQr();
    expect((await replica(`qr scan ${id} --account demo`)).out).toMatch(/state: +scanned/);
    expect(await replica(`qr confirm ${id} --account vip`)).toMatchObject({ code: 1 });
    expect((await replica(`qr confirm ${id} --account demo`)).code).toBe(0);
  });

  it('cancels and expires', async () => {
    const id = await newQr();
    await replica(`qr scan ${id}`);
    expect((await replica(`qr cancel ${id}`)).out).toMatch(/state: +cancelled/);
    expect((await replica(`qr expire ${await newQr()}`)).out).toMatch(/state: +expired/);
    expect(await replica('qr scan unknown')).toMatchObject({ code: 1 });
  });
});

describe('replica pay and order', () => {
  it('settles the money of an order and advances it with --to', async () => {
    const orderNo = await newOrder();
    expect((await replica(`pay settle ${orderNo}`)).out).toMatch(/state: +succeeded/);
    expect(await dataOf(`order advance ${orderNo} --to producing`)).toMatchObject({ state: 'producing' });
    expect(await dataOf(`order advance ${orderNo} --event delay --reason 停电半日`)).toMatchObject({
      state: 'delayed',
    });
    expect(await replica(`order advance ${orderNo} --to nowhere`)).toMatchObject({ code: 2 });
  });

  it('fails and expires a payment', async () => {
    const token = await test.tokenOf('super');
    for (const [step, state] of [
      ['fail', 'failed'],
      ['expire', 'closed'],
    ]) {
      const orderNos = await newOrder();
      const wish = { orderNos, channel: 'weixin', useWallet: 'N', idemKey: `control-${step}` };
      const { json } = await test.call('PayServiceMag.createPay', wish, { token });
      const { payNo } = json.data as { payNo: string };
      expect(await dataOf(`pay ${step} ${payNo}`)).toMatchObject({ payNo, state });
    }
    expect(await replica('pay fail P1')).toMatchObject({ code: 1 });
  });
});

describe('replica ledger', () => {
  it('says that all money is accounted for', async () => {
    expect((await replica('ledger')).out).toContain('all in balance');
    expect(await dataOf('ledger check')).toMatchObject({ problems: [] });
  });
});

describe('replica journal', () => {
  beforeEach(async () => {
    await cart();
    await test.call('LoginServiceMag.loginByPassword', { account: 'demo', password: 'wrong' });
    test.world.faults.add({ operation: CART, fault: { kind: 'status', status: 500 }, times: 1 });
    await cart('vip');
  });

  it('shows each exchange and why', async () => {
    const lines = (await replica('journal')).out.split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(
      /^ {3}1 {2}2026-11-21 02:00:00\.000 {2}200 +0 {2}ShopCarService\.cartInfo {2}super/,
    );
    expect(lines[2]).toBe('      账号或密码不正确，还可尝试 4 次');
    expect(lines[4]).toBe('      fault status by f1, draw 2-0');
  });

  it.each([
    [`--operation ${CART}`, [1, 3]],
    ['--account super', [1]],
    ['--fault status', [3]],
    ['--q 还可尝试', [2]],
    ['--since 1', [2, 3]],
    ['--limit 1', [3]],
  ])('filters by %s', async (flags, numbers) => {
    const { list } = await dataOf(`journal ${flags}`);
    expect((list as { seq: number }[]).map(({ seq }) => seq)).toEqual(numbers);
  });

  it('filters by the tab that called, also while it is followed', async () => {
    const url = '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';
    await test.app.inject({ method: 'POST', url, headers: { 'x-replica-tab': 'left' } });
    await test.app.inject({ method: 'POST', url, headers: { 'x-replica-tab': 'right' } });
    const { list } = await dataOf('journal --tab right');
    expect(list).toMatchObject([{ seq: 5, tab: 'right' }]);

    const stop = new AbortController();
    const seen: string[] = [];
    const write = (text: string) => void seen.push(text);
    const args = ['journal', '--follow', '--format', 'json', '--since', '0', '--tab', 'left'];
    const following = run(args, { signal: stop.signal, write });
    await expect.poll(() => seen.map((text) => JSON.parse(text).seq)).toEqual([4]);
    stop.abort();
    await following;
  });

  it('refuses an operation nobody knows', async () => {
    expect(await replica('journal --operation ShopCarService.cartinfo')).toMatchObject({
      code: 2,
      err: expect.stringContaining(CART),
    });
    expect(await replica('journal --follow --operation nothing')).toMatchObject({ code: 2 });
  });

  it('is cleared', async () => {
    await replica('journal clear');
    expect((await replica('journal show')).out).toBe('No exchange.');
  });

  it.each([
    [[], 3],
    [['--operation', CART], 2],
    [['--fault', 'any'], 1],
    [['--account', 'super', '--q', '90001'], 1],
    [['--since', '1'], 2],
  ])('is followed with %j, until it is interrupted', async (flags, count) => {
    const stop = new AbortController();
    const seen: { seq?: number }[] = [];
    const write = (text: string) => void seen.push(JSON.parse(text));
    const since = flags.includes('--since') ? [] : ['--since', '0'];
    const args = ['journal', '--follow', '--format', 'json', ...since, ...flags];
    const following = run(args, { signal: stop.signal, write });
    await expect.poll(() => seen.filter(({ seq }) => seq !== undefined).length).toBe(count);
    stop.abort();
    expect(await following).toMatchObject({ code: 0, err: '' });
  });

  it('tells in words what happens while it is followed', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const following = run(['journal', '--follow'], {
      signal: stop.signal,
      write: (text) => void seen.push(text),
    });
    await expect
      .poll(async () => {
        await test.app.inject({ method: 'POST', url: '/__replica/clock', payload: { advance: '1s' } });
        return seen.join('\n');
      })
      .toMatch(/^ {6}-- clock \{/);
    await visit();
    await expect.poll(() => seen.join('\n')).toContain(VISIT);
    stop.abort();
    await following;
  });

  it('comes back to a replica that ended the events, and ends when it is gone', async () => {
    const seen: string[] = [];
    const following = run(['journal', '--follow'], { write: (text) => void seen.push(text) });
    await expect.poll(async () => visit().then(() => seen.length)).toBeGreaterThan(0);
    test.world.journal.close();
    await visit();
    const count = test.world.journal.last();
    await expect.poll(() => seen.join('\n')).toMatch(new RegExp(`^ *${count}  `, 'm'));
    await test.app.close();
    expect(await following).toMatchObject({ code: 3, err: expect.stringContaining('No replica answers') });
  });
});

describe('replica snapshot', () => {
  it('saves, lists, loads and deletes', async () => {
    expect((await replica('snapshot list')).out).toBe('No snapshot.');
    await replica('clock freeze 2027-01-01');
    expect((await replica('snapshot save 购物车')).out).toMatch(/^name: +购物车$/m);
    await replica('clock reset');
    expect((await replica('snapshot list')).out).toMatch(/^购物车 +2027-01-01T00:00:00.000Z +\d+$/);
    expect((await replica('snapshot load 购物车')).code).toBe(0);
    expect((await replica('clock')).out).toBe('2027-01-01T00:00:00.000Z (frozen)');
    expect((await replica('snapshot delete 购物车')).out).toBe('购物车 is deleted.');
    expect(await replica('snapshot load 购物车')).toMatchObject({ code: 1 });
    expect(await run(['snapshot', 'save', 'a b'])).toMatchObject({ code: 2 });
  });
});

describe('replica moment', () => {
  /** The number of the moment before the newest write. */
  async function written(): Promise<string> {
    await replica('scenario run addresses-none --param account=demo');
    const { list } = await dataOf('moment list --limit 1');
    return String((list as { id: number }[])[0]?.id);
  }

  it('lists, goes back and comes again', async () => {
    expect((await replica('moment')).out).toBe('Nothing was written.');
    const id = await written();
    const line = new RegExp(
      `^ +${id}  2026-11-21 02:00:00  POST /__replica/scenarios/\\{name\\}/run  -  addresses \\d+$`,
    );
    expect((await replica('moment list')).out).toMatch(line);
    expect((await replica(`moment rewind ${id}`)).out).toMatch(/^1 undone; "replica moment rewind latest"/m);
    expect((await replica('moment')).out).toMatch(/ undone$/);
    expect((await replica('moment rewind latest')).out).toMatch(/^Nothing is undone\.$/m);
  });

  it('branches off into a sandbox', async () => {
    const id = await written();
    expect((await replica(`moment branch ${id} earlier`)).out).toMatch(/^name: +earlier$/m);
    expect(await replica(`moment branch ${id} earlier`)).toMatchObject({ code: 1 });
    expect(await dataOf('sandbox list')).toMatchObject({ list: [{ name: 'earlier' }] });
  });

  it('compares, table by table', async () => {
    const id = await written();
    expect((await replica(`moment compare ${id}`)).out).toMatch(
      /^addresses\n {2}- \{"id":\d+,"user_id":10001,/,
    );
    expect((await replica(`moment compare latest ${id}`)).out).toMatch(/^addresses\n {2}\+ \{/);
    expect((await replica('moment compare latest')).out).toBe('No row differs.');
    await replica('moment rewind latest');
    const next = await test.call(
      'ShopCarService.deleteCart',
      { cartIDs: '90001' },
      { token: await test.tokenOf('super') },
    );
    expect(next.json.code).toBe(0);
    const words = /^cart_lines\n {2}~ \{"id":90001\} \{"deleted_at":null\} -> \{"deleted_at":\d+\}$/m;
    expect((await replica(`moment compare ${id}`)).out).toMatch(words);
  });

  it.each([
    ['moment rewind', 2, 'needs ID'],
    ['moment branch 1', 2, 'needs NAME'],
    ['moment rewind 99', 1, 'there is no moment "99"'],
    ['moment compare 99', 1, 'there is no moment "99"'],
  ])('ends "%s" with %i', async (line, code, words) => {
    expect(await replica(line)).toMatchObject({ code, out: '', err: expect.stringContaining(words) });
  });
});

describe('replica row', () => {
  it('lists tables and rows', async () => {
    expect((await replica('row tables')).out).toMatch(/^cart_lines +\d+$/m);
    const { out } = await replica('row list cart_lines --column id --value 90002');
    expect(out).toMatch(/^row +id +/);
    expect(out).toMatch(/^90002 +90002 +/m);
    expect(out).toMatch(/^1 of 1$/m);
    expect((await replica('row list cart_lines --column id --value 1')).out).toBe('No row.\n0 of 0');
  });

  it('writes a value, a number where the column has numbers, and nothing where none is said', async () => {
    expect((await replica('row set cart_lines 90002 remark 12')).out).toBe('cart_lines 90002: remark is 12.');
    expect(await dataOf('row set cart_lines 90002 deleted_at 12')).toMatchObject({
      values: { deleted_at: 12 },
    });
    expect((await replica('row set cart_lines 90002 deleted_at')).out).toBe(
      'cart_lines 90002: deleted_at is empty.',
    );
  });

  it.each([
    ['row list nothing', 1, 'there is no table "nothing"'],
    ['row set addresses 80001 is_default X', 2, 'one of "Y", "N"'],
    ['row set addresses 80001 user_id 99', 1, 'names a row of users'],
    ['row set cart_lines 90002', 2, 'needs COLUMN'],
  ])('ends "%s" with %i', async (line, code, words) => {
    expect(await replica(line)).toMatchObject({ code, out: '', err: expect.stringContaining(words) });
  });
});

describe('replica sandbox', () => {
  it('creates, lists and deletes', async () => {
    expect((await replica('sandbox list')).out).toBe('No sandbox.');
    expect((await replica('sandbox create worker-1')).out).toMatch(/^name: +worker-1$/m);
    expect((await replica('sandbox list')).out).toMatch(/^worker-1 /);
    expect((await replica('sandbox delete worker-1')).out).toBe('worker-1 is deleted.');
    expect(await replica('sandbox delete worker-1')).toMatchObject({ code: 1 });
    expect(await run(['sandbox', 'create', 'a b'])).toMatchObject({ code: 2 });
  });

  it('is what --sandbox steers', async () => {
    await replica('fault add * cut --sandbox worker-1');
    expect((await replica('fault list --sandbox worker-1')).out).toMatch(/^f1 /);
    expect((await replica('fault list')).out).toBe('No rule.');
  });

  it('is exported into a file with --output, and imported from it', async () => {
    await replica('clock freeze 2027-01-01 --sandbox one');
    const file = `${dir}/one.sqlite`;
    expect(await dataOf(`sandbox export one --output ${file}`)).toMatchObject({
      file,
      bytes: expect.any(Number),
    });
    expect((await replica(`sandbox import ${file} two`)).code).toBe(0);
    expect((await replica('clock --sandbox two')).out).toBe('2027-01-01T00:00:00.000Z (frozen)');
    expect((await replica('clock')).out).toMatch(/running/);
    expect((await replica(`sandbox import ${file}`)).code).toBe(0);
    expect((await replica('clock')).out).toMatch(/^2027-01-01/);
  });

  it.each([
    ['sandbox import /nowhere/at/all', 'cannot be read'],
    ['sandbox export one --output /nowhere/at/all', 'cannot be written'],
  ])('ends "%s" with 2', async (line, words) => {
    expect(await replica(line)).toMatchObject({ code: 2, err: expect.stringContaining(words) });
  });
});

describe('how it is called', () => {
  it('goes to --base-url rather than to PORT', async () => {
    const env = { PORT: '1' };
    expect(await run(['clock', '--base-url', `http://127.0.0.1:${port}/`], { env })).toMatchObject({
      code: 0,
    });
    expect(await run(['clock'], { env })).toMatchObject({
      code: 3,
      err: expect.stringContaining('No replica answers at http://127.0.0.1:1'),
    });
  });

  it.each(['ftp://x', 'somewhere'])('refuses --base-url %s', async (url) => {
    expect(await replica(`clock --base-url ${url}`)).toMatchObject({ code: 2 });
  });

  it('says so when a server is no replica', async () => {
    const { createServer } = await import('node:http');
    const other = createServer((_request, reply) => reply.writeHead(404).end('<html>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(await replica(`clock --base-url ${url}`)).toMatchObject({
      code: 3,
      err: expect.stringContaining('is no replica'),
    });
    other.close();
  });

  it('names the world of --sandbox in a header', async () => {
    const { createServer } = await import('node:http');
    const seen: unknown[] = [];
    const other = createServer(({ headers, url }, reply) => {
      seen.push([url, headers['x-replica-sandbox']]);
      reply.end('{"now":"2027"}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await replica(`clock --base-url ${url} --sandbox worker-1`);
    await replica(`clock --base-url ${url}`);
    expect(seen).toEqual([
      ['/__replica/clock', 'worker-1'],
      ['/__replica/clock', undefined],
    ]);
    other.close();
  });

  it.each([
    [400, 2],
    [401, 2],
    [403, 2],
    [404, 1],
    [409, 1],
    [429, 1],
    [500, 4],
    [503, 1],
  ])('ends with its own code when the replica answers %i', async (status, code) => {
    const { createServer } = await import('node:http');
    const other = createServer((_request, reply) =>
      reply.writeHead(status).end('{"reason":"some-reason","message":"why"}'),
    );
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(await replica(`clock --base-url ${url}`)).toEqual({
      code,
      out: '',
      err: 'The replica refused: why (some-reason).',
    });
    other.close();
  });

  it('writes JSON with --format json', async () => {
    expect(await dataOf('clock show')).toHaveProperty('offsetMs');
    expect(await replica('clock --format yaml')).toMatchObject({ code: 2 });
  });

  it.each([
    ['clok', 2, 'Did you mean "clock"?'],
    ['clock shwo', 2, 'Did you mean "show"?'],
    ['fault', 2, 'needs what to do: list, add'],
    ['clock --sandbx a', 2, 'Did you mean "--sandbox"?'],
  ])('ends "%s" with %i', async (line, code, words) => {
    expect(await replica(line)).toMatchObject({ code, out: '', err: expect.stringContaining(words) });
  });

  it('sends REPLICA_CONTROL_TOKEN where one is wanted', async () => {
    const guarded = await startTestApp({ env: { host: '0.0.0.0', controlToken: 's3cret' } });
    await guarded.app.listen({ host: '127.0.0.1', port: 0 });
    const { port: own } = guarded.app.server.address() as AddressInfo;
    const env = { PORT: String(own), REPLICA_CONTROL_TOKEN: 's3cret' };
    expect((await run(['clock'], { env })).code).toBe(0);
    expect((await run(['clock'], { env: { PORT: String(own) } })).code).toBe(2);
    await guarded.close();
  });
});

describe('the help', () => {
  it.each(Object.entries(CONTROL_COMMANDS))('of %s names its actions and flags', async (name, actions) => {
    const { code, out } = await run([name, '--help']);
    expect(code).toBe(0);
    const flags = Object.values(actions).flatMap((action) => Object.keys(action.flags));
    for (const word of [...Object.keys(actions), ...flags.map((flag) => `--${flag}`)]) {
      expect(out).toContain(` ${word}`);
    }
    expect(out).toMatch(/--base-url .*\n.*--sandbox .*\n.*--format /);
  });

  it('lists every command', async () => {
    const { out } = await run(['--help']);
    for (const [name, summary] of Object.entries(controlSubCommands)) {
      expect(out).toMatch(new RegExp(`^ {2}${name} +${summary}$`, 'm'));
    }
    expect(Object.keys(controlSubCommands)).toEqual(Object.keys(CONTROL_COMMANDS));
  });
});
