import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { act, detailOf, expectRefused, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.acknowledgeDelay';
const app = appForEachTest();

describe('OrderServiceMag.acknowledgeDelay', () => {
  it('takes note once', async () => {
    const orderNo = orderIn(app(), 'delayed');
    expect((await detailOf(app(), orderNo)).handleOption).toContain('acknowledgeDelay');
    expect((await act(app(), OPERATION, { orderNo })).json).toMatchObject({ data: { state: 'delayed' } });
    expect((await detailOf(app(), orderNo)).handleOption).not.toContain('acknowledgeDelay');
    await expectRefused(app(), OPERATION, { orderNo }, 'order-state');
  });

  it('needs an order that is late', async () => {
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), 'producing') }, 'order-state');
  });
});
