/** What the tests of teams share. */
import type { Input } from '#contracts/operations.ts';
import { checkLedger } from '#db/queries/wallet/ledger-check.ts';
import { runScenario, type ScenarioName, type ScenarioParams } from '#db/scenarios/index.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { columnOf, orderIn } from '../PayServiceMag/testing.ts';

type Asked =
  | `TeamServiceMag.${string}`
  | 'PayServiceMag.getPayOptions'
  | 'PayServiceMag.createPay'
  | 'OrderServiceMag.getOrderList';

/** A call of enterprise, who owns a team, or of another account. */
export async function ask<K extends Asked & Parameters<TestApp['call']>[0]>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
  account = 'enterprise',
): Promise<TestReply> {
  return test.call(operation, input, { token: await test.tokenOf(account) });
}

export function scenario(test: TestApp, name: ScenarioName, params: ScenarioParams = {}): ScenarioParams {
  return runScenario(name, { db: test.world.db, now: test.world.clock.now() }, params);
}

let keys = 0;

/** Of an intent that nobody had before. */
export function newKey(): string {
  keys += 1;
  return `team-key-${keys}`;
}

/** A fresh unpaid order of a member, and what it costs. */
export function orderOf(test: TestApp, account = 'demo'): { orderNo: string; fen: number } {
  const orderNo = orderIn(test, 'unpaid', account);
  return { orderNo, fen: columnOf(test, orderNo, 'pay_total_fen') };
}

export async function pay(
  test: TestApp,
  orderNos: string,
  account = 'demo',
  idemKey = newKey(),
  told: { purpose?: string; plea?: string } = {},
): Promise<TestReply> {
  return ask(test, 'TeamServiceMag.payByTeam', { orderNos, idemKey, ...told }, account);
}

/** The titles of what a member was told about teams, the newest last. */
export function noticesOf(test: TestApp, account: string): readonly string[] {
  const sql = `SELECT n.title FROM notices n JOIN users u ON u.id = n.user_id
    WHERE u.account = ? AND n.kind = 'team' ORDER BY n.id`;
  return test.world.db.sqlite.prepare<[string], string>(sql).pluck().all(account);
}

/** What enterprise has in the wallet, in fen. */
export function walletFen(test: TestApp): number {
  const sql = 'SELECT principal_fen + bonus_fen FROM wallets WHERE user_id = 10004';
  return Number(test.world.db.sqlite.prepare(sql).pluck().get());
}

/** What the books do not agree on. */
export function disagreements(test: TestApp) {
  return checkLedger(test.world.db).problems;
}
