import { describe, expect, it } from 'vitest';
import { toWire } from '#contracts/servlet-url.ts';
import { columnOf, orderState } from '../PayServiceMag/testing.ts';
import { appForEachTest, DAY_MS, dataOf, factsOf } from '../testing.ts';
import { ask, disagreements, newKey, noticesOf, orderOf, pay, scenario, walletFen } from './testing.ts';

const app = appForEachTest();
/** Demo is a member with so many whole yuan a month. */
const limit = (monthly: number, change: object = {}) =>
  scenario(app(), 'team-member', { monthly: String(monthly), ...change });
const spent = () =>
  app().world.db.sqlite.prepare('SELECT coalesce(sum(amount_fen), 0) FROM team_spendings').pluck().get();

describe('TeamServiceMag.payByTeam', () => {
  it('pays from the wallet of the owner at once within the limit', async () => {
    limit(500);
    const { orderNo, fen } = orderOf(app());
    const before = walletFen(app());
    expect(dataOf(await pay(app(), orderNo))).toMatchObject({ outcome: 'paid', requestID: '' });
    expect(orderState(app(), orderNo)).toBe('paid');
    expect(walletFen(app())).toBe(before - fen);
    expect(spent()).toBe(fen);
    expect(disagreements(app())).toEqual([]);
  });

  it('asks beyond the limit: the order waits three days, and the owner is told', async () => {
    limit(0);
    const { orderNo } = orderOf(app());
    const before = walletFen(app());
    const asked = dataOf(await pay(app(), orderNo));
    expect(asked).toMatchObject({ outcome: 'asked', text: '已提交审批，通过后自动付款' });
    expect(orderState(app(), orderNo)).toBe('unpaid');
    expect(columnOf(app(), orderNo, 'expires_at')).toBe(app().world.clock.now() + 3 * DAY_MS);
    expect(walletFen(app())).toBe(before);
    expect(noticesOf(app(), 'enterprise')).toEqual(['有订单待审批']);
    expect(dataOf(await pay(app(), orderNo)).requestID).toBe(asked.requestID);
    const { list } = dataOf(await ask(app(), 'OrderServiceMag.getOrderList', { keyword: orderNo }, 'demo'));
    expect(list).toMatchObject([
      { stateText: '待审批', handleOption: ['viewApproval', 'updateAddress', 'cancel'] },
    ]);
  });

  it('tells what the books are for and who decides until when', async () => {
    limit(0);
    scenario(app(), 'team-member', { account: 'fresh', role: 'admin' });
    const { orderNo } = orderOf(app());
    const told = { purpose: ' 展会样书 ', plea: '周五要带走' };
    await pay(app(), orderNo, 'demo', newKey(), told);
    const { team } = dataOf(await ask(app(), 'PayServiceMag.getPayOptions', { orderNos: orderNo }, 'demo'));
    expect(team).toMatchObject({
      request: 'waiting',
      deciders: expect.stringMatching(/^陆嘉宁、.+/),
      requestUntil: new Date(app().world.clock.now() + 3 * DAY_MS).toISOString(),
      purpose: '展会样书',
    });
    const { list } = dataOf(await ask(app(), 'TeamServiceMag.getRequests', {}));
    expect(list).toMatchObject([{ purpose: '展会样书', plea: '周五要带走' }]);
  });

  it.each([{ purpose: '长'.repeat(31) }, { plea: '长'.repeat(101) }])('refuses %j', async (told) => {
    limit(0);
    const { json } = await pay(app(), orderOf(app()).orderNo, 'demo', newKey(), told);
    expect(json).toMatchObject({ reason: 'bad-note' });
  });

  it('pays through the grace of the owner’s membership, and nothing once that opens looking only', async () => {
    limit(500);
    scenario(app(), 'membership-in-grace', { account: 'enterprise' });
    expect(dataOf(await pay(app(), orderOf(app()).orderNo)).outcome).toBe('paid');
    scenario(app(), 'membership-read-only', { account: 'enterprise' });
    const before = walletFen(app());
    const refusal = { reason: 'team-refused', message: '团队的会员已到期，暂时不能用企业付款' };
    expect((await pay(app(), orderOf(app()).orderNo)).json).toMatchObject(refusal);
    expect(walletFen(app())).toBe(before);
  });

  it('is one payment, however often it is sent', async () => {
    limit(500);
    const { orderNo, fen } = orderOf(app());
    const before = walletFen(app());
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 30 }, () => pay(app(), orderNo, 'demo', key)));
    expect(new Set(replies.map((reply) => dataOf(reply).outcome))).toEqual(new Set(['paid']));
    expect(walletFen(app())).toBe(before - fen);
    expect(disagreements(app())).toEqual([]);
  });

  it('counts the month while it pays: of two orders at once only one fits', async () => {
    const one = orderOf(app());
    const other = orderOf(app());
    limit(Math.ceil(one.fen / 100) + 1);
    const replies = await Promise.all([pay(app(), one.orderNo), pay(app(), other.orderNo)]);
    expect(replies.map((reply) => dataOf(reply).outcome).sort()).toEqual(['asked', 'paid']);
    expect(spent()).toBe(one.fen);
  });

  it('keeps the limit under 50 payments at once, each of its own order and by its own connection', async () => {
    const made = Array.from({ length: 50 }, () => orderOf(app()));
    const [{ fen } = { fen: 0 }] = made;
    const most = Math.floor((fen * 20) / 100) * 100;
    limit(most / 100);
    const before = walletFen(app());
    const url = await app().app.listen({ host: '127.0.0.1', port: 0 });
    const token = await app().tokenOf('demo');
    const address = `${url}${toWire('/uwp/newServlet/TeamServiceMag/payByTeam')}`;
    const replies = await Promise.all(
      made.map(async ({ orderNo }) => {
        const body = new URLSearchParams({ orderNos: orderNo, idemKey: newKey() });
        const headers = { authorization: token, connection: 'close' };
        return (await fetch(address, { method: 'POST', headers, body })).json();
      }),
    );
    const outcomes = replies.map(({ reason, data }) => reason ?? data.outcome);
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(Math.floor(most / fen));
    expect(new Set(outcomes)).toEqual(new Set(['paid', 'asked', 'team-refused']));
    expect(spent()).toBe(Math.floor(most / fen) * fen);
    expect(walletFen(app())).toBe(before - Number(spent()));
    expect(disagreements(app())).toEqual([]);
  });

  it('begins anew with the month in China, and gives back what was refunded', async () => {
    const { orderNo, fen } = orderOf(app());
    limit(Math.ceil(fen / 100));
    await pay(app(), orderNo);
    const second = orderOf(app());
    expect(dataOf(await pay(app(), second.orderNo)).outcome).toBe('asked');
    const token = await app().tokenOf('demo');
    const back = { orderNo, reason: '不想要了', idemKey: newKey() };
    dataOf(await app().call('OrderServiceMag.applyRefund', back, { token }));
    app().world.clock.advance(DAY_MS);
    dataOf(await app().call('OrderServiceMag.getOrderDetail', { orderNo }, { token }));
    expect(dataOf(await pay(app(), second.orderNo)).outcome).toBe('paid');
    app().world.clock.advance(10 * DAY_MS);
    const third = orderOf(app());
    expect(dataOf(await pay(app(), third.orderNo)).outcome).toBe('paid');
    expect(disagreements(app())).toEqual([]);
  });

  it('lets a payment of the own give way, with what it froze', async () => {
    limit(500);
    const { orderNo } = orderOf(app());
    const wish = { orderNos: orderNo, channel: 'weixin', useWallet: 'Y', idemKey: newKey() };
    dataOf(await ask(app(), 'PayServiceMag.createPay', wish, 'demo'));
    expect(dataOf(await pay(app(), orderNo)).outcome).toBe('paid');
    expect(disagreements(app())).toEqual([]);
  });

  it.each([
    ['a contributor asks for every order', { role: 'contributor' }, { data: { outcome: 'asked' } }],
    ['an admin pays within the limit', { role: 'admin' }, { data: { outcome: 'paid' } }],
    ['who was disabled is told so', { state: 'disabled' }, { reason: 'team-refused', message: /已停用/ }],
    ['who waits cannot yet', { state: 'pending' }, { reason: 'team-refused', message: /还没有通过/ }],
    ['who was removed cannot', { state: 'removed' }, { reason: 'team-refused', message: /不在团队/ }],
  ])('%s', async (_what, change, reply) => {
    scenario(app(), 'team-member', { state: 'removed' });
    app().world.db.sqlite.exec('DELETE FROM team_members');
    limit(500, change);
    const { json } = await pay(app(), orderOf(app()).orderNo);
    const { message, ...rest } = { message: /./, ...reply };
    expect(json).toMatchObject(rest);
    expect(json.message).toMatch(message);
  });

  it('refuses where the wallet of the owner is too low, and nothing is changed', async () => {
    limit(500);
    const { orderNo } = orderOf(app());
    scenario(app(), 'wallet-holds', { account: 'enterprise', principal: '1.00', bonus: '0.00' });
    const before = factsOf(app());
    expect((await pay(app(), orderNo)).json).toMatchObject({ reason: 'wallet-too-low' });
    expect(factsOf(app())).toBe(before);
  });

  it('ends with the membership of the owner', async () => {
    limit(500);
    app().world.db.sqlite.exec("UPDATE users SET vip_name = '' WHERE account = 'enterprise'");
    expect((await pay(app(), orderOf(app()).orderNo)).json).toMatchObject({ reason: 'team-refused' });
  });

  it('is missed by the books where no member spent it', async () => {
    limit(500);
    const { orderNo } = orderOf(app());
    await pay(app(), orderNo);
    app().world.db.sqlite.exec('DELETE FROM team_spendings');
    expect(disagreements(app())).toMatchObject([
      { what: 'team spending and payment', which: `order ${orderNo}` },
    ]);
  });

  it('is told where orders are paid', async () => {
    limit(500);
    const { orderNo } = orderOf(app());
    const options = dataOf(await ask(app(), 'PayServiceMag.getPayOptions', { orderNos: orderNo }, 'demo'));
    expect(options.team).toMatchObject({ ownerName: '陆嘉宁', way: 'pay', request: '' });
    const own = orderOf(app(), 'super');
    const without = dataOf(
      await ask(app(), 'PayServiceMag.getPayOptions', { orderNos: own.orderNo }, 'super'),
    );
    expect(without).not.toHaveProperty('team');
  });
});
