import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { publish } from './publish.ts';

const TOKEN = 'a-token-nobody-may-see';
const COMMIT = '5f1c0c2b7d1f4e0c9f57ed4c0ffee0123456789a';
const PARTIES = { consumer: { name: 'desk web' }, provider: { name: 'desk-server' } };
const SERVICES: Readonly<Record<string, readonly object[]>> = {
  Basket: [{ description: 'Basket.list: some' }],
  Shelf: [{ description: 'Shelf.list: none' }, { description: 'Shelf.list: some' }],
};
const PACT = `${JSON.stringify({ ...PARTIES, interactions: Object.values(SERVICES).flat() }, null, 2)}\n`;
const ON_VERSION = `/pacts/provider/desk-server/consumer/desk%20web/version/${COMMIT}`;
const ON_BRANCH = `/pacticipants/desk%20web/branches/feature%2Fcart/versions/${COMMIT}`;
const ON_TAG = `/pacticipants/desk%20web/versions/${COMMIT}/tags/feature%2Fcart`;

const folder = mkdtempSync(join(tmpdir(), 'desk-publish-'));
for (const [service, interactions] of Object.entries(SERVICES)) {
  writeFileSync(join(folder, `${service}.json`), JSON.stringify({ ...PARTIES, interactions }));
}

