import { describe, expect, it } from 'vitest';
import { PAY_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import {
  begin,
  orderIn,
  orderState,
  payAtCashier,
  paymentsOf,
  payNoOf,
  walletHolds,
  walletOf,
} from '#server/services/PayServiceMag/testing.ts';
import { appForEachTest, factsOf } from '#server/services/testing.ts';
import { controlOf } from './testing.ts';

const app = appForEachTest();
const change = (no: string, action: string, body?: object) =>
  controlOf(app().app)('POST', `pay/${no}/${action}`, body);

async function expectProblem(no: string, action: string, problem: { status: number; reason: string }) {
  const before = factsOf(app());
  const reply = await change(no, action);
  expect({ status: reply.status, reason: reply.body.reason }).toEqual(problem);
  expect(factsOf(app())).toBe(before);
}

describe('pay/:no/settle', () => {
  it('settles a payment', async () => {
    const orderNo = orderIn(app());
    const payNo = await payNoOf(app(), orderNo, { channel: 'transfer' });
    expect(await change(payNo, 'settle')).toEqual({
      status: 200,
      body: {
        payNo,
        state: 'succeeded',
        message: '付款成功',
        amount: '1924.00',
        refunded: '0.00',
        orderNos: [orderNo],
      },
    });
    expect(orderState(app(), orderNo)).toBe('paid');
  });

  it('settles the payment of an order that waits', async () => {
    const orderNo = orderIn(app());
    const payNo = await payNoOf(app(), orderNo);
    expect((await change(orderNo, 'settle')).body).toMatchObject({ payNo, state: 'succeeded' });
  });

  it('pays an order for which no payment was begun, in one call', async () => {
    const orderNo = orderIn(app());
    expect((await change(orderNo, 'settle')).body).toMatchObject({ state: 'succeeded' });
    expect(paymentsOf(app(), orderNo)).toMatchObject([{ channel: 'weixin', state: 'succeeded' }]);
    expect(orderState(app(), orderNo)).toBe('paid');
  });

  it('lets money come too late', async () => {
    const payNo = await payNoOf(app(), orderIn(app()));
    app().world.clock.advance(PAY_WITHIN_MS);
    expect((await change(payNo, 'settle')).body).toMatchObject({
      state: 'refunded',
      refunded: '1924.00',
      message: '订单已关闭，款项已原路退回',
    });
  });

  it('settles once for 50 calls at once', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), '100.00', '0.00');
    const payNo = await payNoOf(app(), orderNo, { useWallet: 'Y' });
    const replies = await Promise.all(Array.from({ length: 50 }, () => change(payNo, 'settle')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(walletOf(app())).toEqual([0, 0, 0, 0]);
    expect(paymentsOf(app(), orderNo)).toMatchObject([{ state: 'succeeded', refunded_fen: 0 }]);
  });

  it('cannot settle what is settled, nor an order that nobody can pay', async () => {
    const orderNo = orderIn(app());
    const payNo = await payNoOf(app(), orderNo);
    await change(payNo, 'settle');
    await expectProblem(payNo, 'settle', { status: 409, reason: 'payment-state' });
    await expectProblem(orderNo, 'settle', { status: 409, reason: 'payment-state' });
    await expectProblem(orderIn(app(), 'canceled'), 'settle', { status: 409, reason: 'payment-state' });
  });
});

describe('pay/:no/fail', () => {
  it('fails a payment and frees the wallet', async () => {
    walletHolds(app(), '10.00', '0.00');
    const payNo = await payNoOf(app(), orderIn(app()), { useWallet: 'Y' });
    expect((await change(payNo, 'fail')).body).toMatchObject({
      state: 'failed',
      message: '付款失败，请重试或换一种方式',
    });
    expect(walletOf(app())).toEqual([1000, 0, 0, 0]);
  });

  it('cannot fail where the money is there, nor without a payment', async () => {
    const payment = await begin(app(), orderIn(app()));
    await payAtCashier(app(), payment, 'no-callback');
    await expectProblem(String(payment.payNo), 'fail', { status: 409, reason: 'payment-state' });
    await expectProblem(orderIn(app()), 'fail', { status: 409, reason: 'payment-state' });
  });
});

describe('pay/:no/expire', () => {
  it('closes a payment before its time; the order still waits', async () => {
    const orderNo = orderIn(app());
    await payNoOf(app(), orderNo);
    expect((await change(orderNo, 'expire')).body).toMatchObject({
      state: 'closed',
      message: '超过付款时间，付款已关闭',
    });
    expect(orderState(app(), orderNo)).toBe('unpaid');
  });

  it('closes once', async () => {
    const payNo = await payNoOf(app(), orderIn(app()));
    await change(payNo, 'expire');
    await expectProblem(payNo, 'expire', { status: 409, reason: 'payment-state' });
  });
});

describe('pay/:no', () => {
  it.each(['settle', 'fail', 'expire'])('knows no number that is not there: %s', async (action) => {
    await expectProblem('P2026112100000000', action, { status: 404, reason: 'unknown-payment' });
    await expectProblem('1', action, { status: 404, reason: 'unknown-payment' });
  });

  it('refuses a field that nobody reads', async () => {
    const reply = await change(await payNoOf(app(), orderIn(app())), 'settle', { amount: '1.00' });
    expect([reply.status, reply.body.reason]).toEqual([400, 'bad-control-request']);
  });
});
