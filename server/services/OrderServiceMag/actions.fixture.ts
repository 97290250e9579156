import { expect } from 'vitest';
import type { Input, OperationId } from '#contracts/operations.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { factsOf } from '../testing.ts';

type OrderOperation = Extract<OperationId, `OrderServiceMag.${string}`>;

/** One call as super, or as another account. */
export async function act<K extends OrderOperation>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
  account = 'super',
): Promise<TestReply> {
  return test.call(operation, input, { token: await test.tokenOf(account) });
}

/** The call is refused so, and nothing in the database is another than before. */
export async function expectRefused<K extends OrderOperation>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
  reason: string,
  account = 'super',
): Promise<void> {
  const before = factsOf(test);
  const reply = await act(test, operation, input, account);
  expect(reply.json).toMatchObject({ reason });
  expect(factsOf(test)).toBe(before);
}