interface Call {
  readonly what: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

interface Reply {
  readonly status: number;
  readonly location?: string;
  readonly body?: string;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A broker that answers as it is told, call by call; after that it creates whatever is asked for. */
async function startBroker(...replies: ((request: IncomingMessage) => Reply)[]) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { authorization } = request.headers;
    calls.push({
      what: `${request.method} ${request.url}`,
      authorization,
      body: Buffer.concat(chunks).toString(),
    });
    const { status, location, body = '' } = replies.shift()?.(request) ?? { status: 201 };
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

type GitAnswers = Readonly<Record<string, string | null>>;

const GIT: GitAnswers = {
  'rev-parse HEAD': COMMIT,
  'rev-parse --abbrev-ref HEAD': 'feature/cart',
  'status --porcelain': '',
};

async function run(
  env: Record<string, string | undefined>,
  git: GitAnswers = GIT,
  args: readonly string[] = [],
) {
  const said: string[] = [];
  const code = await publish(args, {
    env,
    git: (...words) => git[words.join(' ').replace(/ -- .*$/, '')] ?? null,
    write: (text) => said.push(text),
    complain: (text) => said.push(text),
    folder,
    pauseMs: 1,
  });
  return { code, text: said.join('\n') };
}

describe('publishing the pact', () => {
  it('puts it under the commit, and the commit on its branch', async () => {
    const broker = await startBroker();
    const { code, text } = await run({ PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: TOKEN });
    const authorization = `Bearer ${TOKEN}`;
    expect(broker.calls).toEqual([
      { what: `PUT ${ON_VERSION}`, authorization, body: PACT },
      { what: `PUT ${ON_BRANCH}`, authorization, body: '{}' },
    ]);
    expect(text).toBe(
      `The pact of desk web and desk-server is published: version ${COMMIT}, branch feature/cart\n${broker.url}${ON_VERSION}`,
    );
    expect(code).toBe(0);
  });

  it('says when the same was there already', async () => {
    const broker = await startBroker(() => ({ status: 200 }));
    expect((await run({ PACT_BROKER_BASE_URL: broker.url })).text).toContain('was there already');
  });

  it('tags the version where the broker knows no branches', async () => {
    const broker = await startBroker(
      () => ({ status: 201 }),
      () => ({ status: 404 }),
    );
    const { code, text } = await run({ PACT_BROKER_BASE_URL: broker.url });
    expect(broker.calls.map(({ what }) => what)).toEqual([
      `PUT ${ON_VERSION}`,
      `PUT ${ON_BRANCH}`,
      `PUT ${ON_TAG}`,
    ]);
    expect(text).toContain('tag feature/cart');
    expect(code).toBe(0);
  });

  it('logs in with a name and a password, below a path', async () => {
    const broker = await startBroker();
    const env = { PACT_BROKER_USERNAME: 'desk', PACT_BROKER_PASSWORD: 'wörd' };
    await run({ PACT_BROKER_BASE_URL: `${broker.url}/pacts-live/`, ...env });
    expect(broker.calls[0]).toMatchObject({
      what: `PUT /pacts-live${ON_VERSION}`,
      authorization: `Basic ${Buffer.from('desk:wörd').toString('base64')}`,
    });
  });

  it('takes GIT_COMMIT and GIT_BRANCH before what git says', async () => {
    const broker = await startBroker();
    await run({ PACT_BROKER_BASE_URL: broker.url, GIT_COMMIT: 'abc', GIT_BRANCH: 'main' }, {});
    expect(broker.calls.map(({ what }) => what)).toEqual([
      'PUT /pacts/provider/desk-server/consumer/desk%20web/version/abc',
      'PUT /pacticipants/desk%20web/branches/main/versions/abc',
    ]);
  });

  it('asks a busy broker again', async () => {
    const broker = await startBroker(
      () => ({ status: 503 }),
      () => ({ status: 429 }),
    );
    expect((await run({ PACT_BROKER_BASE_URL: broker.url })).code).toBe(0);
    expect(broker.calls).toHaveLength(4);
  });

  it('gives up on a broker that stays busy', async () => {
    const broker = await startBroker(...Array.from({ length: 3 }, () => () => ({ status: 503 })));
    expect((await run({ PACT_BROKER_BASE_URL: broker.url })).code).toBe(1);
    expect(broker.calls).toHaveLength(3);
  });

  it.each([
    [{}, GIT, 'PACT_BROKER_BASE_URL is not set'],
    [{ PACT_BROKER_BASE_URL: '' }, GIT, 'PACT_BROKER_BASE_URL is not set'],
    [{ PACT_BROKER_BASE_URL: 'broker' }, GIT, 'PACT_BROKER_BASE_URL is no address'],
    [{ PACT_BROKER_BASE_URL: `http://desk:${TOKEN}@127.0.0.1` }, GIT, 'must not hold a password'],
    [{ PACT_BROKER_USERNAME: 'desk' }, GIT, 'are set together'],
    [{ PACT_BROKER_TOKEN: TOKEN, PACT_BROKER_USERNAME: 'desk' }, GIT, 'not both'],
    [{ PACT_BROKER_TOKEN: `${TOKEN}\n` }, GIT, 'PACT_BROKER_TOKEN holds a space'],
    [{}, { ...GIT, 'rev-parse HEAD': null }, 'set GIT_COMMIT'],
    [{}, { ...GIT, 'rev-parse --abbrev-ref HEAD': 'HEAD' }, 'set GIT_BRANCH'],
    [{}, { ...GIT, 'status --porcelain': ' M pact.json' }, 'The pact differs from the committed one'],
  ])('ends with 2 before it sends anything: %j', async (env, git, message) => {
    const isAboutAddress = 'PACT_BROKER_BASE_URL' in env || message.startsWith('PACT_BROKER_BASE_URL');
    const broker = await startBroker();
    const result = await run(isAboutAddress ? env : { PACT_BROKER_BASE_URL: broker.url, ...env }, git);
    expect(result.text).toContain(message);
    expect(result.text).not.toContain(TOKEN);
    expect(result.code).toBe(2);
    expect(broker.calls).toEqual([]);
  });

  it.each([
    [401, 2, 'the broker wants other credentials'],
    [403, 2, 'these credentials may not publish'],
    [409, 1, 'this version has been published with another content'],
    [422, 1, '422 for publishing the pact'],
    [500, 1, '500 for publishing the pact'],
  ])('answered %i it ends with %i', async (status, code, message) => {
    const broker = await startBroker(() => ({ status, body: 'why it is so' }));
    const result = await run({ PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: TOKEN });
    expect(result.text).toContain(message);
    expect(result.text).toContain('why it is so');
    expect(result.code).toBe(code);
    expect(broker.calls).toHaveLength(1);
  });

  it('does not carry the token to where it is pointed', async () => {
    const other = await startBroker();
    const broker = await startBroker(() => ({ status: 307, location: other.url }));
    const { code, text } = await run({ PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: TOKEN });
    expect(text).toContain(`it points at ${other.url}; set PACT_BROKER_BASE_URL to that`);
    expect(code).toBe(1);
    expect(other.calls).toEqual([]);
  });

  it('never shows the token or the password, even when the broker repeats them', async () => {
    const repeat = ({ headers }: IncomingMessage): Reply => ({
      status: 400,
      body: `${headers.authorization} and ${TOKEN}`,
    });
    for (const env of [
      { PACT_BROKER_TOKEN: TOKEN },
      { PACT_BROKER_USERNAME: 'desk', PACT_BROKER_PASSWORD: TOKEN },
    ]) {
      const broker = await startBroker(repeat);
      const { text } = await run({ PACT_BROKER_BASE_URL: broker.url, ...env });
      expect(text).toContain('<secret> and <secret>');
      expect(text).not.toContain(TOKEN);
      expect(text).not.toContain(Buffer.from(`desk:${TOKEN}`).toString('base64'));
    }
  });

  it('ends with 3 when nobody answers', async () => {
    const { code, text } = await run({
      PACT_BROKER_BASE_URL: 'http://127.0.0.1:1',
      PACT_BROKER_TOKEN: TOKEN,
    });
    expect(text).toMatch(/^http:\/\/127\.0\.0\.1:1 does not answer: /);
    expect(text).not.toContain(TOKEN);
    expect(code).toBe(3);
  });

  it('takes no words, and --help names the variables', async () => {
    expect(await run({}, GIT, ['now'])).toEqual({ code: 2, text: '"now" was not expected here.' });
    const { code, text } = await run({}, GIT, ['--help']);
    expect(code).toBe(0);
    const names = ['BASE_URL', 'TOKEN', 'USERNAME', 'PASSWORD'].map((name) => `PACT_BROKER_${name}`);
    for (const name of [...names, 'GIT_COMMIT', 'GIT_BRANCH']) expect(text).toContain(name);
  });
});
