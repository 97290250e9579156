/** What the tests of the wallet share. */
import type { Input } from '#contracts/operations.ts';
import { checkLedger } from '#db/queries/wallet/ledger-check.ts';
import { runScenario, type ScenarioName, type ScenarioParams } from '#db/scenarios/index.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { dataOf, textOf } from '../testing.ts';

type WalletOperation = `WalletServiceMag.${string}` | 'PayServiceMag.queryPay' | 'PayServiceMag.closePay';
type Json = Readonly<Record<string, unknown>>;

/** A call of super, or of another account. */
export async function ask<K extends WalletOperation & Parameters<TestApp['call']>[0]>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
  account = 'super',
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
  return `wallet-${keys}`;
}

/** Begins a recharge; the number of its payment. */
export async function begun(test: TestApp, amount = '1000', channel = 'weixin'): Promise<string> {
  const wish = { amount, channel, idemKey: newKey() };
  return textOf(dataOf(await ask(test, 'WalletServiceMag.createRecharge', wish)), 'payNo');
}

/** The customer at the cashier lets it end this way. */
export async function payAt(test: TestApp, payNo: string, outcome: string): Promise<Json> {
  const token = test.world.db.sqlite
    .prepare('SELECT code_token FROM payments WHERE no = ?')
    .pluck()
    .get(payNo);
  const url = `/cashier-api/${token}/pay`;
  return (await test.app.inject({ method: 'POST', url, payload: { outcome } })).json();
}

export async function walletNow(test: TestApp, account = 'super'): Promise<Json> {
  return dataOf(await ask(test, 'WalletServiceMag.getWallet', {}, account));
}

/** What the books do not agree on. */
export function disagreements(test: TestApp) {
  return checkLedger(test.world.db).problems;
}
