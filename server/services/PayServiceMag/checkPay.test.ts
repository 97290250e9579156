import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import {
  asSuper,
  begin,
  orderIn,
  orderState,
  payAtCashier,
  payNoOf,
  walletHolds,
  walletOf,
} from './testing.ts';

const app = appForEachTest();
const check = (payNo: unknown) => asSuper(app(), 'PayServiceMag.checkPay', { payNo: String(payNo) });

describe('PayServiceMag.checkPay', () => {
  it('finds money of which nobody told', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), '10.00', '0.00');
    const payment = await begin(app(), orderNo, { useWallet: 'Y' });
    await payAtCashier(app(), payment, 'no-callback');
    expect(orderState(app(), orderNo)).toBe('unpaid');
    expect(dataOf(await check(payment.payNo))).toMatchObject({ state: 'succeeded' });
    expect(orderState(app(), orderNo)).toBe('paid');
    expect(walletOf(app())).toEqual([0, 0, 0, 0]);
  });

  it('settles once, however often it is asked', async () => {
    const payment = await begin(app(), orderIn(app()));
    await payAtCashier(app(), payment, 'no-callback');
    await check(payment.payNo);
    const before = factsOf(app());
    expect(dataOf(await check(payment.payNo))).toMatchObject({ state: 'succeeded', message: '付款成功' });
    expect(factsOf(app())).toBe(before);
  });

  it('changes nothing where nobody paid', async () => {
    const payNo = await payNoOf(app(), orderIn(app()));
    const before = factsOf(app());
    expect(dataOf(await check(payNo))).toMatchObject({ state: 'waiting' });
    expect(factsOf(app())).toBe(before);
  });
});
