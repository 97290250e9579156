import type { AddressInfo } from 'node:net';
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
  // What a tool answers is from now on held against the schema that it has promised.
  await client.listTools();
  ends.push(() => client.close());
  return client;
}

async function call(client: Client, name: string, input: object = {}) {
  const {
    isError = false,
    content,
    structuredContent,
  } = await client.callTool({ name, arguments: { ...input } });
  const [first] = content as { text: string }[];
  return { isError, text: first?.text ?? '', data: (structuredContent ?? {}) as Record<string, unknown> };
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
    ['post_clock', { body: { advance: '1m' } }],
    ['post_snapshots_name', { name: 'one' }],
    ['get_snapshots', {}],
    ['post_snapshots_name_load', { name: 'one' }],
    ['delete_snapshots_name', { name: 'one' }],
    ['get_rows', {}],
    ['get_rows_table', { table: 'cart_lines', limit: 2 }],
    [
      'post_rows_table_rowid',
      { table: 'cart_lines', rowid: '90001', body: { column: 'remark', value: '加急' } },
    ],
    ['get_moments', { limit: 5 }],
    ['get_moments_compare', { from: 'latest' }],
    ['post_moments_id_rewind', { id: 'latest' }],
    ['post_moments_id_branch', { id: 'latest', body: { name: 'w2' } }],
    ['post_sandboxes_name', { name: 'w1' }],
    ['get_sandboxes', {}],
    ['get_sandboxes_name', { name: 'w1' }],
    ['get_info', { sandbox: 'w1' }],
    ['delete_sandboxes_name', { name: 'w1' }],
    ['get_error_catalogue', {}],
    ['post_error_catalogue_name', { name: 'price-fails', body: { times: 1 } }],
    ['get_tour', {}],
    ['get_faults', {}],
    ['post_faults', { body: { operation: 'ShopCarService.cartInfo', kind: 'status', status: 503 } }],
    ['post_faults_replay', { body: { id: '7-0' } }],
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
    ['post_orders_no_advance', { no: orderNo, body: {} }],
    ['get_journal', { limit: 5 }],
    ['delete_journal', {}],
    ['contract_operations', { q: 'cart' }],
    ['contract_operation', { id: 'ShopCarService.cartInfo' }],
    ['verify', { include: ['UserCenterMag.userIsLogin3'] }],
    ['post_pay_no_fail', { no: failing.payNo }],
    ['post_pay_no_expire', { no: ending.payNo }],
    ['post_tour_chapter', { chapter: 'works' }],
    ['post_pact_states', { body: { state: 'personas-seeded', action: 'setup' } }],
    ['post_reset', {}],
  ];
}

const TOKEN = 'a-token-of-this-test';

describe('replica mcp', () => {
  it('answers every tool as it has promised', async () => {
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
    expect(tools).toHaveLength(Object.keys(CONTROL).length - files.length + 3);
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
    ['post_faults', { body: { operation: VISIT, kind: 'explode' } }, 'unknown kind "explode"'],
    ['contract_operation', { id: 'ShopCarService.carInfo' }, 'Did you mean "ShopCarService.cartInfo"?'],
    ['verify', { include: ['No.such'] }, 'No.such'],
  ])('refuses %s of %j in words', async (name, input, words) => {
    expect(await call(await agent(), name, input)).toMatchObject({
      isError: true,
      text: expect.stringContaining(words),
    });
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
    expect(tools.filter(({ name }) => !/^get_|^contract_|^verify$/.test(name))).toEqual([]);
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
