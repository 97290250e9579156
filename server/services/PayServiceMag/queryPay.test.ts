import { describe, expect, it } from 'vitest';
import { PAY_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import {
  asSuper,
  begin,
  cashierOf,
  orderIn,
  orderState,
  payAtCashier,
  payNoOf,
  walletHolds,
  walletOf,
} from './testing.ts';

const app = appForEachTest();
const query = (payNo: string) => asSuper(app(), 'PayServiceMag.queryPay', { payNo });

describe('PayServiceMag.queryPay', () => {
  it('follows a payment from the code to the money', async () => {
    const payment = await begin(app(), orderIn(app()));
    const payNo = String(payment.payNo);
    expect(dataOf(await query(payNo))).toEqual(payment);
    await app().app.inject({ method: 'POST', url: `${cashierOf(payment)}/scan` });
    expect(dataOf(await query(payNo))).toMatchObject({
      state: 'scanned',
      message: '已扫码，请在手机上完成支付',
    });
    await payAtCashier(app(), payment, 'success');
    expect(dataOf(await query(payNo))).toMatchObject({
      state: 'succeeded',
      message: '付款成功',
      codeUrl: '',
      codeExpiresAt: '',
    });
  });

  it('closes a payment whose time is over, and frees the wallet', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), '10.00', '0.00');
    const payNo = await payNoOf(app(), orderNo, { useWallet: 'Y' });
    app().world.clock.advance(PAY_WITHIN_MS);
    expect(dataOf(await query(payNo))).toMatchObject({
      state: 'closed',
      message: '超过付款时间，付款已关闭',
    });
    expect(walletOf(app())).toEqual([1000, 0, 0, 0]);
    expect(orderState(app(), orderNo)).toBe('canceled');
  });

  it('answers a foreign number like an unknown one', async () => {
    const payNo = await payNoOf(app(), orderIn(app()));
    const token = await app().tokenOf('vip');
    const { traceId: _a, ...foreign } = (await app().call('PayServiceMag.queryPay', { payNo }, { token }))
      .json;
    const { traceId: _b, ...unknown } = (await query('P2026112100000000')).json;
    expect(foreign).toEqual(unknown);
    expect(unknown).toEqual({ code: 404, message: '支付单不存在', reason: 'payment-not-found' });
  });
});
