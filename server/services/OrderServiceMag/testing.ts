/** What the tests of orders share. */
import { expect } from 'vitest';
import type { Input, OperationId } from '#contracts/operations.ts';
import { runScenario } from '#db/scenarios/index.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { dataOf, factsOf } from '../testing.ts';

type Json = Readonly<Record<string, unknown>>;

/** The number of one more order in this state. */
export function orderIn(
  test: TestApp,
  state: string,
  account = 'super',
  more: Record<string, string> = {},
): string {
  const context = { db: test.world.db, now: test.world.clock.now() };
  return runScenario('order-in-state', context, { account, state, ...more }).orderNo ?? '';
}

/** A column of an order, as it is stored. */
export function stored(test: TestApp, orderNo: string, column: string): unknown {
  return test.world.db.sqlite.prepare(`SELECT ${column} FROM orders WHERE no = ?`).pluck().get(orderNo);
}

/** The sentences of the log, the oldest first. */
export function logOf(test: TestApp, orderNo: string): string[] {
  return test.world.db.sqlite
    .prepare<[string], string>(
      `SELECT order_logs.text FROM order_logs JOIN orders ON orders.id = order_id WHERE no = ?
       ORDER BY order_logs.at, order_logs.id`,
    )
    .pluck()
    .all(orderNo);
}

const tokens = new WeakMap<TestApp, Map<string, string>>();

/** One session for all calls of a test at one moment: every further one would be a write of its own. */
async function tokenFor(test: TestApp, account: string): Promise<string> {
  const known = tokens.get(test) ?? new Map<string, string>();
  tokens.set(test, known);
  const moment = `${account} ${test.world.clock.now()}`;
  const token = known.get(moment) ?? (await test.tokenOf(account));
  known.set(moment, token);
  return token;
}

/** The order as its owner sees it now. */
export async function detailOf(test: TestApp, orderNo: string, account = 'super'): Promise<Json> {
  const token = await tokenFor(test, account);
  return dataOf(await test.call('OrderServiceMag.getOrderDetail', { orderNo }, { token }));
}

export async function detailListOf(test: TestApp, orderNo: string, part: string): Promise<readonly Json[]> {
  return (await detailOf(test, orderNo))[part] as readonly Json[];
}

let keys = 0;

/** A key for one intent. */
export function newKey(): string {
  keys += 1;
  return `order-key-${keys}`;
}

export function outcomes(replies: readonly TestReply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { json } of replies) {
    const outcome = json.code === 0 ? 'done' : String(json.reason);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

type OrderOperation = Extract<OperationId, `OrderServiceMag.${string}`>;

/** One call as super, or as another account. */
export async function act<K extends OrderOperation>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
  account = 'super',
): Promise<TestReply> {
  return test.call(operation, input, { token: await tokenFor(test, account) });
}

/** The call is refused so, and nothing in the database is another than before. */
export async function expectRefused<K extends OrderOperation>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
  reason: string,
  account = 'super',
): Promise<void> {
  await tokenFor(test, account);
  const before = factsOf(test);
  const reply = await act(test, operation, input, account);
  expect(reply.json).toMatchObject({ reason });
  expect(factsOf(test)).toBe(before);
}
