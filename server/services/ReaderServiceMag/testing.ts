import type { OperationId } from '#contracts/operations.ts';
import { runScenario } from '#db/scenarios/index.ts';
import type { TestApp, TestReply } from '#server/testing.ts';

export const OWNER = 'super';
export const CODE = 'qing8shu2k';
const BOOK = 50001;

/** Brings the owner's book into a state, and changes what else is named. */
export function bookIn(test: TestApp, state: string, change = ''): void {
  const { db, clock } = test.world;
  runScenario('publication-in-state', { db, now: clock.now() }, { state, code: CODE });
  if (change !== '') db.sqlite.prepare(`UPDATE publications SET ${change} WHERE id = ?`).run(BOOK);
}

/** Asks as a member, or with null as somebody who has no session. */
export async function ask(
  test: TestApp,
  operation: OperationId,
  account: string | null,
  input: Readonly<Record<string, string>> = {},
): Promise<TestReply> {
  const token = account === null ? {} : { token: await test.tokenOf(account) };
  return test.call(operation, { bookCode: CODE, ...input }, token);
}
