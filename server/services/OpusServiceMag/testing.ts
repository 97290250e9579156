import { expect } from 'vitest';
import type { OperationId } from '#contracts/operations.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { factsOf } from '../testing.ts';

/** Calls as the owner of the seeded works that the tests of this folder are about. */
export async function asSuper(
  test: TestApp,
  operation: OperationId,
  input: Readonly<Record<string, string>> = {},
): Promise<TestReply> {
  return test.call(operation, input, { token: await test.tokenOf('super') });
}

interface Stored {
  readonly name: string;
  readonly status: string;
  readonly revision: number;
  readonly folder_id: number | null;
  readonly tags: string;
  readonly trashed_at: number | null;
  readonly archived_at: number | null;
}

/** What the database says of a work; undefined when it is gone. */
export function stored(test: TestApp, id: number): Stored | undefined {
  return test.world.db.sqlite.prepare<[number], Stored>('SELECT * FROM publications WHERE id = ?').get(id);
}

/** Brings a work into a condition. */
export function put(test: TestApp, id: number, change: string): void {
  test.world.db.sqlite.prepare(`UPDATE publications SET ${change} WHERE id = ?`).run(id);
}

/** Two works as they are after the seed. */
export const TWO = { opusIDs: '50001,50002', revisions: '1,1' };
/** The first of them. */
export const ONE = { opusID: '50001', revision: '1' };

/** Refused for that reason, and nothing is other than before. */
export async function expectRefused(
  test: TestApp,
  operation: OperationId,
  input: Readonly<Record<string, string>>,
  reason: string,
): Promise<void> {
  const before = factsOf(test);
  expect((await asSuper(test, operation, input)).json).toMatchObject({ reason });
  expect(factsOf(test)).toBe(before);
}
