import { describe, expect, it } from 'vitest';
import { appForEachTest, MINUTE_MS } from '../testing.ts';
import { act, detailOf, expectRefused, logOf, newKey, orderIn, outcomes, stored } from './testing.ts';

const OPERATION = 'OrderServiceMag.applyRefund';
const app = appForEachTest();
const wish = (orderNo: string, reason = '拍错了') => ({ orderNo, reason, idemKey: newKey() });

describe('OrderServiceMag.applyRefund', () => {
  it.each(['paid', 'checking_failed', 'ready', 'delayed'])(
    'gives the money of a %s order back',
    async (state) => {
      const orderNo = orderIn(app(), state);
      expect((await act(app(), OPERATION, wish(orderNo))).json).toMatchObject({
        data: { state: 'refunding' },
      });
      expect(stored(app(), orderNo, 'refunded_fen')).toBe(0);
      app().world.clock.advance(10 * MINUTE_MS);
      expect(await detailOf(app(), orderNo)).toMatchObject({ state: 'closed', reason: '拍错了' });
      expect(stored(app(), orderNo, 'refunded_fen')).toBe(stored(app(), orderNo, 'pay_total_fen'));
      expect(logOf(app(), orderNo).slice(-2)).toEqual(['申请退款：拍错了', '退款已原路退回，订单关闭']);
    },
  );

  it.each(['unpaid', 'producing', 'shipped', 'done', 'closed'])(
    'refuses an order that is %s',
    async (state) => {
      await expectRefused(app(), OPERATION, wish(orderIn(app(), state)), 'order-state');
    },
  );

  it('wants a reason', async () => {
    const orderNo = orderIn(app(), 'paid');
    await expectRefused(app(), OPERATION, wish(orderNo, ' '), 'bad-reason');
  });

  it('gives the money back once when the same intent comes fifty times at once', async () => {
    const sent = wish(orderIn(app(), 'paid'));
    const replies = await Promise.all(Array.from({ length: 50 }, () => act(app(), OPERATION, sent)));
    expect(outcomes(replies)).toEqual({ done: 50 });
    app().world.clock.advance(60 * MINUTE_MS);
    await detailOf(app(), sent.orderNo);
    expect(stored(app(), sent.orderNo, 'refunded_fen')).toBe(stored(app(), sent.orderNo, 'pay_total_fen'));
  });
});
