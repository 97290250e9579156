import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { act, expectRefused, logOf, newKey, orderIn, outcomes, stored } from './testing.ts';

const OPERATION = 'OrderServiceMag.cancelOrder';
const app = appForEachTest();
const wish = (orderNo: string, reason = '不想要了') => ({ orderNo, reason, idemKey: newKey() });

describe('OrderServiceMag.cancelOrder', () => {
  it('cancels an order that is not paid, and says why', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    expect((await act(app(), OPERATION, wish(orderNo))).json).toMatchObject({
      code: 0,
      data: { orderNo, state: 'canceled' },
    });
    expect(stored(app(), orderNo, 'reason')).toBe('不想要了');
    expect(logOf(app(), orderNo).at(-1)).toBe('取消订单：不想要了');
  });

  it('gives the coupon back', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    const { sqlite } = app().world.db;
    sqlite
      .prepare('UPDATE user_coupons SET order_id = ?, used_at = 1 WHERE id = 70001')
      .run(stored(app(), orderNo, 'id'));
    await act(app(), OPERATION, wish(orderNo));
    expect(sqlite.prepare('SELECT order_id FROM user_coupons WHERE id = 70001').pluck().get()).toBeNull();
  });

  it('closes the payment that waits', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    const token = await app().tokenOf('super');
    const pay = { orderNos: orderNo, channel: 'weixin', useWallet: 'Y', idemKey: newKey() };
    await app().call('PayServiceMag.createPay', { ...pay, useWallet: 'N' }, { token });
    await act(app(), OPERATION, wish(orderNo));
    const states = app()
      .world.db.sqlite.prepare(
        'SELECT payments.state FROM payments JOIN payment_orders ON payment_id = payments.id WHERE order_id = ?',
      )
      .pluck()
      .all(stored(app(), orderNo, 'id'));
    expect(states).toEqual(['closed']);
  });

  it.each(['paid', 'producing', 'done', 'canceled'])('refuses an order that is %s', async (state) => {
    await expectRefused(app(), OPERATION, wish(orderIn(app(), state)), 'order-state');
  });

  it.each(['', '  ', 'x'.repeat(101)])('refuses the reason %j', async (reason) => {
    await expectRefused(app(), OPERATION, wish(orderIn(app(), 'unpaid'), reason), 'bad-reason');
  });

  it('refuses a key that is none', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    await expectRefused(app(), OPERATION, { ...wish(orderNo), idemKey: 'x y' }, 'bad-idem-key');
  });

  it('acts once when the same intent comes fifty times at once', async () => {
    const sent = wish(orderIn(app(), 'unpaid'));
    const replies = await Promise.all(Array.from({ length: 50 }, () => act(app(), OPERATION, sent)));
    expect(outcomes(replies)).toEqual({ done: 50 });
    expect(logOf(app(), sent.orderNo).filter((text) => text.startsWith('取消订单'))).toHaveLength(1);
  });
});
