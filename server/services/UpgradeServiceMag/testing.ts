/** What the tests of the membership share. */
import type { Input, Output } from '#contracts/operations.ts';
import { checkLedger } from '#db/queries/wallet/ledger-check.ts';
import { runScenario, type ScenarioName, type ScenarioParams } from '#db/scenarios/index.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { dataOf, textOf } from '../testing.ts';

type Operation = Parameters<TestApp['call']>[0];
export type Plans = Extract<Output<'UpgradeServiceMag.getPlans'>, { code: 0 }>['data'];
type Offer = Plans['plans'][number]['offers'][number];

export async function ask<K extends Operation>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
  account = 'demo',
): Promise<TestReply> {
  return test.call(operation, input, { token: await test.tokenOf(account) });
}

export function scenario(test: TestApp, name: ScenarioName, params: ScenarioParams = {}): ScenarioParams {
  return runScenario(name, { db: test.world.db, now: test.world.clock.now() }, params);
}

export async function plansOf(test: TestApp, account = 'demo'): Promise<Plans> {
  return dataOf(await ask(test, 'UpgradeServiceMag.getPlans', {}, account)) as unknown as Plans;
}

/** One of the offers, as it is shown today. */
export function offerIn(plans: Plans, level: string, way: string, term = 'year'): Offer {
  const plan = plans.plans.find((one) => one.level === level);
  const offer = plan?.offers.find((one) => one.way === way && one.term === term);
  if (!offer) throw new Error(`no ${way} of ${level}`);
  return offer;
}

let keys = 0;

/** Of an intent that nobody had before. */
export function newKey(): string {
  keys += 1;
  return `upgrade-${keys}`;
}

export const BUY_VIP = {
  level: 'VIP',
  way: 'buy',
  term: 'year',
  couponID: 'none',
  channel: 'weixin',
  amount: '999.00',
} as const;

type Wish = Input<'UpgradeServiceMag.createUpgrade'>;

export function create(test: TestApp, wish: Partial<Wish> = {}, account = 'demo'): Promise<TestReply> {
  return ask(test, 'UpgradeServiceMag.createUpgrade', { ...BUY_VIP, idemKey: newKey(), ...wish }, account);
}

/** Begins to buy; the number of the payment. */
export async function begun(test: TestApp, wish: Partial<Wish> = {}, account = 'demo'): Promise<string> {
  return textOf(dataOf(await create(test, wish, account)), 'payNo');
}

/** The outside party says that it has the money. */
export async function settle(test: TestApp, payNo: string): Promise<unknown> {
  const url = `/__replica/pay/${payNo}/settle`;
  return (await test.app.inject({ method: 'POST', url, payload: {} })).json();
}

/** Level and last day, as every call of the member is told. */
export async function membershipOf(test: TestApp, account = 'demo'): Promise<unknown[]> {
  const { json } = await ask(test, 'UserCenterMag.userIsLogin3', {}, account);
  return [json.vip_name, json.vip_lastTime];
}

/** What the member was told of, the oldest first. */
export function noticesOf(test: TestApp, userId: number): string[] {
  const sql = "SELECT title FROM notices WHERE user_id = ? AND kind = 'membership' ORDER BY id";
  return test.world.db.sqlite.prepare<[number], string>(sql).pluck().all(userId);
}

/** What the books do not agree on. */
export function disagreements(test: TestApp) {
  return checkLedger(test.world.db).problems;
}
