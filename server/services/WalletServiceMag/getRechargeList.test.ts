import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();
const list = async (input = {}, account = 'super') =>
  dataOf(await ask(app(), 'WalletServiceMag.getRechargeList', input, account));

describe('WalletServiceMag.getRechargeList', () => {
  it('shows where each stands, and what of it could go back', async () => {
    expect(await list()).toMatchObject({
      total: 4,
      list: [
        {
          state: 'credited',
          stateText: '已到账',
          refunds: [
            { keepBonus: 'N', amount: '1000.00', text: '退回本金 ¥1,000.00，收回赠送 ¥300.00' },
            { keepBonus: 'Y', amount: '700.00', text: '退回本金 ¥700.00，折抵赠送 ¥300.00' },
          ],
        },
        { state: 'closed', stateText: '已关闭', refunds: [] },
        { state: 'refunded', message: '退回本金 ¥500.00，收回赠送 ¥30.00' },
        { state: 'credited', amount: '3000.00' },
      ],
    });
  });

  it('turns pages, and is empty for a newcomer', async () => {
    expect((await list({ page: '2', pageSize: '3' })).list).toHaveLength(1);
    expect(await list({}, 'fresh')).toMatchObject({ list: [], total: 0 });
  });
});
