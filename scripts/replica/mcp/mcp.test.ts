import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTROL } from '#contracts/control/operations.ts';
import { OPERATIONS } from '#contracts/operations.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { mcpOf } from './command.ts';
import { openEndpoint } from './http-endpoint.ts';

/** Tools that are no operation of the control plane. */
const CONTRACT_AND_MORE = ['contract_operations', 'contract_operation', 'why_did_this_fail', 'verify'];
/** In characters: what an agent reads in a glance, about 2,000 tokens. */
const BRIEF = 8_000;
const VISIT = 'UserCenterMag.userIsLogin3';

let test: TestApp;
let port: string;
const ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  await begin();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function begin(env: Parameters<typeof startTestApp>[0] = {}): Promise<void> {
  const started = await startTestApp(env);
  await started.app.listen({ host: '127.0.0.1', port: 0 });
  port = String((started.app.server.address() as AddressInfo).port);
  test = started;
  ends.push(() => started.close());
}

const served = (args: readonly string[] = [], env: Record<string, string> = {}) =>
  mcpOf(args, { PORT: port, ...env });

async function agent(args?: readonly string[], env?: Record<string, string>): Promise<Client> {
  const [own, theirs] = InMemoryTransport.createLinkedPair();
  await served(args, env).serve().connect(theirs);
  return connected(own);
}

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  ends.push(() => client.close());
  return client;
}

async function call(client: Client, name: string, input: object = {}) {
  const { isError = false, content, ...rest } = await client.callTool({ name, arguments: { ...input } });
  const [{ text = '' } = {}, ...more] = content as { text: string }[];
  // Once is enough.
  expect([more, Object.keys(rest)]).toEqual([[], []]);
  return { isError, text, data: (isError ? {} : JSON.parse(text)) as Record<string, unknown> };
}

async function good(client: Client, name: string, input: object = {}) {
  const { isError, text, data } = await call(client, name, input);
  if (isError) throw new Error(`${name}: ${text}`);
  return data;
}

/** What a scenario has made. */
async function madeBy(client: Client, name: string, params: object): Promise<Record<string, string>> {
  const { result } = await good(client, 'post_scenarios_name_run', { name, body: { params } });
  return result as Record<string, string>;
}

async function newLogin(): Promise<{ loginSessionID: string }> {
  const { json } = await test.call('LoginServiceMag.createLoginQrcode', {});
  return { loginSessionID: (json.data as { loginSessionID: string }).loginSessionID };
}

