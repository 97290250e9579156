/** What the tests of the account share. */
import type { Input } from '#contracts/operations.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { dataOf, textOf } from '../testing.ts';

type AccountOperation = Extract<Parameters<TestApp['call']>[0], `AccountServiceMag.${string}`>;

/** A call of super, or with a token. */
export async function ask<K extends AccountOperation>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
  token?: string,
): Promise<TestReply> {
  return test.call(operation, input, { token: token ?? (await test.tokenOf('super')) });
}

/** Has a code sent, to the own mobile or to another one. */
export async function accountCode(test: TestApp, mobile = '', token?: string): Promise<string> {
  return textOf(dataOf(await ask(test, 'AccountServiceMag.sendAccountCode', { mobile }, token)), 'demoCode');
}

/** The titles of what a member was told, the latest first. */
export function toldTo(test: TestApp, userId: number): unknown[] {
  return test.world.db.sqlite
    .prepare("SELECT title FROM notices WHERE user_id = ? AND kind = 'account' ORDER BY id DESC")
    .pluck()
    .all(userId);
}
