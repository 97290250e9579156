import { describe, expect, it } from 'vitest';
import { RECHARGE_WITHIN_MS } from '#contracts/rules/wallet/recharge.ts';
import { appForEachTest, DAY_MS, dataOf, factsOf } from '../testing.ts';
import { ask, begun, disagreements, newKey, payAt, scenario, walletNow } from './testing.ts';

const app = appForEachTest();
const query = async (payNo: string) => dataOf(await ask(app(), 'PayServiceMag.queryPay', { payNo }));
const balance = async () => (await walletNow(app())).balance;

describe('WalletServiceMag.createRecharge', () => {
  it('begins a payment that the cashier takes, and credits it with the bonus', async () => {
    const payNo = await begun(app(), '1000');
    expect(await query(payNo)).toMatchObject({ orderNos: [], amount: '1000.00', state: 'waiting' });
    expect(await payAt(app(), payNo, 'success')).toMatchObject({
      data: { isPaid: true, orders: [{ orderNo: payNo, title: '充值 1,000 送 80' }] },
    });
    expect(await query(payNo)).toMatchObject({ state: 'succeeded', message: '充值成功，已到账' });
    expect(await walletNow(app())).toMatchObject({ principal: '3000.00', bonus: '400.50' });
    expect(disagreements(app())).toEqual([]);
  });

  it.each(['0', '0.5', '50001', '1.50', '-1', '1e3', '', 'x'])('refuses the amount %j', async (amount) => {
    const before = factsOf(app());
    const reply = await ask(app(), 'WalletServiceMag.createRecharge', {
      amount,
      channel: 'weixin',
      idemKey: newKey(),
    });
    expect(reply.json).toMatchObject({ code: 1034, reason: 'bad-amount' });
    expect(factsOf(app())).toBe(before);
  });

  it.each(['wallet', 'gold', ''])('refuses to be paid by %j', async (channel) => {
    const reply = await ask(app(), 'WalletServiceMag.createRecharge', {
      amount: '1',
      channel,
      idemKey: newKey(),
    });
    expect(reply.json).toMatchObject({ code: 1061, reason: 'bad-choice' });
  });

  it('credits once whatever comes: 50 equal intents, 50 confirmations, twice at the cashier', async () => {
    const wish = { amount: '100', channel: 'weixin', idemKey: newKey() };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => ask(app(), 'WalletServiceMag.createRecharge', wish)),
    );
    const numbers = new Set(replies.map((reply) => dataOf(reply).payNo));
    expect(numbers.size).toBe(1);
    const [payNo = ''] = [...numbers].map(String);
    await Promise.all(Array.from({ length: 50 }, () => payAt(app(), payNo, 'twice')));
    expect(await walletNow(app())).toMatchObject({ principal: '2100.00', bonus: '325.50' });
    expect(disagreements(app())).toEqual([]);
  });

  it('credits money that comes after the recharge was given up, or its time was over', async () => {
    const givenUp = await begun(app(), '100');
    await ask(app(), 'PayServiceMag.closePay', { payNo: givenUp });
    await payAt(app(), givenUp, 'success');
    expect(await balance()).toBe('2425.50');
    const late = await begun(app(), '200');
    app().world.clock.advance(RECHARGE_WITHIN_MS.code);
    expect(await query(late)).toMatchObject({ state: 'closed' });
    const settle = { method: 'POST', url: `/__replica/pay/${late}/settle`, payload: {} } as const;
    expect((await app().app.inject(settle)).json()).toMatchObject({ state: 'succeeded' });
    expect(await balance()).toBe('2630.50');
    expect(disagreements(app())).toEqual([]);
  });

  it('finds money that the outside party kept quiet about, before another one is begun', async () => {
    scenario(app(), 'recharge-in-state', { state: 'processing', amount: '100' });
    expect(await balance()).toBe('2320.50');
    await begun(app(), '300');
    expect(await balance()).toBe('2425.50');
    expect(disagreements(app())).toEqual([]);
  });

  it('lets unpaid ones give way, and a reported transfer its own', async () => {
    const first = await begun(app(), '100');
    expect(await begun(app(), '100')).toBe(first);
    const { payNo } = scenario(app(), 'recharge-in-state', { state: 'reported', amount: '700' });
    const next = await begun(app(), '200');
    expect(await query(first)).toMatchObject({ state: 'closed', message: '已改用其他方式' });
    const { waiting } = await walletNow(app());
    expect(waiting).toMatchObject([{ payNo }, { payNo: next }]);
  });

  it('waits for a transfer three days', async () => {
    const payNo = await begun(app(), '5000', 'transfer');
    app().world.clock.advance(3 * DAY_MS - 1);
    expect(await query(payNo)).toMatchObject({ state: 'waiting' });
    app().world.clock.advance(1);
    expect(await query(payNo)).toMatchObject({ state: 'closed', message: '超过付款时间，付款已关闭' });
  });

  it('has an end to what waits', async () => {
    app().world.db.sqlite.exec(`UPDATE payments SET state = 'waiting', settled_at = NULL, serial_no = 'DEMO00' || id,
      expires_at = 4e12 WHERE id IN (SELECT payment_id FROM recharges)`);
    app().world.db.sqlite.exec('UPDATE recharges SET user_id = 10003');
    const reply = await ask(app(), 'WalletServiceMag.createRecharge', {
      amount: '1',
      channel: 'weixin',
      idemKey: newKey(),
    });
    expect(reply.json).toMatchObject({ code: 1083, reason: 'recharges-full' });
  });
});