/** One good call of each tool, in an order in which each finds what it needs. */
async function everyCall(client: Client): Promise<[name: string, input: object][]> {
  const scanned = await newLogin();
  const given = await newLogin();
  await good(client, 'post_qr_loginSessionID_scan', { ...given, body: { account: 'vip' } });
  const once = { operation: VISIT, kind: 'status', status: 503, times: 1, seed: 7 };
  await good(client, 'post_faults', { body: once });
  await test.call(VISIT, {});
  const { id } = await good(client, 'post_faults', { body: once });
  const { orderNo } = await madeBy(client, 'order-in-state', { account: 'super', state: 'unpaid' });
  const failing = await madeBy(client, 'payment-in-state', { account: 'super' });
  const ending = await madeBy(client, 'payment-in-state', { account: 'demo' });
  return [
    ['get_health', {}],
    ['get_ready', {}],
    ['get_info', {}],
    ['get_ledger', {}],
    ['get_scenarios', {}],
    ['post_scenarios_name_run', { name: 'addresses-none', body: { params: { account: 'demo' } } }],
    ['get_clock', {}],
    ['post_clock', { advance: '1m' }],
    ['post_snapshots_name', { name: 'one' }],
    ['get_snapshots', {}],
    ['post_snapshots_name_load', { name: 'one' }],
    ['delete_snapshots_name', { name: 'one' }],
    ['get_rows', {}],
    ['get_rows_table', { table: 'cart_lines', limit: 2 }],
    ['post_rows_table_rowid', { table: 'cart_lines', rowid: '90001', column: 'remark', value: '加急' }],
    ['get_moments', { limit: 5 }],
    ['get_moments_compare', { from: 'latest' }],
    ['post_moments_id_rewind', { id: 'latest' }],
    ['post_moments_id_branch', { id: 'latest', name: 'w2' }],
    ['post_sandboxes_name', { name: 'w1' }],
    ['get_sandboxes', {}],
    ['get_sandboxes_name', { name: 'w1' }],
    ['get_info', { sandbox: 'w1' }],
    ['post_show_guest', { sandbox: 'w1', version: 0, follows: true }],
    ['get_show', {}],
    ['post_show_move', { chapter: 'cart', step: 1 }],
    ['post_show_extend', { minutes: 30, guest: 1 }],
    ['delete_sandboxes_name', { name: 'w1' }],
    ['get_error_catalogue', {}],
    ['post_error_catalogue_name', { name: 'price-fails', body: { times: 1 } }],
    ['get_tour', {}],
    ['get_faults', {}],
    ['post_faults', { operation: 'ShopCarService.cartInfo', kind: 'status', status: 503 }],
    ['post_faults_replay', { id: '7-0' }],
    ['delete_faults_id', { id }],
    ['delete_faults', {}],
    ['get_personas', {}],
    ['post_personas_account_login', { account: 'vip' }],
    ['post_qr_loginSessionID_scan', { ...scanned, body: { account: 'super' } }],
    ['post_qr_loginSessionID_confirm', { ...scanned, body: { account: 'super' } }],
    ['post_qr_loginSessionID_cancel', given],
    ['post_qr_loginSessionID_expire', await newLogin()],
    ['post_pay_no_settle', { no: orderNo }],
    ['get_orders', { account: 'super' }],
    ['post_orders_no_advance', { no: orderNo }],
    ['get_journal', { limit: 5 }],
    ['why_did_this_fail', {}],
    ['delete_journal', {}],
    ['contract_operations', { q: 'cart' }],
    ['contract_operation', { id: 'ShopCarService.cartInfo' }],
    ['verify', { include: ['UserCenterMag.userIsLogin3'] }],
    ['post_pay_no_fail', { no: failing.payNo }],
    ['post_pay_no_expire', { no: ending.payNo }],
    ['post_tour_chapter', { chapter: 'works' }],
    ['post_pact_states', { state: 'personas-seeded', action: 'setup' }],
    ['post_reset', {}],
  ];
}

const TOKEN = 'a-token-of-this-test';

