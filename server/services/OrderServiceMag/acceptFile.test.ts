import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { act, detailListOf, expectRefused, logOf, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.acceptFile';
const app = appForEachTest();

describe('OrderServiceMag.acceptFile', () => {
  it('prints in spite of the findings, and writes down what was known', async () => {
    const orderNo = orderIn(app(), 'checking_failed');
    const [problem] = await detailListOf(app(), orderNo, 'fileProblems');
    expect((await act(app(), OPERATION, { orderNo })).json).toMatchObject({ data: { state: 'ready' } });
    expect(logOf(app(), orderNo).at(-1)).toContain(`已知晓并坚持印刷：${problem?.text}`);
    expect(await detailListOf(app(), orderNo, 'fileProblems')).toEqual([]);
  });

  it.each(['unpaid', 'paid', 'ready'])('is not possible while an order is %s', async (state) => {
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), state) }, 'order-state');
  });
});
