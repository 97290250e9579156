import { describe, expect, it } from 'vitest';
import { orderState } from '../PayServiceMag/testing.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { ask, disagreements, noticesOf, pay, scenario, walletFen } from './testing.ts';

const app = appForEachTest();
const decide = (requestID: string, decision = 'approve', reason = '', account = 'enterprise') =>
  ask(app(), 'TeamServiceMag.decideRequest', { requestID, decision, reason }, account);

describe('TeamServiceMag.decideRequest', () => {
  it('pays what is approved, over the limit too, and tells the member', async () => {
    const { requestID = '', orderNo = '' } = scenario(app(), 'team-request-waiting');
    const before = walletFen(app());
    expect(dataOf(await decide(requestID))).toMatchObject({ state: 'approved', decidedBy: '陆嘉宁' });
    expect(orderState(app(), orderNo)).toBe('paid');
    expect(walletFen(app())).toBeLessThan(before);
    expect(noticesOf(app(), 'demo')).toEqual(['通过审批']);
    expect(disagreements(app())).toEqual([]);
  });

  it('refuses with a reason; the order stays to be paid otherwise', async () => {
    const { requestID = '', orderNo = '' } = scenario(app(), 'team-request-waiting');
    expect(dataOf(await decide(requestID, 'refuse', '数量太多'))).toMatchObject({
      state: 'refused',
      reason: '数量太多',
    });
    expect(orderState(app(), orderNo)).toBe('unpaid');
    const options = dataOf(await ask(app(), 'PayServiceMag.getPayOptions', { orderNos: orderNo }, 'demo'));
    expect(options.team).toMatchObject({ request: 'refused', requestText: '已拒绝：数量太多', way: 'ask' });
    expect(dataOf(await pay(app(), orderNo)).requestID).not.toBe(requestID);
  });

  it('is decided once, whoever is faster', async () => {
    const { requestID = '' } = scenario(app(), 'team-request-waiting');
    scenario(app(), 'team-member', { account: 'fresh', role: 'admin' });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        decide(requestID, 'approve', '', index % 2 === 0 ? 'fresh' : 'enterprise'),
      ),
    );
    expect(replies.filter(({ json }) => json.code === 0)).toHaveLength(1);
    expect(disagreements(app())).toEqual([]);
  });

  it.each([
    ['the own one', 'admin', 'demo'],
    ['an editor', 'editor', 'demo'],
  ])('is not for %s', async (_what, role, account) => {
    const { requestID = '' } = scenario(app(), 'team-request-waiting');
    scenario(app(), 'team-member', { role, monthly: '0' });
    expect((await decide(requestID, 'approve', '', account)).json).toMatchObject({ code: 1152 });
  });

  it('waits on where the wallet is too low', async () => {
    const { requestID = '' } = scenario(app(), 'team-request-waiting');
    scenario(app(), 'wallet-holds', { account: 'enterprise', principal: '1.00', bonus: '0.00' });
    const before = factsOf(app());
    expect((await decide(requestID)).json).toMatchObject({ reason: 'wallet-too-low' });
    expect(factsOf(app())).toBe(before);
  });

  it.each([
    ['refuse', '', 'bad-reason'],
    ['refuse', '长'.repeat(101), 'bad-reason'],
    ['maybe', '', 'bad-choice'],
  ])('takes no %s with %#', async (decision, reason, refused) => {
    const { requestID = '' } = scenario(app(), 'team-request-waiting');
    expect((await decide(requestID, decision, reason)).json).toMatchObject({ reason: refused });
  });
});
