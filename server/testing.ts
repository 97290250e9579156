/** The real app on a real database, for tests: no port, a clock that stands still until it is told to move. */
import type { FastifyInstance } from 'fastify';
import type { Input, OperationId } from '#contracts/operations.ts';
import { operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { createTestDatabase } from '#db/testing.ts';
import { buildApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { createClock } from './replica/clock.ts';
import { createWorld, type MainWorld } from './replica/create-world.ts';

export const TEST_NOW = Date.parse('2026-11-21T02:00:00Z');

export interface TestReply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  // Tests look into replies freely; the contract has already been checked by the server.
  readonly json: { readonly [key: string]: unknown };
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly world: MainWorld;
  /** Logs in without a password and answers the token. */
  tokenOf(account: string): Promise<string>;
  /** One call in wire form. */
  call<K extends OperationId>(
    operation: K,
    input: Partial<Input<K>>,
    as?: { token?: string },
  ): Promise<TestReply>;
  close(): Promise<void>;
}

export async function startTestApp(
  options: { now?: number; env?: Partial<Env>; realNow?: () => number } = {},
): Promise<TestApp> {
  const now = options.now ?? TEST_NOW;
  const env: Env = { ...readEnv([], {}), checksReplies: true, ...options.env };
  const clock = createClock(() => now);
  const world = createWorld({ db: createTestDatabase({ now }), clock, seed: env.seed });
  const app = await buildApp({ env, world, webRoot: null, docsRoot: null, realNow: options.realNow });

  async function call<K extends OperationId>(
    operation: K,
    input: Partial<Input<K>>,
    as: { token?: string } = {},
  ): Promise<TestReply> {
    const meta = operationMeta(operation);
    const values = new URLSearchParams(input as Record<string, string>).toString();
    const isPost = meta.httpMethod === 'POST';
    const response = await app.inject({
      method: meta.httpMethod,
      url: toWire(isPost || !values ? meta.path : `${meta.path}?${values}`),
      headers: {
        ...(as.token ? { authorization: as.token } : {}),
        ...(isPost && values ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(isPost && values ? { payload: values } : {}),
    });
    const type = String(response.headers['content-type'] ?? '');
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
    async close() {
      await app.close();
      world.close();
    },
  };
}
