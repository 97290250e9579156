/** What the tests of payments share. */
import type { Input } from '#contracts/operations.ts';
import { runScenario } from '#db/scenarios/index.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { dataOf, textOf } from '../testing.ts';

type Json = Readonly<Record<string, unknown>>;

/** The number of a fresh unpaid order. */
export function orderIn(test: TestApp, state = 'unpaid', account = 'super'): string {
  const context = { db: test.world.db, now: test.world.clock.now() };
  return runScenario('order-in-state', context, { account, state }).orderNo ?? '';
}

/** What the wallet of super holds. */
export function walletHolds(test: TestApp, principal: string, bonus: string): void {
  const context = { db: test.world.db, now: test.world.clock.now() };
  runScenario('wallet-holds', context, { account: 'super', principal, bonus });
}

export function costOf(test: TestApp, orderNo: string): number {
  return columnOf(test, orderNo, 'pay_total_fen');
}

export function orderState(test: TestApp, orderNo: string): string {
  return String(test.world.db.sqlite.prepare('SELECT state FROM orders WHERE no = ?').pluck().get(orderNo));
}

export function columnOf(test: TestApp, orderNo: string, column: 'pay_total_fen' | 'expires_at'): number {
  return Number(
    test.world.db.sqlite.prepare(`SELECT ${column} FROM orders WHERE no = ?`).pluck().get(orderNo),
  );
}

/** Principal, bonus, and what of each is frozen, of super. */
export function walletOf(test: TestApp): unknown {
  return test.world.db.sqlite
    .prepare(
      'SELECT principal_fen, bonus_fen, frozen_principal_fen, frozen_bonus_fen FROM wallets WHERE user_id = 10003',
    )
    .raw()
    .get();
}

export function paymentsOf(test: TestApp, orderNo: string): readonly Json[] {
  return test.world.db.sqlite
    .prepare<[string], Json>(
      `SELECT payments.* FROM payments JOIN payment_orders ON payment_id = payments.id
       JOIN orders ON orders.id = order_id WHERE orders.no = ? ORDER BY payments.id`,
    )
    .all(orderNo);
}

let keys = 0;

/** A wish to pay by weixin without the wallet, with a key of its own. */
export function wish(orderNos: string, change: Partial<Input<'PayServiceMag.createPay'>> = {}) {
  keys += 1;
  return { orderNos, channel: 'weixin', useWallet: 'N', idemKey: `test-key-${keys}`, ...change };
}

export async function begin(
  test: TestApp,
  orderNos: string,
  change: Partial<Input<'PayServiceMag.createPay'>> = {},
): Promise<Json> {
  const token = await test.tokenOf('super');
  return dataOf(await test.call('PayServiceMag.createPay', wish(orderNos, change), { token }));
}

export async function payNoOf(...begun: Parameters<typeof begin>): Promise<string> {
  return textOf(await begin(...begun), 'payNo');
}

/** The path of the cashier's API behind the code of a payment. */
export function cashierOf(payment: Json): string {
  return `/cashier-api/${textOf(payment, 'codeUrl').split('/').at(-1)}`;
}

export async function payAtCashier(test: TestApp, payment: Json, outcome: string): Promise<Json> {
  const url = `${cashierOf(payment)}/pay`;
  return (await test.app.inject({ method: 'POST', url, payload: { outcome } })).json();
}

export async function asSuper<K extends `PayServiceMag.${string}` & Parameters<TestApp['call']>[0]>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
): Promise<TestReply> {
  return test.call(operation, input, { token: await test.tokenOf('super') });
}
