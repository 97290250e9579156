/** Browser tests run against the real built product: one server with a database of its own for each worker. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { controls, type Replica } from './replica.ts';

const SERVER = new URL('../../dist/server/main.js', import.meta.url).pathname;
/** The key is part of the product: the prefix desk and yongfengToken with nothing between. */
export const TOKEN_KEY = 'deskyongfengToken';

/** Which build of the browser's part is served; that of the demo comes with a server in demo mode. */
type Build = 'web' | 'console' | 'demo';

interface WorkerFixtures {
  build: Build;
  server: Replica;
}

interface TestFixtures {
  replica: Replica;
  /** Puts a session of this account into the browser; the next navigation is logged in. Resolves with the token. */
  loginAs: (account: string, page?: Page) => Promise<string>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  build: ['web', { option: true, scope: 'worker' }],
  server: [
    async ({ build }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'desk-e2e-'));
      const { child, url } = await start(dataDir, build);
      await use(controls(url));
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  replica: [
    async ({ build, server }, use) => {
      // In a demo every browser has a world of its own, new with each test.
      if (build !== 'demo') await server.reset();
      await use(server);
    },
    // A test that steers nothing must not meet what the one before it left behind either.
    { auto: true },
  ],
  context: async ({ context }, use) => {
    const problems = watchConsole(context);
    await use(context);
    expect(problems, 'a page wrote errors to its console').toEqual([]);
  },
  loginAs: async ({ replica, page }, use) => {
    await use(async (account, target = page) => {
      const token = await replica.token(account);
      // Any page of the server has the storage; this one has no application that would read it too early.
      await target.goto('/__replica/health');
      await target.evaluate(([key, value]) => localStorage.setItem(key, value), [
        TOKEN_KEY,
        JSON.stringify(token),
      ] as const);
      return token;
    });
  },
});

export { expect };

/** What any page of the context complains about, in the order in which it does. */
function watchConsole(context: BrowserContext): readonly string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('console', (message) => {
    // A failed resource is what many of these tests make on purpose; the product's own words are not.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(message.text());
    }
  });
  return problems;
}

function start(dataDir: string, build: Build): Promise<{ child: ChildProcess; url: string }> {
  const mode = build === 'demo' ? ['--demo'] : [];
  const child = spawn(process.execPath, [SERVER, '--port', '0', ...mode], {
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', REPLICA_WEB: build },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /Ready at (\S+)/.exec(printed)?.[1];
      if (url) resolve({ child, url });
    });
  });
}
