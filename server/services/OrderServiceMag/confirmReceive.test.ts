import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS } from '../testing.ts';
import { act, detailOf, expectRefused, logOf, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.confirmReceive';
const app = appForEachTest();

describe('OrderServiceMag.confirmReceive', () => {
  it('ends the order', async () => {
    const orderNo = orderIn(app(), 'shipped');
    expect((await act(app(), OPERATION, { orderNo })).json).toMatchObject({ data: { state: 'done' } });
    expect((await detailOf(app(), orderNo)).handleOption).toContain('afterSale');
  });

  it('comes by itself after a fortnight', async () => {
    const orderNo = orderIn(app(), 'shipped');
    app().world.clock.advance(14 * DAY_MS);
    expect((await detailOf(app(), orderNo)).state).toBe('done');
    expect(logOf(app(), orderNo).at(-1)).toBe('发货满 14 天，自动确认收货');
  });

  it('needs an order that is on its way', async () => {
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), 'producing') }, 'order-state');
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), 'done') }, 'order-state');
  });
});
