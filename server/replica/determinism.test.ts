import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import type { Input, OperationId } from '#contracts/operations.ts';
import { logicalDump } from '#db/dump.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import type { JournalEntry } from './journal-entry.ts';
import { type Control, controlOf } from './testing.ts';

const CART = 'ShopCarService.cartInfo';
const MOBILE = '19000000088';

type Json = Readonly<Record<string, unknown>>;
type Told = Omit<JournalEntry, 'ms' | 'traceId'>;

interface Run {
  readonly journal: readonly Told[];
  readonly dump: string;
  readonly orderNo: string;
  readonly payNo: string;
}

const data = (body: Json): Json => (body.data ?? {}) as Json;

/** A member's day: about thirty calls, with faults by chance on some of them. */
async function script(test: TestApp, control: Control): Promise<{ orderNo: string; payNo: string }> {
  let token = '';
  const call = async <K extends OperationId>(operation: K, input: Partial<Input<K>>) =>
    (await test.call(operation, input, token ? { token } : {})).json;

  const sent = await call('LoginServiceMag.sendCode', { mobile: MOBILE, purpose: 'register' });
  const code = String(data(sent).demoCode);
  await call('LoginServiceMag.register', { mobile: MOBILE, code, password: 'paper2027', agreed: '1' });
  await call('LoginServiceMag.loginByPassword', { account: 'super', password: 'wrong' });
  const login = await call('LoginServiceMag.loginByPassword', { account: 'super', password: DEMO_PASSWORD });
  token = String(data(login).token);
  await call('LoginServiceMag.createLoginQrcode', {});
  await call('UserCenterMag.getMemberInfo', {});
  await call('ShopCarService.cartList', {});

  await control('POST', 'faults', { operation: CART, kind: 'status', status: 500, probability: 0.5 });
  const delay = { minMs: 0, maxMs: 8 };
  await control('POST', 'faults', { operation: CART, kind: 'delay', delay, probability: 0.6 });
  for (let round = 0; round < 12; round += 1) await call(CART, { cartID: '90001' });
  await control('DELETE', 'faults');

  const chosen = { cartIDs: '90001', addrID: '80001', delivery: 'standard', couponID: 'none' };
  const preview = await call('OrderServiceMag.previewOrder', chosen);
  const order = {
    ...chosen,
    useWallet: 'N',
    proof: 'N',
    invoiceKind: 'none',
    invoiceTitle: '',
    invoiceTaxNo: '',
    invoiceEmail: '',
    remark: '',
    idemKey: 'determined-1',
    priceLock: String(data(preview).priceLock),
  };
  const orderNo = String(data(await call('OrderServiceMag.createOrder', order)).orderNo);
  await call('OrderServiceMag.getOrderDetail', { orderNo });
  const pay = { orderNos: orderNo, channel: 'weixin', useWallet: 'N', idemKey: 'determined-2' };
  const payNo = String(data(await call('PayServiceMag.createPay', pay)).payNo);
  await control('POST', `pay/${payNo}/settle`);
  await call('PayServiceMag.queryPay', { payNo });
  await control('POST', `orders/${orderNo}/advance`, { to: 'done' });
  await control('POST', 'clock', { advance: '2h' });
  await call('OrderServiceMag.applyAfterSale', {
    orderNo,
    kind: 'refund',
    reason: '印刷质量问题',
    description: '第 12 页有明显色差',
    idemKey: 'determined-3',
  });
  await control('POST', 'clock', { advance: '3h' });
  await call('OrderServiceMag.getOrderDetail', { orderNo });
  await call('OrderServiceMag.getOrderList', {});
  await call('ShoppingServiceMag.updateCart', { CartID: '90001', goodsID: '1' });
  await call('ShoppingServiceMag.updateDefaultAddr', { addrID: '1' });
  await call('MemberServiceMag.getCounters', {});
  return { orderNo, payNo };
}

async function run(seed: number): Promise<Run> {
  const test = await startTestApp({ env: { seed } });
  const numbers = await script(test, controlOf(test.app));
  const journal = test.world.journal.list().map(({ ms: _ms, traceId: _trace, ...entry }) => ({
    ...entry,
    reply: entry.reply.replaceAll(/"traceId":"[^"]*"/g, ''),
  }));
  const dump = logicalDump(test.world.db);
  await test.close();
  return { journal, dump, ...numbers };
}

describe('the same seed, clock and script', () => {
  let first: Run;
  let second: Run;
  let other: Run;
  beforeAll(async () => {
    first = await run(1);
    second = await run(1);
    other = await run(2);
  }, 60_000);

  it('give the same journal, call by call', () => {
    expect(first.journal.length).toBeGreaterThanOrEqual(29);
    expect(second.journal).toEqual(first.journal);
    expect(first.journal.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  });

  it('give the same numbers of member, order and payment', () => {
    const people = ({ dump }: Run) => dump.match(/\bM\d{12}\b|\bYQ\d{8}\b/g);
    expect(first.orderNo).toMatch(/^\d{16}$/);
    expect(first.payNo).toMatch(/^P\d{16}$/);
    expect([second.orderNo, second.payNo, people(second)]).toEqual([
      first.orderNo,
      first.payNo,
      people(first),
    ]);
  });

  it('strike with faults by chance in the same places, and elsewhere with another seed', () => {
    const faults = ({ journal }: Run) =>
      journal.filter(({ operation }) => operation === CART).map(({ status }) => status);
    expect(new Set(faults(first))).toEqual(new Set([200, 500]));
    expect(faults(other)).not.toEqual(faults(first));
  });
});
