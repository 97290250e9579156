import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { act, detailOf, expectRefused, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.reviewOrder';
const app = appForEachTest();

describe('OrderServiceMag.reviewOrder', () => {
  it('keeps stars and words, once', async () => {
    const orderNo = orderIn(app(), 'done');
    await act(app(), OPERATION, { orderNo, stars: '4', text: ' 装订很结实 ' });
    expect(await detailOf(app(), orderNo)).toMatchObject({ review: { stars: 4, text: '装订很结实' } });
    await expectRefused(app(), OPERATION, { orderNo, stars: '5', text: '' }, 'order-state');
  });

  it('needs no words', async () => {
    const orderNo = orderIn(app(), 'done');
    expect((await act(app(), OPERATION, { orderNo, stars: '5', text: '' })).json.code).toBe(0);
  });

  it.each(['', '0', '6', '4.5', 'x'])('refuses %j stars', async (stars) => {
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), 'done'), stars, text: '' }, 'bad-stars');
  });

  it('refuses too many words, and orders that have not come', async () => {
    const wish = { stars: '5', text: '' };
    const done = orderIn(app(), 'done');
    await expectRefused(app(), OPERATION, { ...wish, orderNo: done, text: 'x'.repeat(301) }, 'bad-review');
    await expectRefused(app(), OPERATION, { ...wish, orderNo: orderIn(app(), 'shipped') }, 'order-state');
  });
});
