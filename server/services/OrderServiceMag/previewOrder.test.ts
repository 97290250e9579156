import { describe, expect, it } from 'vitest';
import { wallets } from '#db/schema/index.ts';
import { setGoodsSaleable } from '#db/testing.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';

const app = appForEachTest();

type Question = Partial<Record<'cartIDs' | 'addrID' | 'delivery' | 'couponID' | 'useWallet', string>>;

async function ask(question: Question, account = 'super') {
  const token = await app().tokenOf(account);
  return app().call('OrderServiceMag.previewOrder', { cartIDs: '90001', ...question }, { token });
}

interface Preview {
  readonly lines: { cartID: string; opusCode: string; unitPrice: string; totalPrice: string }[];
  readonly deliveries: { code: string; freight: string; from: string; to: string; available: string }[];
  readonly coupons: { ID: string; amount: string; usable: string; isBest: string; reason: string }[];
  readonly chosen: { delivery: string; couponID: string };
  readonly ladder: { key: string; sign: string; amount: string }[];
  readonly payTotal: string;
  readonly wallet: Record<string, string>;
  readonly member: {
    mobile: string;
    invoices: { kind: string; title: string; taxNo: string }[];
    titles: unknown[];
  };
  readonly priceLock: string;
}

async function preview(question: Question = {}, account = 'super'): Promise<Preview> {
  return dataOf(await ask(question, account)) as unknown as Preview;
}

const ladderOf = ({ ladder }: Preview) => ladder.map(({ key, amount }) => `${key} ${amount}`);

