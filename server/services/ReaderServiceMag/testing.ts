import { expect } from 'vitest';
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

const STATES = ['published', 'changed', 'withdrawn', 'draft', 'trashed'];

/** What owner, another member and a stranger are answered, by the state of the book. */
async function codesFor(
  test: TestApp,
  operation: OperationId,
  input: Readonly<Record<string, string>>,
): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for (const reader of [OWNER, 'vip', null]) {
    const row: unknown[] = [];
    for (const state of STATES) {
      bookIn(test, state);
      row.push((await ask(test, operation, reader, input)).json.code);
    }
    rows.push(row);
  }
  return rows;
}

/** Owner, others and strangers read what they may, and nothing else. */
export async function expectReaders(
  test: TestApp,
  operation: OperationId,
  input: Readonly<Record<string, string>>,
  { stranger = [0, 0, 1110, 404, 404] }: { stranger?: readonly number[] } = {},
): Promise<void> {
  expect(await codesFor(test, operation, input)).toEqual([[0, 0, 0, 0, 0], [0, 0, 1110, 404, 404], stranger]);
}

/** What a call answers that wants a session. */
export const MEMBERS_ALONE = { stranger: [401, 401, 401, 401, 401] };
