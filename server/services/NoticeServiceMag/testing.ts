/** What the tests of notices share. */
import type { Input } from '#contracts/operations.ts';
import { runScenario, type ScenarioParams } from '#db/scenarios/index.ts';
import type { TestApp, TestReply } from '#server/testing.ts';

type NoticeOperation = Extract<Parameters<TestApp['call']>[0], `NoticeServiceMag.${string}`>;

/** Super was told just so much. Answers the id of what came last. */
export function told(test: TestApp, params: ScenarioParams): string {
  const context = { db: test.world.db, now: test.world.clock.now() };
  return runScenario('notices-told', context, params).noticeID ?? '';
}

export async function ask<K extends NoticeOperation>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>> = {},
  account = 'super',
): Promise<TestReply> {
  return test.call(operation, input, { token: await test.tokenOf(account) });
}
