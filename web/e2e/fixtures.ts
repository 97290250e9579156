/**
 * Browser tests run against the real built product: one server for all workers, and each of them in a sandbox of its
 * own, where no other test changes the data, the clock or the faults.
 */

import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import { controls, type Replica } from '#web/testing/replica.ts';
import type { Build } from './server-process.ts';
import { addressOf } from './servers.ts';
import { type Windows, windowsOf } from './window.ts';

/** The key is part of the product: the prefix desk and yongfengToken with nothing between. */
export const TOKEN_KEY = 'deskyongfengToken';

interface WorkerFixtures {
  build: Build;
  /** The world of this worker. In a demo it is the operator's: there every browser has a world of its own. */
  server: Replica;
  windows: Windows;
}

interface TestFixtures {
  /** A window that was never used, where it matters what is fetched for the first time. */
  isFirstVisit: boolean;
  replica: Replica;
  /** Puts a session of this account into the browser; the next navigation is logged in. Resolves with the token. */
  loginAs: (account: string, page?: Page) => Promise<string>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  build: ['web', { option: true, scope: 'worker' }],
  server: [
    async ({ build }, use, { workerIndex }) => {
      const url = addressOf(build);
      const sandbox = build === 'demo' ? undefined : `worker-${workerIndex}`;
      const server = controls(url, sandbox);
      await use(server);
      if (sandbox !== undefined) await server.dropSandbox(sandbox);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // On every context a test opens, so that its second browser meets the same data.
  extraHTTPHeaders: async ({ server }, use) =>
    use(server.sandbox === undefined ? {} : { [SANDBOX_HEADER]: server.sandbox }),
  replica: [
    async ({ build, server }, use) => {
      // In a demo every browser has a world of its own, new with each test.
      if (build !== 'demo') await server.reset();
      await use(server);
    },
    // A test that steers nothing must not meet what the one before it left behind either.
    { auto: true },
  ],
  windows: [
    async ({ browser }, use) => {
      const windows = windowsOf(browser);
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  context: async ({ browser, windows, isFirstVisit, viewport, locale, contextOptions }, use) => {
    const context = isFirstVisit
      ? await browser.newContext()
      : await windows.take({ viewport, locale, contextOptions });
    const watched = watchConsole(context);
    await use(context);
    watched.end();
    await (isFirstVisit ? context.close() : windows.giveBack(context));
    expect(watched.problems, 'a page wrote errors to its console').toEqual([]);
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
function watchConsole(context: BrowserContext): { readonly problems: readonly string[]; end(): void } {
  const problems: string[] = [];
  const onError = (error: WebError) => void problems.push(String(error.error()));
  const onMessage = (message: ConsoleMessage) => {
    // A failed resource is what many of these tests make on purpose; the product's own words are not.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(message.text());
    }
  };
  context.on('weberror', onError).on('console', onMessage);
  return { problems, end: () => void context.off('weberror', onError).off('console', onMessage) };
}
