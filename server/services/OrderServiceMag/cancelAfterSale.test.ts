import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS } from '../testing.ts';
import { act, detailListOf, expectRefused, logOf, newKey, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.cancelAfterSale';
const app = appForEachTest();

async function applied(): Promise<{ orderNo: string; afterSaleNo: string }> {
  const orderNo = orderIn(app(), 'done');
  const words = { kind: 'refund', reason: '质量问题', description: '封面有划痕一道' };
  await act(app(), 'OrderServiceMag.applyAfterSale', { orderNo, ...words, idemKey: newKey() });
  const [sale] = await detailListOf(app(), orderNo, 'afterSales');
  return { orderNo, afterSaleNo: String(sale?.afterSaleNo) };
}

describe('OrderServiceMag.cancelAfterSale', () => {
  it('withdraws what nobody has decided', async () => {
    const { orderNo, afterSaleNo } = await applied();
    expect((await act(app(), OPERATION, { afterSaleNo })).json).toMatchObject({
      data: { orderNo, state: 'done' },
    });
    expect(await detailListOf(app(), orderNo, 'afterSales')).toMatchObject([{ state: 'withdrawn' }]);
    expect(logOf(app(), orderNo).at(-1)).toBe('撤销售后申请');
    app().world.clock.advance(2 * DAY_MS);
    expect(await detailListOf(app(), orderNo, 'afterSales')).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('is too late once it is decided', async () => {
    const { orderNo, afterSaleNo } = await applied();
    app().world.clock.advance(DAY_MS);
    await detailListOf(app(), orderNo, 'logs');
    await expectRefused(app(), OPERATION, { afterSaleNo }, 'order-state');
  });
});
