import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf, MINUTE_MS } from '../testing.ts';
import {
  ask,
  begun,
  create,
  disagreements,
  membershipOf,
  newKey,
  noticesOf,
  offerIn,
  plansOf,
  scenario,
  settle,
} from './testing.ts';

const app = appForEachTest();
const VIP_ID = 10002;
const query = async (payNo: string, account = 'demo') =>
  dataOf(await ask(app(), 'PayServiceMag.queryPay', { payNo }, account));
const lastDay = '2027-11-21';

describe('UpgradeServiceMag.createUpgrade', () => {
  it('begins a payment whose price is kept for 15 minutes, and raises the level when it is paid', async () => {
    const reply = dataOf(await create(app()));
    expect(reply).toMatchObject({ title: '会员「VIP」开通 1 年', amount: '999.00', state: 'waiting' });
    expect(Date.parse(String(reply.expiresAt)) - app().world.clock.now()).toBe(15 * MINUTE_MS);
    expect(await membershipOf(app())).toEqual(['', '']);
    await settle(app(), String(reply.payNo));
    expect(await membershipOf(app())).toEqual(['VIP', lastDay]);
    expect(await query(String(reply.payNo))).toMatchObject({
      state: 'succeeded',
      message: `「VIP」已生效，有效期至 ${lastDay}`,
    });
    expect(noticesOf(app(), 10001)).toEqual(['会员已生效']);
    expect(disagreements(app())).toEqual([]);
  });

  it('raises once: 50 equal intents, 50 confirmations at once', async () => {
    const wish = { idemKey: newKey() };
    const replies = await Promise.all(Array.from({ length: 50 }, () => create(app(), wish)));
    const numbers = new Set(replies.map((reply) => String(dataOf(reply).payNo)));
    expect(numbers.size).toBe(1);
    const [payNo = ''] = numbers;
    await Promise.all(Array.from({ length: 50 }, () => settle(app(), payNo)));
    expect(await membershipOf(app())).toEqual(['VIP', lastDay]);
    expect(noticesOf(app(), 10001)).toEqual(['会员已生效']);
    expect(disagreements(app())).toEqual([]);
  });

  it('is paid by the wallet at once, or not at all', async () => {
    const price = offerIn(await plansOf(app(), 'vip'), 'VIP', 'renew', 'month').price;
    const wish = { way: 'renew', term: 'month', channel: 'wallet', amount: price };
    expect(dataOf(await create(app(), wish, 'vip'))).toMatchObject({ state: 'applied' });
    expect(await membershipOf(app(), 'vip')).toEqual(['VIP', '2027-03-25']);
    const year = await create(app(), { ...wish, term: 'year', amount: '999.00' }, 'vip');
    expect(year.json).toMatchObject({ code: 1081, reason: 'wallet-too-low' });
    expect(disagreements(app())).toEqual([]);
  });

  it('offers both ways up, to the fen', async () => {
    const plans = await plansOf(app(), 'vip');
    const topUp = offerIn(plans, '超级会员', 'top-up');
    const exchange = offerIn(plans, '超级会员', 'exchange');
    expect([topUp.price, exchange.price]).toEqual(['526.02', '2736.24']);
    const level = { level: '超级会员', way: 'top-up', amount: topUp.price };
    await settle(app(), await begun(app(), level, 'vip'));
    expect(await membershipOf(app(), 'vip')).toEqual(['超级会员', '2027-02-25']);
    expect(disagreements(app())).toEqual([]);
  });

  it('lets a cheaper plan wait for the end', async () => {
    const wish = { way: 'queue', amount: '999.00' };
    await settle(app(), await begun(app(), wish, 'super'));
    expect(await membershipOf(app(), 'super')).toEqual(['超级会员', '2027-05-20']);
    expect((await plansOf(app(), 'super')).queued).toEqual({
      level: 'VIP',
      termName: '1 年',
      from: '2027-05-21',
      until: '2028-05-20',
    });
    expect((await create(app(), wish, 'super')).json).toMatchObject({ reason: 'upgrade-changed' });
    app().world.clock.advance(182 * 86_400_000);
    expect(await membershipOf(app(), 'super')).toEqual(['VIP', '2028-05-20']);
    expect((await plansOf(app(), 'super')).queued).toBeUndefined();
    expect(noticesOf(app(), 10003).at(-1)).toBe('会员方案已转换');
  });
});