describe('OrderServiceMag.previewOrder', () => {
  it('reckons the lines, the best coupon and the usual delivery', async () => {
    const shown = await preview({ addrID: '80001' });
    expect(shown.lines).toMatchObject([{ cartID: '90001', unitPrice: '114.40', totalPrice: '1144.00' }]);
    expect(shown.chosen).toEqual({ delivery: 'standard', couponID: '70002' });
    expect(ladderOf(shown)).toEqual(['goods 1144.00', 'coupon 80.00', 'freight 0.00', 'pay 1064.00']);
    expect(shown.payTotal).toBe('1064.00');
  });

  it('knows the mobile of the member, and whom the last invoice of each kind was for', async () => {
    const { db } = app().world;
    const asked = (invoice: object, at: number) =>
      db.sqlite
        .prepare(
          "UPDATE orders SET invoice = ?, created_at = ? WHERE id = (SELECT id FROM orders WHERE user_id = 10003 AND invoice = '' LIMIT 1)",
        )
        .run(JSON.stringify(invoice), at);
    db.sqlite.exec("UPDATE orders SET invoice = ''");
    expect((await preview()).member).toMatchObject({ mobile: '19000000003', invoices: [] });
    const [old, own, company] = ['旧抬头', '沈知远', '知远影像'].map((title) => ({
      title,
      taxNo: '',
      email: '',
    }));
    asked({ ...old, kind: 'personal' }, 1);
    asked({ ...own, kind: 'personal' }, 2);
    asked({ ...company, kind: 'company', taxNo: '91330106MA2XXXXX0X' }, 3);
    expect((await preview()).member.invoices).toMatchObject([
      { kind: 'company', title: '知远影像', taxNo: '91330106MA2XXXXX0X' },
      { kind: 'personal', title: '沈知远' },
    ]);
  });

  it('names the companies of the member, and what each lacks for a special invoice', async () => {
    expect((await preview()).member.titles).toMatchObject([
      { titleID: '1', name: '知远影像工作室', specialLacks: '' },
      { titleID: '3', name: '西湖摄影学会', specialLacks: expect.stringContaining('还缺') },
    ]);
  });

  it('leads from each line to its work', async () => {
    const { lines } = await preview({ cartIDs: '90001,90002' });
    const codes = lines.map(({ opusCode }) => opusCode);
    expect(codes).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-z]{10}$/)));
    expect(new Set(codes).size).toBe(2);
  });

  it('shows the quantity discount on its own line', async () => {
    const shown = await preview({ cartIDs: '90024', couponID: 'none' });
    expect(ladderOf(shown)).toEqual(['goods 114400.00', 'quantity 17160.00', 'freight 0.00', 'pay 97240.00']);
  });

  it('takes prices from the goods, never from the cart', async () => {
    app().world.db.sqlite.exec('UPDATE cart_lines SET unit_price_fen = 1, total_fen = 1 WHERE id = 90001');
    expect((await preview({ couponID: 'none' })).payTotal).toBe('1144.00');
  });

  it('asks freight for little, and more of it for 港澳台', async () => {
    const small = { cartIDs: '92001', couponID: 'none' };
    const freight = async (question: Question, account: string) =>
      (await preview(question, account)).deliveries.map(({ code, freight }) => `${code} ${freight}`);
    app().world.db.sqlite.exec('UPDATE cart_lines SET count = 1 WHERE id = 92001');
    expect(await freight(small, 'demo')).toEqual(['standard 12.00', 'express 25.00', 'pickup 0.00']);
    expect(await freight({ addrID: '80003' }, 'super')).toEqual([
      'standard 38.00',
      'express 60.00',
      'pickup 0.00',
    ]);
  });

  it('shows another way where the chosen one does not go', async () => {
    const shown = await preview({ addrID: '80003', delivery: 'pickup' });
    expect(shown.chosen.delivery).toBe('standard');
    expect(shown.deliveries[2]).toMatchObject({ code: 'pickup', available: 'N', from: '', to: '' });
  });

  it('leaves only the workshop for a region that nobody delivers to', async () => {
    app().world.db.sqlite.exec("UPDATE addresses SET province = '云上省' WHERE id = 80001");
    const shown = await preview({ addrID: '80001' });
    expect(shown.deliveries.map(({ available }) => available)).toEqual(['N', 'N', 'Y']);
    expect(shown.chosen.delivery).toBe('pickup');
  });

  it('lists the coupons that are not past, each with its reason', async () => {
    const { coupons } = await preview();
    expect(
      coupons.map(({ ID, amount, usable, isBest, reason }) => [ID, amount, usable, isBest, reason]),
    ).toEqual([
      ['70002', '80.00', 'Y', 'Y', '为您减得最多'],
      ['70001', '50.00', 'Y', 'N', ''],
      ['70005', '0.00', 'N', 'N', '仅限指定商品'],
      ['70004', '0.00', 'N', 'N', '未到使用时间，12月1日起可用'],
    ]);
  });

  it('uses the coupon that was asked for, or none', async () => {
    expect((await preview({ couponID: '70001' })).payTotal).toBe('1094.00');
    expect((await preview({ couponID: 'none' })).chosen.couponID).toBe('');
  });

  it('offers fresh nothing', async () => {
    const reply = await ask({ cartIDs: '90001' }, 'fresh');
    expect(reply.json).toMatchObject({ reason: 'order-lines' });
  });

  it('shares with the wallet, leaving out what is frozen', async () => {
    const { orm, sqlite } = app().world.db;
    sqlite.exec('DELETE FROM wallets');
    const wallet = { userId: 10003, principalFen: 30_000, bonusFen: 2000, frozenPrincipalFen: 10_000 };
    orm.insert(wallets).values(wallet).run();
    const shown = await preview({ couponID: 'none', useWallet: 'Y' });
    expect(shown.wallet).toEqual({
      balance: '220.00',
      bonus: '20.00',
      off: '220.00',
      rest: '924.00',
      text: '本次将先用赠送 ¥20.00，再用本金 ¥200.00',
    });
    expect(ladderOf(shown).slice(-2)).toEqual(['wallet 220.00', 'rest 924.00']);
    expect((await preview({ couponID: 'none' })).wallet).toMatchObject({ off: '0.00', rest: '1144.00' });
  });

  it('names every line that cannot be ordered, and why', async () => {
    const reply = await ask({ cartIDs: '91001,91003,91004,90001,123456,x,' }, 'vip');
    expect(reply.json).toMatchObject({
      code: 1072,
      reason: 'order-lines',
      details: {
        lines: [
          { cartID: '91003', reason: '商品已下架' },
          { cartID: '91004', reason: '作品已由 40 页改为 48 页，请重新选择印刷选项' },
          { cartID: '90001', reason: '商品不在购物车中' },
          { cartID: '123456', reason: '商品不在购物车中' },
          { cartID: 'x', reason: '商品不在购物车中' },
          { cartID: '', reason: '商品不在购物车中' },
        ],
      },
    });
  });

  it('refuses a line whose options the print rules forbid', async () => {
    const { details } = (await ask({ cartIDs: '90022' })).json;
    expect(details).toEqual({
      lines: [
        {
          cartID: '90022',
          name: expect.stringMatching(/./),
          reason: '内页覆膜「不覆膜」不可用：对裱精装的内页须覆膜',
          canMend: 'Y',
        },
      ],
    });
  });

  it('refuses a line whose goods went off sale since', async () => {
    setGoodsSaleable(app().world.db, 1, 'N');
    expect((await ask({})).json.details).toEqual({
      lines: [{ cartID: '90001', name: '环岛骑行', reason: '商品已下架', canMend: 'N' }],
    });
  });

  it('refuses a line that was deleted', async () => {
    const token = await app().tokenOf('super');
    await app().call('ShopCarService.deleteCart', { cartIDs: '90001' }, { token });
    expect((await ask({})).json.details).toEqual({
      lines: [{ cartID: '90001', reason: '商品不在购物车中' }],
    });
  });

  it('takes the same line only once', async () => {
    expect((await preview({ cartIDs: '90001,90001' })).lines).toHaveLength(1);
  });

  it('takes no more than a hundred lines', async () => {
    const cartIDs = Array.from({ length: 101 }, (_, place) => 90_001 + place).join(',');
    expect((await ask({ cartIDs })).json.details).toEqual({
      lines: [{ cartID: '90101', reason: '一次最多下单 100 件商品，请分开下单' }],
    });
  });

  it.each(['80021', '123456', 'x', '080001'])('does not know the address %s', async (addrID) => {
    expect((await ask({ addrID })).json).toMatchObject({ code: 404, reason: 'address-not-found' });
  });

  it('does not know a delivery that there is none of', async () => {
    expect((await ask({ delivery: 'drone' })).json).toMatchObject({
      code: 1073,
      reason: 'delivery-unavailable',
    });
  });

  it.each([
    ['another member’s', '71001', '优惠券不存在、已使用或已过期'],
    ['an unknown', '7', '优惠券不存在、已使用或已过期'],
    ['a past', '70003', '优惠券不存在、已使用或已过期'],
    ['a future', '70004', '未到使用时间，12月1日起可用'],
    ['a limited', '70005', '仅限指定商品'],
  ])('refuses %s coupon', async (_what, couponID, message) => {
    expect((await ask({ couponID })).json).toMatchObject({ code: 1074, reason: 'coupon-unusable', message });
  });

  it('stores nothing', async () => {
    const before = factsOf(app());
    await preview({ addrID: '80001' });
    expect(factsOf(app())).toBe(before);
  });
});