describe('replica mcp', () => {
  it('has a good answer of every tool', async () => {
    const client = await agent();
    const calls = await everyCall(client);
    const failures: string[] = [];
    for (const [name, input] of calls) {
      const { isError, text } = await call(client, name, input);
      if (isError) failures.push(`${name}: ${text}`);
    }
    expect(failures).toEqual([]);
    const { tools } = await client.listTools();
    expect(new Set(calls.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
  });

  it('has a tool for every operation of the control plane that answers JSON', async () => {
    const { tools } = await (await agent()).listTools();
    const files = [
      'GET /events',
      'GET /export',
      'POST /import',
      'GET /contract.json',
      'GET /docs',
      'GET /openapi.json',
    ];
    expect(tools).toHaveLength(Object.keys(CONTROL).length - files.length + CONTRACT_AND_MORE.length);
    expect(tools.every(({ name }) => /^[a-zA-Z0-9_-]{1,64}$/.test(name))).toBe(true);
  });

  it('acts in the private world that is asked for', async () => {
    const client = await agent();
    await good(client, 'post_clock', { sandbox: 'w1', body: { freeze: '2030-01-01T00:00:00Z' } });
    expect(await good(client, 'get_clock', { sandbox: 'w1' })).toMatchObject({ frozen: true });
    expect(await good(client, 'get_clock')).toMatchObject({ frozen: false });
  });

  it.each([
    ['post_scenarios_name_run', {}, 'name is missing'],
    ['post_scenarios_name_run', { name: 'nothing' }, 'there is no scenario "nothing"'],
    ['get_journal', { operatoin: VISIT }, 'unknown field "operatoin"'],
    ['post_faults', { operation: VISIT, kind: 'explode' }, 'there is no kind "explode"'],
    ['post_faults', { operation: VISIT, kind: 'status' }, 'status is missing'],
    ['post_clock', { advanec: '8d' }, 'unknown field "advanec"'],
    ['get_journal', { seq: 7 }, 'The journal has no exchange 7.'],
    ['contract_operation', { id: 'ShopCarService.carInfo' }, 'Did you mean "ShopCarService.cartInfo"?'],
    ['verify', { include: ['No.such'] }, 'No.such'],
  ])('refuses %s of %j in words', async (name, input, words) => {
    expect(await call(await agent(), name, input)).toMatchObject({
      isError: true,
      text: expect.stringContaining(words),
    });
  });

  it.each([
    ['post_clock', { advance: '8d' }],
    ['post_faults', { operation: VISIT, kind: 'reply', status: 200, type: 'text/plain', body: 'no' }],
    ['post_error_catalogue_name', { times: 1 }],
  ])('takes the body of %s as before too', async (name, body) => {
    const client = await agent();
    const path = name === 'post_error_catalogue_name' ? { name: 'price-fails' } : {};
    await good(client, name, { ...path, body });
    if (name === 'post_clock')
      expect(await good(client, 'get_clock')).toMatchObject({ offsetMs: 691_200_000 });
    else
      expect(await good(client, 'get_faults')).toMatchObject({
        list: [{ timesLeft: name === 'post_faults' ? null : 1 }],
      });
  });

  it('tells why the last calls failed, with a line that makes the call again', async () => {
    const client = await agent();
    const { id } = await good(client, 'post_faults', {
      operation: VISIT,
      kind: 'status',
      status: 503,
      times: 1,
      seed: 7,
    });
    await test.call(VISIT, {});
    await test.call(VISIT, {});
    await test.call('ShopCarService.cartInfo', { cartID: "9' 1" });
    const { failed, list } = await good(client, 'why_did_this_fail', { sandbox: undefined });
    expect(failed).toBe(2);
    expect(list).toMatchObject([
      { operation: 'ShopCarService.cartInfo', code: 401, curl: expect.stringContaining('cartID=9%27+1') },
      { operation: VISIT, status: 503, fault: { kind: 'status', rule: id, draw: '7-0' } },
    ]);
    const { stdout } = await promisify(execFile)('sh', ['-c', (list as { curl: string }[])[1]?.curl ?? '']);
    expect(JSON.parse(stdout)).toMatchObject({ status: '0' });
  });

  it('answers briefly unless more is asked for', async () => {
    const client = await agent();
    const { token } = await good(client, 'post_personas_account_login', { account: 'super' });
    for (let calls = 0; calls < 30; calls += 1) {
      await test.call('ShopCarService.cartList', { page: '1', pageSize: '100' }, { token: String(token) });
    }
    const { text, data } = await call(client, 'get_journal');
    expect(data.list).toHaveLength(20);
    expect(text.length).toBeLessThan(BRIEF);
    const tables = await good(client, 'get_rows');
    expect(JSON.stringify(tables).length).toBeLessThan(BRIEF);
    expect(await good(client, 'get_rows', { name: 'cart_lines' })).toMatchObject({
      columns: expect.anything(),
    });
    const whole = await good(client, 'get_journal', { seq: 30 });
    expect(whole).toMatchObject({
      request: { query: { pageSize: '100' } },
      reply: expect.stringContaining('90001'),
    });
    const verified = await call(client, 'verify', { include: ['ShopCarService.*'] });
    expect(verified.data).toMatchObject({ exitCode: 0, found: 0, findings: [] });
    expect(verified.text.length).toBeLessThan(BRIEF);
    const { report } = await good(client, 'verify', { include: [VISIT], full: true });
    expect(report).toMatchObject({ checks: expect.anything(), findings: [] });
  });

  it('has a prompt that makes a screen fail, unless it only looks', async () => {
    const client = await agent();
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['make_this_screen_fail']);
    const given = { name: 'make_this_screen_fail', arguments: { screen: '/manager/shopping/cart' } };
    const { messages } = await client.getPrompt(given);
    const { tools } = await client.listTools();
    const named = JSON.stringify(messages).match(/\b(?:get|post|delete|why)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !tools.some((tool) => tool.name === name))).toEqual([]);
    await expect(client.getPrompt({ name: given.name })).rejects.toThrow('screen is missing');
    expect(await (await agent(['--read-only'])).listPrompts()).toEqual({ prompts: [] });
  });

  it('knows no other tool', async () => {
    await expect((await agent()).callTool({ name: 'get_jurnal' })).rejects.toThrow(
      'Did you mean "get_journal"?',
    );
  });

  it('lists every operation of the contract as a resource', async () => {
    const client = await agent();
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(OPERATIONS.map(({ id }) => id));
    for (const { uri } of [resources[0], resources.at(-1)].filter((one) => one !== undefined)) {
      const { contents } = await client.readResource({ uri });
      const [{ text = '' } = {}] = contents as { text?: string }[];
      expect(JSON.parse(text)).toMatchObject({ operation: { operationId: uri.split('/').at(-1) } });
    }
    await expect(client.readResource({ uri: 'replica://operations/A.b' })).rejects.toThrow('no resource');
  });

  it('only looks with --read-only', async () => {
    const client = await agent(['--read-only']);
    const { tools } = await client.listTools();
    expect(tools.filter(({ name }) => !/^get_|^contract_|^why_|^verify$/.test(name))).toEqual([]);
    expect(tools.find(({ name }) => name === 'verify')?.inputSchema.properties).not.toHaveProperty(
      'allow_writes',
    );
    for (const [name, input] of [
      ['post_reset', {}],
      ['delete_journal', {}],
      ['verify', { allow_writes: true }],
    ] as const) {
      expect(await call(client, name, input)).toMatchObject({ isError: true });
    }
    expect(await good(client, 'get_journal')).toMatchObject({ total: 0 });
  });

  it('is refused by a replica that wants the token, unless it has it', async () => {
    await begin({ env: { host: '0.0.0.0', controlToken: TOKEN } });
    const stranger = await call(await agent(), 'get_info');
    expect(stranger).toMatchObject({
      isError: true,
      text: expect.stringContaining('control-token-required'),
    });
    const known = await agent([], { REPLICA_CONTROL_TOKEN: TOKEN });
    expect(await good(known, 'get_info')).toMatchObject({ control: 'token' });
  });

  it('says that nobody answers', async () => {
    const client = await agent(['--base-url', 'http://127.0.0.1:9']);
    expect((await call(client, 'get_info')).text).toContain('No replica answers at http://127.0.0.1:9');
  });
});

