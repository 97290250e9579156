/** What the tests of invoices share. */
import type { Input } from '#contracts/operations.ts';
import { runScenario, type ScenarioName, type ScenarioParams } from '#db/scenarios/index.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { dataOf } from '../testing.ts';

type InvoiceOperation = Extract<Parameters<TestApp['call']>[0], `InvoiceServiceMag.${string}`>;

/** A call of super, or of another account. */
export async function ask<K extends InvoiceOperation>(
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

interface Choice {
  readonly orderNo: string;
  readonly amount: string;
}

/** The orders that super could choose, the newest first. */
export async function choices(test: TestApp): Promise<Choice[]> {
  return dataOf(await ask(test, 'InvoiceServiceMag.getInvoiceOrders', {})).list as Choice[];
}

let keys = 0;

/** Applies for an invoice of the newest order, or as it is told to. */
export async function applied(
  test: TestApp,
  change: Partial<Input<'InvoiceServiceMag.applyInvoice'>> = {},
): Promise<TestReply> {
  const [first] = await choices(test);
  keys += 1;
  return ask(test, 'InvoiceServiceMag.applyInvoice', {
    orderNos: first?.orderNo ?? '',
    titleID: '1',
    type: 'normal',
    email: 'a@desk.example',
    remark: '',
    amount: first?.amount ?? '',
    idemKey: `invoice-${keys}`,
    ...change,
  });
}

export const ISSUED_AFTER_MS = 60_000;
