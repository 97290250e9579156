/** Playwright: every test, or every worker, in a world of its own. */
import { randomUUID } from 'node:crypto';
import {
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { startReplica } from './index.ts';
import type { DemoAccount } from './names.ts';
import { sharedUrl } from './shared-server.ts';
import { openWorld, type World } from './world.ts';

export interface PageWorld extends World {
  /** Also puts the session into the browser: from now on its pages are this member's. Answers the token. */
  login(persona: DemoAccount): Promise<string>;
}

export interface TestFixtures {
  /** The world of this test; pages and requests of the test are in it. */
  replica: PageWorld;
  /** The same without a browser. */
  world: World;
}

export interface WorkerFixtures {
  /** Whether a test begins with the seed ("test"), or where the one before it in the same worker ended ("worker"). */
  replicaWorld: 'test' | 'worker';
  /** The replica: the one of the global setup, or one for this worker. */
  replicaServer: { readonly url: string };
  workerWorld: World;
}

/** The key is part of the product. */
const TOKEN_KEY = 'deskyongfengToken';

type OwnTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & TestFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
>;

export const test: OwnTest = base.extend<TestFixtures, WorkerFixtures>({
  replicaWorld: ['test', { option: true, scope: 'worker' }],
  replicaServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from the pattern
    async ({}, use) => {
      const url = sharedUrl();
      if (url !== undefined) return use({ url });
      const own = await startReplica({ beside: true });
      await use(own);
      await own.close();
    },
    { scope: 'worker' },
  ],
  workerWorld: [
    async ({ replicaServer }, use, { parallelIndex }) => {
      const world = worldOf(replicaServer, parallelIndex);
      await use(world);
      await world.end();
    },
    { scope: 'worker' },
  ],
  world: async ({ replicaWorld, replicaServer, workerWorld }, use, { parallelIndex }) => {
    if (replicaWorld === 'worker') return use(workerWorld);
    const world = worldOf(replicaServer, parallelIndex);
    await use(world);
    await world.end();
  },
  // A page that passes its calls on is named in the configuration; otherwise it is the replica's own.
  baseURL: async ({ baseURL, replicaServer }, use) => use(baseURL ?? replicaServer.url),
  extraHTTPHeaders: async ({ extraHTTPHeaders, world }, use) =>
    use({ ...extraHTTPHeaders, ...world.headers }),
  replica: async ({ world, context }, use) => {
    async function login(persona: DemoAccount): Promise<string> {
      // By the browser, so that it also has the cookie of the session, which pictures are asked for with.
      const address = `${world.url}/__replica/personas/${persona}/login`;
      const reply = await context.request.post(address, { headers: { ...world.headers } });
      const { token } = await reply.json();
      const stored = [TOKEN_KEY, JSON.stringify(token)] as const;
      await context.addInitScript(putOnce, stored);
      return token;
    }
    await use({ ...world, login });
  },
});

export { expect };

/** Nobody else has a world of that name, whoever uses the same replica. */
function worldOf({ url }: { readonly url: string }, worker: number): World {
  return openWorld({ url, name: `w${worker}-${randomUUID()}` });
}

/** Only before a tab loads its first page: who logs out there stays logged out. */
function putOnce([key, value]: readonly [string, string]): void {
  if (sessionStorage.getItem(`replica ${value}`) !== null) return;
  sessionStorage.setItem(`replica ${value}`, 'put');
  localStorage.setItem(key, value);
}
