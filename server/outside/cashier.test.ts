import { describe, expect, it } from 'vitest';
import { amountText } from '#contracts/rules/money.ts';
import { PAY_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import {
  asSuper,
  begin,
  cashierOf,
  orderIn,
  orderState,
  payAtCashier,
  paymentsOf,
  walletHolds,
  walletOf,
} from '#server/services/PayServiceMag/testing.ts';
import { appForEachTest, factsOf, MINUTE_MS } from '#server/services/testing.ts';

const app = appForEachTest();

type Payment = Awaited<ReturnType<typeof begin>>;

async function look(payment: Payment) {
  const reply = await app().app.inject({ url: cashierOf(payment) });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const scan = async (payment: Payment) =>
  (await app().app.inject({ method: 'POST', url: `${cashierOf(payment)}/scan` })).json();
const pay = (payment: Payment, outcome: string) => payAtCashier(app(), payment, outcome);
const logOf = (orderNo: string) =>
  app()
    .world.db.sqlite.prepare(
      'SELECT text FROM order_logs JOIN orders ON orders.id = order_id WHERE no = ? ORDER BY order_logs.id',
    )
    .pluck()
    .all(orderNo);

describe('the cashier', () => {
  it('shows what is to be paid to whom, and how long the code lives', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), '10.00', '0.00');
    const payment = await begin(app(), orderNo, { useWallet: 'Y', channel: 'alipay' });
    app().world.clock.advance(MINUTE_MS);
    expect(await look(payment)).toEqual({
      code: 0,
      message: '成功',
      data: {
        purpose: 'orders',
        payNo: payment.payNo,
        state: 'waiting',
        message: '',
        shop: '书桌印刷',
        amount: payment.payAmount,
        channel: 'alipay',
        channelName: '支付宝',
        orders: [{ orderNo, title: expect.stringMatching(/^《西湖四季》[\d,]+ 本$/) }],
        expires: 240,
        isPaid: false,
        canScan: true,
        outcomes: ['success', 'fail', 'no-callback', 'twice'],
      },
    });
  });

  it('lets the shop know of the scan, and goes on after the code ran out', async () => {
    const payment = await begin(app(), orderIn(app()));
    expect((await scan(payment)).data).toMatchObject({ state: 'scanned', canScan: false });
    app().world.clock.advance(10 * MINUTE_MS);
    expect((await scan(payment)).data).toMatchObject({ state: 'scanned' });
    expect((await pay(payment, 'success')).data).toMatchObject({ state: 'succeeded' });
  });

  it('pays', async () => {
    const orderNo = orderIn(app());
    const payment = await begin(app(), orderNo);
    expect((await pay(payment, 'success')).data).toMatchObject({
      state: 'succeeded',
      isPaid: true,
      outcomes: [],
      expires: 0,
    });
    expect(orderState(app(), orderNo)).toBe('paid');
    expect(logOf(orderNo).at(-1)).toBe(`微信支付 ¥${amountText(String(payment.amount))}，付款成功，等待审稿`);
  });

  it('fails, and frees the wallet', async () => {
    walletHolds(app(), '10.00', '0.00');
    const payment = await begin(app(), orderIn(app()), { useWallet: 'Y' });
    expect((await pay(payment, 'fail')).data).toMatchObject({
      state: 'failed',
      message: '微信支付未成功，请重试或换一种方式',
    });
    expect(walletOf(app())).toEqual([1000, 0, 0, 0]);
  });

  it('keeps money without telling anybody', async () => {
    const orderNo = orderIn(app());
    const payment = await begin(app(), orderNo);
    expect((await pay(payment, 'no-callback')).data).toMatchObject({
      state: 'scanned',
      isPaid: true,
      outcomes: [],
    });
    expect(orderState(app(), orderNo)).toBe('unpaid');
    const { json } = await asSuper(app(), 'PayServiceMag.queryPay', { payNo: String(payment.payNo) });
    expect(json).toMatchObject({ data: { state: 'scanned' } });
  });

  it('gives the second money back when somebody pays twice', async () => {
    const orderNo = orderIn(app());
    const payment = await begin(app(), orderNo);
    expect((await pay(payment, 'twice')).data).toMatchObject({
      state: 'succeeded',
      message: '重复付款已退回',
    });
    expect(logOf(orderNo).slice(-2)).toEqual([
      `微信支付 ¥${amountText(String(payment.amount))}，付款成功，等待审稿`,
      `重复付款已退回，¥${amountText(String(payment.amount))} 原路退回`,
    ]);
    expect(paymentsOf(app(), orderNo)).toMatchObject([{ refunded_fen: 192_400, amount_fen: 192_400 }]);
  });

  it.each(['success', 'fail', 'no-callback', 'twice'])('takes no %s after the money', async (outcome) => {
    const payment = await begin(app(), orderIn(app()));
    await pay(payment, 'success');
    const before = factsOf(app());
    expect(await pay(payment, outcome)).toMatchObject({ code: 1082, reason: 'payment-state' });
    expect(await scan(payment)).toMatchObject({ reason: 'payment-state' });
    expect(factsOf(app())).toBe(before);
  });

  it('pays after all when the payment was given up but the order still waits', async () => {
    const orderNo = orderIn(app());
    const payment = await begin(app(), orderNo);
    await asSuper(app(), 'PayServiceMag.closePay', { payNo: String(payment.payNo) });
    expect((await look(payment)).data).toMatchObject({ state: 'closed', outcomes: ['success', 'twice'] });
    expect((await pay(payment, 'success')).data).toMatchObject({ state: 'succeeded' });
    expect(orderState(app(), orderNo)).toBe('paid');
  });

  it('gives money back that comes after the order ended', async () => {
    const orderNo = orderIn(app());
    const payment = await begin(app(), orderNo);
    app().world.clock.advance(PAY_WITHIN_MS);
    expect((await pay(payment, 'success')).data).toMatchObject({
      state: 'refunded',
      message: '订单已关闭，款项已原路退回',
    });
    expect(orderState(app(), orderNo)).toBe('canceled');
    expect(logOf(orderNo).at(-1)).toBe(`订单已关闭，¥${amountText(String(payment.amount))} 已原路退回`);
  });

  it('gives money back that the wallet can no longer complete', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), '10.00', '0.00');
    const payment = await begin(app(), orderNo, { useWallet: 'Y' });
    await asSuper(app(), 'PayServiceMag.closePay', { payNo: String(payment.payNo) });
    walletHolds(app(), '9.99', '0.00');
    expect((await pay(payment, 'success')).data).toMatchObject({
      state: 'refunded',
      isPaid: true,
      message: '钱包余额已不足以合并支付，款项已原路退回',
    });
    expect(orderState(app(), orderNo)).toBe('unpaid');
  });

  it('gives money back that comes after another payment paid', async () => {
    const orderNo = orderIn(app());
    const older = await begin(app(), orderNo);
    const newer = await begin(app(), orderNo, { channel: 'alipay' });
    await pay(newer, 'success');
    expect((await pay(older, 'success')).data).toMatchObject({
      state: 'refunded',
      message: '订单已用其他方式付款，款项已原路退回',
    });
    expect(orderState(app(), orderNo)).toBe('paid');
  });

  it('knows no code that ran out unscanned', async () => {
    const payment = await begin(app(), orderIn(app()));
    app().world.clock.advance(5 * MINUTE_MS);
    const before = factsOf(app());
    for (const reply of [await look(payment), await scan(payment), await pay(payment, 'success')]) {
      expect(reply).toMatchObject({ code: 1090, reason: 'unknown-pay-code' });
    }
    expect(factsOf(app())).toBe(before);
  });

  it('knows no code that nobody made, and none of a payment without one', async () => {
    const transfer = await begin(app(), orderIn(app()), { channel: 'transfer' });
    const tokens: unknown[] = app()
      .world.db.sqlite.prepare("SELECT code_token FROM payments WHERE no = ? OR state = 'succeeded'")
      .pluck()
      .all(String(transfer.payNo));
    expect(tokens.length).toBeGreaterThan(1);
    for (const token of ['nothing', ...tokens]) {
      const reply = await app().app.inject({ url: `/cashier-api/${token}` });
      expect(reply.json()).toMatchObject({ code: 1090, reason: 'unknown-pay-code' });
    }
  });

  it.each(['', 'gold'])('refuses the outcome %j', async (outcome) => {
    const payment = await begin(app(), orderIn(app()));
    expect(await pay(payment, outcome)).toMatchObject({ code: 1061, reason: 'bad-choice' });
  });
});
