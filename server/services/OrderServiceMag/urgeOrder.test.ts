import { describe, expect, it } from 'vitest';
import { appForEachTest, MINUTE_MS } from '../testing.ts';
import { act, detailOf, expectRefused, logOf, orderIn, stored } from './testing.ts';

const OPERATION = 'OrderServiceMag.urgeOrder';
const app = appForEachTest();

describe('OrderServiceMag.urgeOrder', () => {
  it('brings the check forward to ten minutes at most', async () => {
    const orderNo = orderIn(app(), 'paid');
    expect((await act(app(), OPERATION, { orderNo })).json).toMatchObject({ data: { state: 'paid' } });
    expect(stored(app(), orderNo, 'due_at')).toBe(app().world.clock.now() + 10 * MINUTE_MS);
    expect(logOf(app(), orderNo).slice(-2)).toEqual(['催促审稿', '已收到，十分钟内给您结果']);
  });

  it('never puts a check off', async () => {
    const orderNo = orderIn(app(), 'paid');
    const due = Number(stored(app(), orderNo, 'due_at'));
    app().world.clock.freeze(due - MINUTE_MS);
    await act(app(), OPERATION, { orderNo });
    expect(stored(app(), orderNo, 'due_at')).toBe(due);
  });

  it('is heard once an hour', async () => {
    const orderNo = orderIn(app(), 'paid');
    await act(app(), OPERATION, { orderNo });
    // Without the check, which would end the state that can be urged.
    app().world.db.sqlite.prepare('UPDATE orders SET due_at = due_at + 100000000 WHERE no = ?').run(orderNo);
    app().world.clock.advance(59 * MINUTE_MS);
    // What else is due by now happens before the refusal is looked at.
    await detailOf(app(), orderNo);
    await expectRefused(app(), OPERATION, { orderNo }, 'urged-already');
    app().world.clock.advance(MINUTE_MS);
    expect((await act(app(), OPERATION, { orderNo })).json.code).toBe(0);
  });

  it('needs an order that is being checked', async () => {
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), 'producing') }, 'order-state');
  });
});
