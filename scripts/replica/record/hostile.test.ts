/** The proxy before targets and callers that keep to nothing. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toWire } from '#contracts/servlet-url.ts';
import { oddReplies, oddRequests, sendAll, sendRaw } from '#server/backend/testing/odd-wire.ts';
import { serve, serveRaw } from '#server/backend/testing.ts';
import { type Recording, startRecording } from './record.ts';

const SESSION = toWire('/uwp/newServlet/UserCenterMag/userIsLogin3');
const ANSWER = '{"code":0,"status":"0"}';
const COUNT = 2000;
const CALL = `POST ${SESSION} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
/** The proxy's own answer, for which no target is asked. */
const NO_CALL = CALL.replace(/\S+ \S+/, 'GET /__record/none');
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function record(
  target: string,
  { silenceMs = 30_000, env = {}, output = '', say = (_line: string) => {} } = {},
) {
  const args = ['--target', target, ...(output === '' ? [] : ['--output', output])];
  const recording = await startRecording(args, env, say, { silenceMs });
  closing.push(() => recording.close());
  return { ...recording, port: Number(new URL(recording.url).port) };
}

/** A target that answers well, and keeps what it was asked. */
async function fine() {
  const seen: { url: string; origin: string | undefined }[] = [];
  const server = await serve((request, reply) => {
    seen.push({ url: request.url ?? '', origin: request.headers.origin });
    request.resume();
    reply.setHeader('content-type', 'application/json').end(ANSWER);
  });
  closing.push(() => server.close());
  return { ...server, seen };
}

async function journal({ url }: Pick<Recording, 'url'>) {
  return (await (await fetch(`${url}/__record/journal`)).json()).exchanges;
}

