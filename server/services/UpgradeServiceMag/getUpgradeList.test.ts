import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, begun, create, disagreements, offerIn, plansOf, scenario, settle } from './testing.ts';

const app = appForEachTest();
const list = async (input = {}, account = 'demo') =>
  dataOf(await ask(app(), 'UpgradeServiceMag.getUpgradeList', input, account));

describe('UpgradeServiceMag.getUpgradeList', () => {
  it('shows each purchase with its state, way and arithmetic, the newest first', async () => {
    const paid = await begun(app());
    await settle(app(), paid);
    const { price, formula } = offerIn(await plansOf(app()), '超级会员', 'top-up');
    const waits = await begun(app(), { level: '超级会员', way: 'top-up', amount: price });
    expect(await list()).toMatchObject({
      total: 2,
      list: [
        { payNo: waits, title: '会员「超级会员」补差价', amount: price, stateText: '待支付', formula },
        {
          payNo: paid,
          title: '会员「VIP」开通 1 年',
          channelName: '微信支付',
          state: 'applied',
          stateText: '已生效',
          couponAmount: '0.00',
          formula: expect.stringMatching(/^VIP 1 年 ¥999.00，今天起，有效期至 /),
        },
      ],
    });
  });

  it('tells what the coupon took off, and has it back when one that waits is given up', async () => {
    const offer = offerIn(await plansOf(app()), 'VIP', 'buy');
    const [coupon] = offer.coupons;
    const payNo = await begun(app(), { couponID: coupon?.ID ?? '', amount: coupon?.pay ?? '' });
    expect(await list()).toMatchObject({ list: [{ state: 'waiting', couponAmount: coupon?.amount }] });
    await ask(app(), 'PayServiceMag.closePay', { payNo });
    expect(await list()).toMatchObject({
      list: [{ state: 'over', stateText: '已关闭', message: '已取消付款' }],
    });
    expect(offerIn(await plansOf(app()), 'VIP', 'buy').coupons).toMatchObject([
      { ID: coupon?.ID, usable: 'Y' },
    ]);
    expect(disagreements(app())).toEqual([]);
  });

  it('says that the money of a late one went back', async () => {
    const { payNo = '' } = scenario(app(), 'upgrade-in-state', { account: 'demo', state: 'closed' });
    await create(app(), { channel: 'alipay' });
    await settle(app(), await begun(app(), { channel: 'alipay' }));
    await settle(app(), payNo);
    const found = (await list()).list as { payNo: string; stateText: string }[];
    expect(found.find((one) => one.payNo === payNo)?.stateText).toBe('已退款');
  });

  it('turns pages, and is empty for who bought nothing', async () => {
    await begun(app());
    expect(await list({ page: '2', pageSize: '1' })).toMatchObject({ list: [], total: 1 });
    expect(await list({}, 'fresh')).toMatchObject({ list: [], total: 0 });
  });
});
