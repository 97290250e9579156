import { describe, expect, it } from 'vitest';
import { formatFen } from '#contracts/rules/money.ts';
import { PAY_WITHIN_MS, TRANSFER_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf, factsOf, MINUTE_MS } from '../testing.ts';
import {
  asSuper,
  begin,
  columnOf,
  costOf,
  orderIn,
  orderState,
  payAtCashier,
  paymentsOf,
  walletHolds,
  walletOf,
  wish,
} from './testing.ts';

const app = appForEachTest();
const create = (input: ReturnType<typeof wish>) => asSuper(app(), 'PayServiceMag.createPay', input);

async function expectRefused(input: ReturnType<typeof wish>, reply: object): Promise<void> {
  const before = factsOf(app());
  expect((await create(input)).json).toMatchObject(reply);
  expect(factsOf(app())).toBe(before);
}

function moveAbroad(orderNo: string): void {
  app()
    .world.db.sqlite.prepare('UPDATE orders SET address = ? WHERE no = ?')
    .run(JSON.stringify({ province: '香港特别行政区' }), orderNo);
}

describe('PayServiceMag.createPay', () => {
  it('shows a code to scan for the whole amount', async () => {
    const orderNo = orderIn(app());
    const cost = formatFen(costOf(app(), orderNo));
    const payment = await begin(app(), orderNo);
    expect(payment).toMatchObject({
      orderNos: [orderNo],
      channel: 'weixin',
      channelName: '微信支付',
      state: 'waiting',
      amount: cost,
      walletAmount: '0.00',
      payAmount: cost,
      codeExpiresAt: new Date(TEST_NOW + 5 * MINUTE_MS).toISOString(),
      expiresAt: new Date(columnOf(app(), orderNo, 'expires_at')).toISOString(),
      message: '请使用微信扫一扫',
      payer: '',
      serialNo: '',
    });
    expect(payment.payNo).toMatch(/^P20261121\d{8}$/);
    expect(payment.codeUrl).toMatch(/^http:\/\/[^/]+\/cashier\/[0-9a-f]{64}$/);
  });

  it('freezes the bonus and then the principal where the wallet helps', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), '20.00', '5.50');
    const payment = await begin(app(), orderNo, { useWallet: 'Y' });
    expect(payment).toMatchObject({
      walletAmount: '25.50',
      payAmount: formatFen(costOf(app(), orderNo) - 2550),
    });
    expect(walletOf(app())).toEqual([2000, 550, 2000, 550]);
  });

  it('pays by the wallet at once', async () => {
    const orderNo = orderIn(app());
    const cost = costOf(app(), orderNo);
    walletHolds(app(), formatFen(cost), '1.00');
    const payment = await begin(app(), orderNo, { channel: 'wallet' });
    expect(payment).toMatchObject({ state: 'succeeded', payAmount: '0.00', codeUrl: '', codeExpiresAt: '' });
    expect(orderState(app(), orderNo)).toBe('paid');
    expect(walletOf(app())).toEqual([100, 0, 0, 0]);
  });

  it('says how much is missing in the wallet', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), formatFen(costOf(app(), orderNo) - 7600), '0.00');
    await expectRefused(wish(orderNo, { channel: 'wallet' }), {
      code: 1081,
      reason: 'wallet-too-low',
      message: '余额不足，还差 ¥76.00',
    });
  });

  it('pays several orders together', async () => {
    const [one, two] = [orderIn(app()), orderIn(app())];
    const payment = await begin(app(), `${one},${two}`);
    expect(payment).toMatchObject({
      orderNos: [one, two],
      amount: formatFen(costOf(app(), one) + costOf(app(), two)),
    });
  });

  it('waits three days for a bank transfer', async () => {
    const orderNo = orderIn(app());
    const payment = await begin(app(), orderNo, { channel: 'transfer' });
    const until = TEST_NOW + TRANSFER_WITHIN_MS;
    expect(payment).toMatchObject({ expiresAt: new Date(until).toISOString(), codeUrl: '' });
    app().world.clock.advance(PAY_WITHIN_MS);
    await asSuper(app(), 'PayServiceMag.queryPay', { payNo: String(payment.payNo) });
    expect([orderState(app(), orderNo), columnOf(app(), orderNo, 'expires_at')]).toEqual(['unpaid', until]);
  });

  it('answers a repeated key with the same payment', async () => {
    const input = wish(orderIn(app()));
    const [one, two] = [await create(input), await create(input)];
    expect(dataOf(two)).toEqual(dataOf(one));
  });

  it('closes the older payment when the way changes', async () => {
    const orderNo = orderIn(app());
    await begin(app(), orderNo);
    await begin(app(), orderNo, { channel: 'alipay' });
    expect(paymentsOf(app(), orderNo)).toMatchObject([
      { state: 'closed', message: '已改用其他方式' },
      { state: 'waiting', channel: 'alipay' },
    ]);
  });

  it('answers what waits already when the same is wanted again', async () => {
    const orderNo = orderIn(app());
    const payment = await begin(app(), orderNo);
    expect(await begin(app(), orderNo)).toEqual(payment);
  });

  it('finds out that the older payment was paid before it begins another', async () => {
    const orderNo = orderIn(app());
    await payAtCashier(app(), await begin(app(), orderNo), 'no-callback');
    const reply = await create(wish(orderNo, { channel: 'alipay' }));
    expect(reply.json).toMatchObject({ details: { orders: [{ orderNo, reason: '已付款' }] } });
    expect([orderState(app(), orderNo), paymentsOf(app(), orderNo).length]).toEqual(['paid', 1]);
  });

  it('refuses orders that cannot be paid, each with its reason', async () => {
    const [paid, canceled, closed, good] = ['paid', 'canceled', 'closed', 'unpaid'].map((state) =>
      orderIn(app(), state),
    );
    await expectRefused(wish([paid, canceled, closed, good].join(',')), {
      code: 1080,
      reason: 'orders-not-payable',
      details: {
        orders: [
          { orderNo: paid, reason: '已付款' },
          { orderNo: canceled, reason: '已取消' },
          { orderNo: closed, reason: '已关闭' },
        ],
      },
    });
  });

  it('refuses orders that go to different areas', async () => {
    const [here, abroad] = [orderIn(app()), orderIn(app())];
    moveAbroad(abroad);
    await expectRefused(wish(`${here},${abroad}`), {
      details: { orders: [{ orderNo: abroad, reason: '收货地区不同，请分开支付' }] },
    });
  });

  it('refuses an order whose time is over', async () => {
    const orderNo = orderIn(app());
    app().world.clock.advance(PAY_WITHIN_MS);
    const reply = await create(wish(orderNo));
    expect(reply.json).toMatchObject({ details: { orders: [{ orderNo, reason: '已取消' }] } });
  });

  it.each(['', 'x', ',', '2026112199999999', '1e3', "1' OR '1'='1"])(
    'knows no order %j',
    async (orderNos) => {
      await expectRefused(wish(orderNos), { code: 404, reason: 'order-not-found' });
    },
  );

  it('knows no order of another member, also beside an own one', async () => {
    const foreign = orderIn(app(), 'unpaid', 'vip');
    const own = orderIn(app());
    await expectRefused(wish(foreign), { code: 404, reason: 'order-not-found' });
    await expectRefused(wish(`${own},${foreign}`), { code: 404, reason: 'order-not-found' });
  });

  it('takes at most 20 orders', async () => {
    const many = Array.from({ length: 21 }, (_, index) => String(1000 + index)).join(',');
    await expectRefused(wish(many), { code: 1061, reason: 'bad-choice' });
  });

  it.each([
    ['channel', { channel: 'cash' }, 'bad-choice'],
    ['channel', { channel: '' }, 'bad-choice'],
    ['useWallet', { useWallet: 'yes' }, 'bad-choice'],
    ['idemKey', { idemKey: 'short' }, 'bad-idem-key'],
  ])('refuses a bad %s', async (_what, change, reason) => {
    await expectRefused(wish(orderIn(app()), change), { reason });
  });

  it('refuses a key that began something else', async () => {
    const input = wish(orderIn(app()));
    await create(input);
    await expectRefused({ ...input, channel: 'alipay' }, { reason: 'bad-idem-key' });
  });

  it('begins one payment for 50 identical calls at once', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), '10.00', '0.00');
    const input = wish(orderNo, { useWallet: 'Y' });
    const token = await app().tokenOf('super');
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => app().call('PayServiceMag.createPay', input, { token })),
    );
    expect(new Set(replies.map((reply) => dataOf(reply).payNo)).size).toBe(1);
    expect(paymentsOf(app(), orderNo)).toHaveLength(1);
    expect(walletOf(app())).toEqual([1000, 0, 1000, 0]);
  });

  it('charges the wallet once for 50 wishes at once', async () => {
    const orderNo = orderIn(app());
    const cost = costOf(app(), orderNo);
    walletHolds(app(), formatFen(cost * 50), '0.00');
    const token = await app().tokenOf('super');
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        app().call('PayServiceMag.createPay', wish(orderNo, { channel: 'wallet' }), { token }),
      ),
    );
    expect(replies.filter(({ json }) => json.code === 0)).toHaveLength(1);
    expect(replies.filter(({ json }) => json.reason === 'orders-not-payable')).toHaveLength(49);
    expect(walletOf(app())).toEqual([cost * 49, 0, 0, 0]);
  });

  it('takes an address of the same kind for the same area', async () => {
    const [one, two] = [orderIn(app()), orderIn(app())];
    moveAbroad(one);
    moveAbroad(two);
    expect((await begin(app(), `${one},${two}`)).state).toBe('waiting');
  });
});