describe('a coupon of a membership', () => {
  const coupon = (id: number) =>
    app().world.db.sqlite.prepare('SELECT payment_id FROM user_coupons WHERE id = ?').pluck().get(id);
  const wish = { couponID: '72002', amount: '899.10' };

  it('takes its part off, and is a cost of the house', async () => {
    const [offered] = offerIn(await plansOf(app()), 'VIP', 'buy').coupons;
    expect(offered).toMatchObject({ ID: '72002', amount: '99.90', pay: '899.10', usable: 'Y' });
    await settle(app(), await begun(app(), wish));
    expect(coupon(72002)).not.toBeNull();
    expect(offerIn(await plansOf(app()), 'VIP', 'renew').coupons).toEqual([]);
    expect(disagreements(app())).toEqual([]);
  });

  it('comes back with a payment that ends', async () => {
    const payNo = await begun(app(), wish);
    expect(coupon(72002)).not.toBeNull();
    await ask(app(), 'PayServiceMag.closePay', { payNo });
    expect(coupon(72002)).toBeNull();
    await begun(app(), wish);
    app().world.clock.advance(16 * MINUTE_MS);
    await plansOf(app());
    expect(coupon(72002)).toBeNull();
  });

  it.each(['72001', '71002', '99', 'x'])('is not %s', async (couponID) => {
    const before = factsOf(app());
    expect((await create(app(), { couponID })).json).toMatchObject({ code: 1074, reason: 'coupon-unusable' });
    expect(factsOf(app())).toBe(before);
  });
});

describe('money that comes late', () => {
  it('counts where the offer is still so', async () => {
    const payNo = await begun(app());
    app().world.clock.advance(16 * MINUTE_MS);
    expect(await query(payNo)).toMatchObject({ state: 'closed' });
    await settle(app(), payNo);
    expect(await membershipOf(app())).toEqual(['VIP', lastDay]);
    expect(disagreements(app())).toEqual([]);
  });

  it('goes back where something else was bought meanwhile, or the days are others', async () => {
    const first = await begun(app());
    await settle(app(), await begun(app(), { level: '超级会员', amount: '2999.00' }));
    await settle(app(), first);
    expect(await query(first)).toMatchObject({
      state: 'refunded',
      message: '会员状态已变化，款项已原路退回',
    });
    expect(await membershipOf(app())).toEqual(['超级会员', lastDay]);
    const byDays = { level: '超级会员', way: 'top-up', amount: '526.02' };
    const late = await begun(app(), byDays, 'vip');
    app().world.clock.advance(86_400_000);
    await settle(app(), late);
    expect(await membershipOf(app(), 'vip')).toEqual(['VIP', '2027-02-25']);
    expect(disagreements(app())).toEqual([]);
  });

  it('is found before another purchase begins', async () => {
    scenario(app(), 'upgrade-in-state', { state: 'processing' });
    expect((await create(app())).json).toMatchObject({ reason: 'upgrade-changed' });
    expect(await membershipOf(app())).toEqual(['VIP', lastDay]);
  });

  it('that comes twice goes back', async () => {
    const payNo = await begun(app());
    await settle(app(), payNo);
    const again = await begun(app(), { way: 'renew' });
    const twice = app()
      .world.db.sqlite.prepare('SELECT code_token FROM payments WHERE no = ?')
      .pluck()
      .get(again);
    await app().app.inject({
      method: 'POST',
      url: `/cashier-api/${twice}/pay`,
      payload: { outcome: 'twice' },
    });
    expect(await query(again)).toMatchObject({ message: '重复付款已退回' });
    expect(await membershipOf(app())).toEqual(['VIP', '2028-11-21']);
    expect(disagreements(app())).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    [{ amount: '998.99' }, 'upgrade-changed'],
    [{ level: '' }, 'upgrade-changed'],
    [{ level: '金卡' }, 'upgrade-changed'],
    [{ way: 'top-up' }, 'upgrade-changed'],
    [{ term: 'week' }, 'upgrade-changed'],
    [{ amount: 'x' }, 'bad-choice'],
    [{ channel: 'transfer' }, 'bad-choice'],
  ])('is %j', async (wish, reason) => {
    const before = factsOf(app());
    expect((await create(app(), wish)).json).toMatchObject({ reason });
    expect(factsOf(app())).toBe(before);
  });

  it('gives way to the next, which is answered again where it is the same', async () => {
    const first = await begun(app());
    expect(await begun(app())).toBe(first);
    await begun(app(), { term: 'month', amount: '99.00' });
    expect(await query(first)).toMatchObject({ state: 'closed', message: '已改用其他方式' });
    expect((await plansOf(app())).waiting).toHaveLength(1);
  });
});

it('reminds once of each step, however much time goes by', async () => {
  const days = (count: number) => app().world.clock.advance(count * 86_400_000);
  days(90);
  await membershipOf(app(), 'vip');
  await membershipOf(app(), 'vip');
  expect(noticesOf(app(), VIP_ID)).toEqual(['会员还有 7 天到期']);
  days(60);
  await plansOf(app(), 'vip');
  expect(noticesOf(app(), VIP_ID)).toEqual([
    '会员还有 7 天到期',
    '会员还有 3 天到期',
    '会员还有 1 天到期',
    '会员已到期',
    '会员内容转为只读',
  ]);
});
