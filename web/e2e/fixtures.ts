/** Browser tests run against the real built product: one server with a database of its own for each worker. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { ScenarioName } from '#db/scenarios/index.ts';

const SERVER = new URL('../../dist/server/main.js', import.meta.url).pathname;

export interface Replica {
  readonly url: string;
  reset(): Promise<void>;
  scenario(name: ScenarioName | string, params?: Record<string, string>): Promise<Record<string, unknown>>;
  fault(rule: Record<string, unknown>): Promise<void>;
  clearFaults(): Promise<void>;
  clock(change: { advance?: string; freeze?: string; reset?: true }): Promise<void>;
  qr(loginSessionID: string, step: 'scan' | 'confirm' | 'cancel' | 'expire', account?: string): Promise<void>;
  token(account: string): Promise<string>;
}

interface TestFixtures {
  replica: Replica;
  /** Puts a session of this account into the browser; the next navigation is logged in. */
  loginAs: (account: string, page?: Page) => Promise<void>;
}

export const test = base.extend<TestFixtures, { server: Replica }>({
  server: [
    // biome rejects an empty pattern, playwright demands one: the worker fixture depends on nothing.
    async ({ browserName: _browserName }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'desk-e2e-'));
      const { child, url } = await start(dataDir);
      await use(controls(url));
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  replica: async ({ server }, use) => {
    await server.reset();
    await use(server);
  },
  loginAs: async ({ replica, page }, use) => {
    await use(async (account, target = page) => {
      const token = await replica.token(account);
      await target.goto('/error');
      await target.evaluate(
        (value) => localStorage.setItem('deskyongfengToken', JSON.stringify(value)),
        token,
      );
    });
  },
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // A failed resource is what many of these tests make on purpose; the product's own words are not.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        problems.push(message.text());
      }
    });
    await use(page);
    expect(problems, 'the page wrote errors to its console').toEqual([]);
  },
});

export { expect };

function start(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [SERVER, '--port', '0'], {
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1' },
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

function controls(url: string): Replica {
  async function ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await fetch(`${url}/__replica/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  return {
    url,
    reset: async () => void (await ask('POST', 'reset')),
    scenario: (name, params = {}) => ask('POST', `scenarios/${name}/run`, { params }),
    fault: async (rule) => void (await ask('POST', 'faults', rule)),
    clearFaults: async () => void (await ask('DELETE', 'faults')),
    clock: async (change) => void (await ask('POST', 'clock', change)),
    qr: async (id, step, account) => void (await ask('POST', `qr/${id}/${step}`, account ? { account } : {})),
    token: async (account) => String((await ask('POST', `personas/${account}/login`)).token),
  };
}
