import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { act, expectRefused, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.deleteOrder';
const app = appForEachTest();

describe('OrderServiceMag.deleteOrder', () => {
  it.each(['canceled', 'closed', 'done'])('takes a %s order out of every list', async (state) => {
    const orderNo = orderIn(app(), state);
    expect((await act(app(), OPERATION, { orderNo })).json).toMatchObject({ code: 0 });
    const gone = await act(app(), 'OrderServiceMag.getOrderDetail', { orderNo });
    expect(gone.json).toMatchObject({ reason: 'order-not-found' });
    await expectRefused(app(), OPERATION, { orderNo }, 'order-not-found');
  });

  it.each(['unpaid', 'paid', 'shipped', 'refunding'])('keeps an order that is %s', async (state) => {
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), state) }, 'order-state');
  });
});