function ask(port: number, path: string, headers: Record<string, string>, method = 'GET'): Promise<string> {
  const lines = Object.entries({ connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return sendRaw(port, `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`).answer;
}

describe('who may ask the proxy', () => {
  const own = { host: '127.0.0.1' };
  it.each([
    ['/__record/har', { host: 'evil.example' }, 403, 'unknown-host'],
    ['/upload/x.jpg', { host: 'evil.example' }, 403, 'unknown-host'],
    ['/__record/har', { host: 'a b' }, 400, 'no-host'],
    ['/upload/x.jpg', { host: '' }, 400, 'no-host'],
    ['/__record/har', { ...own, origin: 'http://evil.example' }, 403, 'foreign-page'],
    [
      '/__record/har',
      { ...own, origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' },
      403,
      'foreign-page',
    ],
    [
      '/__record/har',
      { ...own, origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-origin' },
      403,
      'foreign-page',
    ],
    ['/__record/har', { ...own, 'sec-fetch-site': 'cross-site' }, 403, 'foreign-page'],
    [SESSION, { ...own, origin: 'http://evil.example' }, 403, 'foreign-page'],
    ['http://evil.example/', own, 400, 'malformed-request'],
  ] as const)('%s with %j is answered %i', async (path, headers, status, reason) => {
    const target = await fine();
    const proxy = await record(target.url);
    const answer = await ask(proxy.port, path, headers);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*"reason":"${reason}"`));
    expect(target.seen).toEqual([]);
  });

  it.each([
    ['/__record/har', own],
    ['/__record/har', { ...own, 'sec-fetch-site': 'none' }],
    ['/upload/x.jpg', { ...own, 'sec-fetch-site': 'cross-site' }],
    [SESSION, { ...own, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [SESSION, { host: 'desk.example', origin: 'http://desk.example' }],
  ])('%s with %j is let in', async (path, headers) => {
    const target = await fine();
    const proxy = await record(target.url, { env: { REPLICA_ALLOWED_HOSTS: 'desk.example' } });
    expect(await ask(proxy.port, path, headers)).toMatch(/^HTTP\/1.1 200 /);
  });

  it('an Origin becomes the target’s own for loopback names only', async () => {
    const target = await fine();
    const proxy = await record(target.url, { env: { REPLICA_ALLOWED_HOSTS: 'desk.example' } });
    for (const host of ['127.0.0.1:1', 'localhost', 'desk.example', '192.168.1.5'])
      await ask(proxy.port, SESSION, { host, origin: `http://${host}` }, 'POST');
    expect(target.seen.map(({ origin }) => origin)).toEqual([
      target.url,
      target.url,
      'http://desk.example',
      'http://192.168.1.5',
    ]);
  });

  it('refuses a wrong list of names at the start', async () => {
    const env = { REPLICA_ALLOWED_HOSTS: 'http://desk.example' };
    await expect(record('http://127.0.0.1:1', { env })).rejects.toThrow('REPLICA_ALLOWED_HOSTS takes names');
  });
});

describe('a target that gives no reply', () => {
  it.each([
    ['HTTP/1.1 000 Odd\r\ncontent-length: 2\r\n\r\nok', 'target-reply'],
    ['HTTP/1.1 999 Odd\r\ncontent-length: 2\r\n\r\nok', 'target-reply'],
    ['HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n', 'target-reply'],
    ['HTTP/1.1 103 Early\r\n\r\n', 'target-unreachable'],
    ['SSH-2.0-OpenSSH_9.9\r\n', 'target-unreachable'],
    [`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(90_000)}\r\n\r\n`, 'target-unreachable'],
  ])('but %j is said to be so, and stands in the journal', async (bytes, reason) => {
    const target = await serveRaw(bytes);
    closing.push(() => target.close());
    const proxy = await record(target.url);
    const reply = await fetch(`${proxy.url}${SESSION}`, { method: 'POST' });
    expect([reply.status, (await reply.json()).reason]).toEqual([502, reason]);
    const [exchange] = await journal(proxy);
    expect(exchange.failure).toContain(target.url);
    const pact = await fetch(`${proxy.url}/__record/exchange/1?as=pact`);
    expect([pact.status, (await pact.json()).reason]).toEqual([409, 'no-reply']);
  });

  it('in time, or goes silent in the middle of one', async () => {
    const silent = await serve((_request, reply) => {
      if (_request.url === '/uwp/half') reply.writeHead(200, { 'content-length': 9 }).write('half');
    });
    closing.push(() => silent.close());
    const proxy = await record(silent.url, { silenceMs: 50 });
    const reply = await fetch(`${proxy.url}${SESSION}`, { method: 'POST' });
    expect([reply.status, (await reply.json()).reason]).toEqual([504, 'target-timeout']);
    await expect((await fetch(`${proxy.url}/uwp/half`)).text()).rejects.toThrow();
    expect(await journal(proxy)).toMatchObject([
      { response: { status: 0 }, failure: expect.stringContaining('sends nothing') },
      { response: { status: 200, body: 'half' }, failure: expect.stringContaining('sends nothing') },
    ]);
  });

  it('because it is the proxy itself', async () => {
    const target = await fine();
    const port = target.port;
    await target.close();
    const args = ['--target', `http://127.0.0.1:${port}`, '--port', String(port)];
    const proxy = await startRecording(args, {}, () => {});
    closing.push(() => proxy.close());
    const reply = await fetch(`${proxy.url}/x`);
    expect([reply.status, (await reply.json()).reason]).toEqual([508, 'target-loop']);
  });
});

it('a body keeps its frame, so that none is taken for the next request', async () => {
  const target = await fine();
  const proxy = await record(target.url);
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
  const head =
    'GET /a HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
  expect(await sendRaw(proxy.port, head + chunk).answer).toMatch(/^HTTP\/1.1 200 /);
  expect(target.seen.map(({ url }) => url)).toEqual(['/a']);
});

it('a call that nobody can read, and a file that cannot be written, end nothing', async () => {
  const target = await fine();
  const lines: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'desk-record-'));
  const output = join(folder, 'journal.ndjson');
  const proxy = await record(target.url, { output, say: (line) => lines.push(line) });
  rmSync(folder, { recursive: true });
  const body = '['.repeat(100_000) + ']'.repeat(100_000);
  const headers = { 'content-type': 'application/json' };
  for (const each of [body, '{}']) {
    const reply = await fetch(`${proxy.url}${SESSION}`, { method: 'POST', headers, body: each });
    expect(await reply.text()).toBe(ANSWER);
  }
  expect(await journal(proxy)).toMatchObject([
    { n: 1, failure: expect.stringContaining('cannot be read') },
    { n: 2, failure: null },
  ]);
  expect(lines.filter((line) => line.includes('not written to --output (ENOENT'))).toHaveLength(1);
});

describe('the proxy outlives', { timeout: 300_000 }, () => {
  const ANSWERED = /^(?:HTTP\/1\.[01] [2-5]\d\d |$)/;

  it(`${COUNT} odd requests`, async () => {
    const target = await fine();
    const proxy = await record(target.url);
    const answers = await sendAll(proxy.port, oddRequests(COUNT), CALL);
    expect(answers.filter((answer) => !ANSWERED.test(answer))).toEqual([]);
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200')).length).toBeGreaterThan(COUNT / 50);
    expect((await fetch(`${proxy.url}/__record/har`)).status).toBe(200);
    expect((await fetch(`${proxy.url}${SESSION}`, { method: 'POST' })).status).toBe(200);
    expect((await journal(proxy)).at(-1)).toMatchObject({
      operation: 'UserCenterMag.userIsLogin3',
      failure: null,
    });
  });

  it(`${COUNT} odd replies, and each call stands in the file`, async () => {
    const replies = oddReplies(COUNT);
    let next = 0;
    const target = await serveRaw(() => replies[next++ % COUNT] ?? '');
    closing.push(() => target.close());
    const folder = mkdtempSync(join(tmpdir(), 'desk-record-'));
    closing.push(async () => rmSync(folder, { recursive: true }));
    const output = join(folder, 'journal.ndjson');
    const proxy = await record(target.url, { output });
    const answers = await sendAll(proxy.port, Array(COUNT).fill(CALL), NO_CALL);
    expect(answers.filter((answer) => !ANSWERED.test(answer))).toEqual([]);
    expect((await fetch(`${proxy.url}/__record/har`)).status).toBe(200);
    const kept = readFileSync(output, 'utf8').trim().split('\n');
    expect(kept.map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
  });
});
