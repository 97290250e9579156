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
const close = (payNo: unknown) => asSuper(app(), 'PayServiceMag.closePay', { payNo: String(payNo) });

describe('PayServiceMag.closePay', () => {
  it('gives up a payment and frees the wallet; the order still waits', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), '10.00', '5.00');
    const payNo = await payNoOf(app(), orderNo, { useWallet: 'Y' });
    expect(dataOf(await close(payNo))).toMatchObject({
      state: 'closed',
      message: '已取消付款',
      walletAmount: '15.00',
      codeUrl: '',
    });
    expect(walletOf(app())).toEqual([1000, 500, 0, 0]);
    expect(orderState(app(), orderNo)).toBe('unpaid');
  });

  it('succeeds instead when the money is there', async () => {
    const orderNo = orderIn(app());
    const payment = await begin(app(), orderNo);
    await payAtCashier(app(), payment, 'no-callback');
    expect(dataOf(await close(payment.payNo))).toMatchObject({ state: 'succeeded' });
    expect(orderState(app(), orderNo)).toBe('paid');
  });

  it.each(['success', 'fail'])('cannot close what ended with %s', async (outcome) => {
    const payment = await begin(app(), orderIn(app()));
    await payAtCashier(app(), payment, outcome);
    const before = factsOf(app());
    expect((await close(payment.payNo)).json).toMatchObject({
      code: 1082,
      reason: 'payment-state',
      message: '支付单状态已变化',
    });
    expect(factsOf(app())).toBe(before);
  });

  it('closes once', async () => {
    const payNo = await payNoOf(app(), orderIn(app()));
    await close(payNo);
    expect((await close(payNo)).json).toMatchObject({ reason: 'payment-state' });
  });
});
