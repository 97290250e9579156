/** The real app on a real database, for tests: no port, a clock that stands still until it is told to move. */
import type { FastifyInstance } from 'fastify';
import type { Input, OperationId } from '#contracts/operations.ts';
import { operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { createTestDatabase, TEST_SEED } from '#db/testing.ts';
import { buildApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { LOGIN_COOKIE } from './own-cookies.ts';
import type { Meter } from './plugins/watchdog.ts';
import { createWorld } from './replica/create-world.ts';
import { replicaTools } from './replica-tools.ts';
import { createClock } from './worlds/clock.ts';
import type { MainWorld } from './worlds/create-world.ts';
import { sharesOf } from './worlds/open-world.ts';

export const TEST_NOW = Date.parse('2026-11-21T02:00:00Z');

export interface TestReply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  // Tests look into replies freely; the contract has already been checked by the server.
  readonly json: { readonly [key: string]: unknown };
}

interface TestCaller {
  readonly token?: string;
  /** Without the cookie of a login that was begun here. */
  readonly isAnotherBrowser?: boolean;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly world: MainWorld;
  /** Logs in without a password and answers the token. */
  tokenOf(account: string): Promise<string>;
  /** One call in wire form, always of the same browser unless it is another one's. */
  call<K extends OperationId>(operation: K, input: Partial<Input<K>>, as?: TestCaller): Promise<TestReply>;
  close(): Promise<void>;
}

export interface TestOptions {
  readonly now?: number;
  readonly presenterKey?: string;
  readonly env?: Partial<Env>;
  readonly realNow?: () => number;
  /** Another world than one in memory. */
  readonly world?: MainWorld;
  readonly tell?: (line: string) => void;
  readonly meter?: Meter;
}

/** An app of the test's own, which may listen, have sandboxes and be closed. */
export async function startTestApp(options: TestOptions = {}): Promise<TestApp> {
  const {
    now,
    env,
    presenterKey,
    world = freshWorld({ now, seed: env?.seed, moments: env?.moments, env }),
    ...parts
  } = options;
  const app = await buildApp({
    env: envOf(env),
    world,
    tools: replicaTools(null, presenterKey),
    webRoot: null,
    ...parts,
  });
  return testApp(app, world, async () => {
    await app.close();
    world.close();
  });
}

const envOf = (env: Partial<Env> = {}): Env => ({
  ...readEnv([], {}),
  // Files of one run are no files of the next.
  ...{ dataDir: '', checksReplies: true },
  ...env,
});

export interface WorldOptions {
  readonly now?: number;
  readonly seed?: number;
  readonly moments?: number;
  readonly env?: Partial<Env>;
}

function freshWorld({ now = TEST_NOW, seed = TEST_SEED, moments = 0, env }: WorldOptions = {}): MainWorld {
  const db = createTestDatabase({ now });
  const isFresh = seed === TEST_SEED;
  return createWorld({
    db,
    clock: createClock(() => now),
    seed,
    isFresh,
    ...{ moments, exchanges: env?.exchanges },
    shares: sharesOf(envOf(env)),
  });
}

/** The world of the test that runs now. */
let current: MainWorld | null = null;
let shared: Promise<FastifyInstance> | null = null;

/** What the shared app takes for its world; sandboxes belong to the app and would outlive the test. */
const turn = new Proxy({} as MainWorld, {
  get(_target, name) {
    // Asked too when a call is found to have taken long, which may be after its test has ended.
    if (name === 'sandbox') return null;
    if (!current) throw new Error('the app is there only while a test runs');
    if (name === 'createSandbox') throw new Error('a test with sandboxes needs an app of its own');
    return Reflect.get(current, name);
  },
});

/** A fresh world in the one app of this process: building an app takes ten times as long. */
export async function enterTestApp(options: WorldOptions = {}): Promise<TestApp> {
  if (current) throw new Error('another test is still in the app');
  shared ??= buildApp({ env: envOf(), world: turn, tools: replicaTools(), webRoot: null });
  const app = await shared;
  const world = freshWorld(options);
  current = world;
  return testApp(app, world, async () => {
    current = null;
    world.close();
  });
}

function testApp(app: FastifyInstance, world: MainWorld, close: () => Promise<void>): TestApp {
  let loginCookie = '';

  async function call<K extends OperationId>(
    operation: K,
    input: Partial<Input<K>>,
    as: TestCaller = {},
  ): Promise<TestReply> {
    const meta = operationMeta(operation);
    const values = new URLSearchParams(input as Record<string, string>).toString();
    const isPost = meta.httpMethod === 'POST';
    const response = await app.inject({
      method: meta.httpMethod,
      url: toWire(isPost || !values ? meta.path : `${meta.path}?${values}`),
      headers: {
        ...(as.token ? { authorization: as.token } : {}),
        ...(as.isAnotherBrowser || loginCookie === '' ? {} : { cookie: loginCookie }),
        ...(isPost && values ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(isPost && values ? { payload: values } : {}),
    });
    const type = String(response.headers['content-type'] ?? '');
    const begun = response.cookies.find(({ name }) => name === LOGIN_COOKIE);
    if (begun && !as.isAnotherBrowser) loginCookie = `${LOGIN_COOKIE}=${begun.value}`;
    return {
      status: response.statusCode,
      type,
      text: response.body,
      headers: response.headers,
      json: type.startsWith('application/json') ? response.json() : {},
    };
  }

  return {
    app,
    world,
    call,
    async tokenOf(account) {
      const response = await app.inject({ method: 'POST', url: `/__replica/personas/${account}/login` });
      return response.json().token;
    },
    close,
  };
}