describe('replica mcp --http', () => {
  async function endpoint(args: readonly string[] = [], env: Record<string, string> = {}): Promise<string> {
    const { url, close } = await openEndpoint(served(args, env));
    ends.push(close);
    return url;
  }
  const transportTo = (url: string, headers: Record<string, string> = {}) =>
    new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }) as Transport;
  const ask = (url: string, headers: Record<string, string>, method = 'POST') =>
    fetch(url, { method, headers }).then(({ status }) => status);

  it('serves one call after the other', async () => {
    const client = await connected(transportTo(await endpoint()));
    await good(client, 'post_clock', { body: { advance: '1d' } });
    expect(await good(client, 'get_clock')).toMatchObject({ offsetMs: 86_400_000 });
  });

  it('demands the token of the control plane where there is one', async () => {
    const url = await endpoint([], { REPLICA_CONTROL_TOKEN: TOKEN });
    await expect(connected(transportTo(url))).rejects.toThrow('REPLICA_CONTROL_TOKEN');
    const client = await connected(transportTo(url, { authorization: `Bearer ${TOKEN}` }));
    expect(await good(client, 'get_health')).toEqual({ status: 'ok' });
  });

  it('answers no page and no other address', async () => {
    const url = await endpoint();
    expect(await ask(url, { origin: 'http://127.0.0.1:5180' })).toBe(403);
    expect(await ask(url, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await ask(url.replace('/mcp', '/'), {})).toBe(404);
    expect(await ask(url, {}, 'GET')).toBe(405);
  });
});
