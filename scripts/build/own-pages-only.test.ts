/** What a page of another origin, open in the developer's browser, gets of the server of `npm run dev`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPagesOnly } from './own-pages-only.ts';

const BASE = '/front_end/';
const SOURCE = `${BASE}source.js`;
const EDITOR = `${BASE}__open-in-editor`;
const root = mkdtempSync(join(tmpdir(), 'desk-dev-'));
let vite: ViteDevServer;
let port = 0;

beforeAll(async () => {
  writeFileSync(join(root, 'source.js'), 'window.secret = 1;\n');
  vite = await createServer({
    ...{ configFile: false, root, base: BASE, logLevel: 'silent', plugins: [ownPagesOnly(BASE)] },
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, cors: false },
  });
  await vite.listen();
  port = (vite.httpServer?.address() as AddressInfo | null)?.port ?? 0;
}, 120_000);

afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

interface Said {
  readonly status: number;
  readonly text: string;
}

function ask(path: string, headers: Readonly<Record<string, string>>): Promise<Said> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => {
        text += chunk;
      });
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    asked.once('upgrade', (_reply, socket) => {
      socket.destroy();
      resolve({ status: 101, text: '' });
    });
    asked.once('error', reject).end();
  });
}

const local = () => `127.0.0.1:${port}`;
const own = () => ({ host: local(), 'sec-fetch-site': 'same-origin' });

/** As browsers send it for a script, a picture or a link of the page. */
const FOREIGN: readonly [string, () => Record<string, string>][] = [
  ['another site', () => ({ host: local(), 'sec-fetch-site': 'cross-site' })],
  ['another port of this machine', () => ({ host: local(), 'sec-fetch-site': 'same-site' })],
  ['one that reads', () => ({ host: local(), origin: 'http://evil.example' })],
  [
    'a name rebound to this machine',
    () => ({ host: `evil.example:${port}`, 'sec-fetch-site': 'same-origin' }),
  ],
];

describe('the server of the pages while developing', { timeout: 60_000 }, () => {
  it('gives its own page the sources and the editor', async () => {
    expect(await ask(SOURCE, own())).toMatchObject({ status: 200, text: expect.stringContaining('secret') });
    // Without the name of a file nothing is opened.
    expect((await ask(EDITOR, own())).text).toContain('query param "file" is missing');
  });

  it('gives a program the sources, and not the editor', async () => {
    expect((await ask(SOURCE, { host: local() })).status).toBe(200);
    expect((await ask(EDITOR, { host: local() })).status).toBe(403);
  });

  it.each(FOREIGN)('gives %s neither', async (_name, headers) => {
    for (const path of [
      SOURCE,
      `${SOURCE}?raw`,
      `${BASE}@vite/client`,
      `${BASE}@fs${root}/source.js`,
      EDITOR,
    ]) {
      const { status, text } = await ask(path, headers());
      expect([status, text.includes('secret')], path).toEqual([403, false]);
    }
  });

  it('opens its WebSocket to who has the token, which stands in a source', async () => {
    const socket = {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      ...{ 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-protocol': 'vite-hmr' },
    };
    const { text } = await ask(`${BASE}@vite/client`, own());
    const token = /wsToken = "([^"]+)"/.exec(text)?.[1] ?? '';
    const page = { ...socket, host: local(), origin: `http://${local()}` };
    expect((await ask(`${BASE}?token=${token}`, page)).status).toBe(101);
    for (const headers of [page, { ...page, origin: 'http://evil.example' }, { ...page, origin: 'null' }])
      expect((await ask(`${BASE}?token=wrong`, headers)).status).toBe(400);
    const rebound = { ...page, host: `evil.example:${port}`, origin: `http://evil.example:${port}` };
    expect((await ask(`${BASE}?token=${token}`, rebound)).status).toBe(400);
  });
});
