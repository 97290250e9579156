import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

async function ask(orderNos: string, account = 'super') {
  return app().call('OrderServiceMag.getOrderResult', { orderNos }, { token: await app().tokenOf(account) });
}

function make(state: string, account = 'super'): string {
  const context = { db: app().world.db, now: TEST_NOW };
  return runScenario('order-in-state', context, { state, account }).orderNo ?? '';
}

function makePayment(state: string): Record<string, string> {
  return runScenario('payment-in-state', { db: app().world.db, now: TEST_NOW }, { state });
}

describe('OrderServiceMag.getOrderResult', () => {
  it('says that an order is paid, and how long its file can be replaced', async () => {
    expect(dataOf(await ask(make('paid')))).toMatchObject({
      state: 'paid',
      amount: '1924.00',
      payNo: expect.stringMatching(/^P\d+$/),
      replaceUntil: '2026-11-21T02:28:00.000Z',
      orders: [{ state: 'paid' }],
    });
  });

  it.each(['unpaid', 'canceled'])('says unpaid of an order that is %s', async (state) => {
    expect(dataOf(await ask(make(state)))).toMatchObject({ state: 'unpaid', payNo: '', replaceUntil: '' });
  });

  it('counts several orders together, in the order in which they were asked for', async () => {
    const [first, second] = [make('paid'), make('unpaid')];
    const data = dataOf(await ask(`${second},${first}`));
    expect(data).toMatchObject({ state: 'unpaid', amount: '3848.00' });
    expect((data.orders as { orderNo: string }[]).map(({ orderNo }) => orderNo)).toEqual([second, first]);
    expect(dataOf(await ask(`${first},${first}`))).toMatchObject({ state: 'paid', amount: '1924.00' });
  });

  it.each([
    ['waiting', 'unpaid'],
    ['scanned', 'confirming'],
    ['failed', 'unpaid'],
    ['succeeded', 'paid'],
  ])('is, with a payment that is %s, %s', async (payment, state) => {
    const { orderNo = '', payNo } = makePayment(payment);
    expect(dataOf(await ask(orderNo))).toMatchObject({ state, payNo });
  });

  it('is being confirmed while the outside party has the money and has not called back', async () => {
    const { orderNo = '', payNo } = makePayment('waiting');
    app().world.db.sqlite.prepare('UPDATE payments SET is_paid_outside = 1 WHERE no = ?').run(payNo);
    expect(dataOf(await ask(orderNo))).toMatchObject({ state: 'confirming' });
  });

  it.each([
    ['an unknown order', () => '2026112199999999'],
    ['another member’s order', () => make('paid', 'vip')],
    ['an own order and another member’s', () => `${make('paid')},${make('paid', 'vip')}`],
    ['an empty place', () => `${make('paid')},`],
    ['nothing', () => ''],
    ['far too many', () => Array.from({ length: 5000 }, (_, place) => place).join()],
  ])('knows no result of %s', async (_, orderNos) => {
    expect((await ask(orderNos())).json).toMatchObject({ code: 404, reason: 'order-not-found' });
  });
});
