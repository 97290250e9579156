import { describe, expect, it } from 'vitest';
import { amountText, formatFen } from '#contracts/rules/money.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { asSuper, begin, columnOf, costOf, orderIn, payNoOf, walletHolds } from './testing.ts';

const app = appForEachTest();
const ask = (orderNos: string) => asSuper(app(), 'PayServiceMag.getPayOptions', { orderNos });
const options = async (orderNos: string) => dataOf(await ask(orderNos));

describe('PayServiceMag.getPayOptions', () => {
  it('shows what is to be paid, and until when', async () => {
    const orderNo = orderIn(app());
    const cost = formatFen(costOf(app(), orderNo));
    const expiresAt = new Date(columnOf(app(), orderNo, 'expires_at')).toISOString();
    expect(await options(orderNo)).toMatchObject({
      orders: [
        {
          orderNo,
          title: expect.stringMatching(/^《西湖四季》[\d,]+ 本$/),
          invoiceTitle: '',
          payTotal: cost,
          expiresAt,
          works: [{ name: '西湖四季', photoPath: '/media/art/west-lake-four-seasons.svg' }],
          receiver: {
            name: '沈知远',
            mobile: '190****0003',
            delivery: '标准快递',
            address: '浙江省杭州市余杭区良渚街道示例苑 6 幢 2 单元 1203 室',
          },
        },
      ],
      amount: cost,
      expiresAt,
      wantsWallet: 'N',
      pendingPayNo: '',
    });
  });

  it('leads to the works, as to nothing where one is gone', async () => {
    const orderNo = orderIn(app());
    const codes = async () => JSON.stringify((await options(orderNo)).orders);
    expect(await codes()).toMatch(/"opusCode":"\w+"/);
    app().world.db.sqlite.exec("UPDATE publications SET trashed_at = 1 WHERE name = '西湖四季'");
    expect(await codes()).toContain('"opusCode":""');
  });

  it('adds several orders up, each named once', async () => {
    const [one, two] = [orderIn(app()), orderIn(app())];
    const { orders, amount } = await options(`${one},${two},${one}`);
    expect(orders).toMatchObject([{ orderNo: one }, { orderNo: two }]);
    expect(amount).toBe(formatFen(costOf(app(), one) + costOf(app(), two)));
  });

  it('says how the wallet would share it', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), '280.00', '20.00');
    const { wallet, channels } = await options(orderNo);
    const rest = formatFen(costOf(app(), orderNo) - 30_000);
    expect(wallet).toEqual({
      balance: '300.00',
      principal: '280.00',
      bonus: '20.00',
      off: '300.00',
      rest,
      text: '本次将先用赠送 ¥20.00，再用本金 ¥280.00',
    });
    expect(channels).toContainEqual({
      code: 'wallet',
      name: '钱包余额',
      available: 'N',
      reason: `余额不足，还差 ¥${amountText(rest)}`,
    });
  });

  it('offers the wallet where it holds enough', async () => {
    const orderNo = orderIn(app());
    walletHolds(app(), formatFen(costOf(app(), orderNo)), '0.00');
    expect((await options(orderNo)).channels).toMatchObject([
      { code: 'weixin', available: 'Y', reason: '' },
      { code: 'alipay', available: 'Y', reason: '' },
      { code: 'wallet', available: 'Y', reason: '' },
      { code: 'transfer', available: 'Y', reason: '' },
    ]);
  });

  it('counts what the waiting payment of these orders froze, but not that of others', async () => {
    const [one, two] = [orderIn(app()), orderIn(app())];
    walletHolds(app(), '280.00', '20.00');
    await begin(app(), one, { useWallet: 'Y' });
    expect((await options(one)).wallet).toMatchObject({ balance: '300.00' });
    expect((await options(two)).wallet).toMatchObject({ balance: '0.00', text: '' });
  });

  it('names the payment of exactly these orders that waits', async () => {
    const [one, two] = [orderIn(app()), orderIn(app())];
    const payNo = await payNoOf(app(), `${one},${two}`);
    expect((await options(`${two},${one}`)).pendingPayNo).toBe(payNo);
    expect((await options(one)).pendingPayNo).toBe('');
  });

  it('says why there is nothing to pay', async () => {
    const orderNo = orderIn(app(), 'paid');
    expect((await ask(orderNo)).json).toMatchObject({
      code: 1080,
      details: { orders: [{ orderNo, reason: '已付款' }] },
    });
  });

  it('knows no order of another member and none that is not there, and changes nothing', async () => {
    const foreign = orderIn(app(), 'unpaid', 'vip');
    const before = factsOf(app());
    for (const orderNos of [foreign, '1', '']) {
      expect((await ask(orderNos)).json).toMatchObject({ code: 404, reason: 'order-not-found' });
    }
    expect(factsOf(app())).toBe(before);
  });
});
