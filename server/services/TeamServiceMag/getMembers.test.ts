import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, orderOf, pay, scenario } from './testing.ts';

const app = appForEachTest();
const members = async (input = {}, account = 'super') =>
  dataOf(await ask(app(), 'TeamServiceMag.getMembers', input, account)) as {
    list: { account: string }[];
    invites: object[];
    total: number;
  };

describe('TeamServiceMag.getMembers', () => {
  it('lists members, those who wait first, and open invites', async () => {
    scenario(app(), 'team-of-three');
    const { list, invites, total } = await members();
    expect(list.map(({ account }) => account)).toEqual(['fresh', 'demo', 'vip']);
    expect(total).toBe(3);
    expect(invites).toMatchObject([
      { role: 'contributor', url: expect.stringContaining('/manager/myMember?invite=') },
    ]);
  });

  it('tells what was spent this month, the last login and what can be done', async () => {
    scenario(app(), 'team-member', { monthly: '900' });
    const { orderNo, fen } = orderOf(app());
    await pay(app(), orderNo);
    const [demo] = (await members({ state: 'normal' }, 'enterprise')).list;
    expect(demo).toMatchObject({
      name: '林晓舟',
      spent: (fen / 100).toFixed(2),
      lastLogin: expect.stringMatching(/Z$/),
      moves: ['disable', 'remove'],
    });
  });

  it('is paged and filtered', async () => {
    scenario(app(), 'team-of-three');
    expect((await members({ page: '2', pageSize: '2' })).list).toHaveLength(1);
    expect((await members({ state: 'pending' })).total).toBe(1);
    expect((await members({ state: 'removed' })).total).toBe(0);
    const { json } = await ask(app(), 'TeamServiceMag.getMembers', { state: 'x' });
    expect(json).toMatchObject({ code: 1061, reason: 'bad-choice' });
  });

  it('shows the team of another one to nobody, and an own one to who may have one', async () => {
    scenario(app(), 'team-member', { account: 'demo' });
    expect(await members({}, 'vip')).toMatchObject({ list: [], invites: [] });
    const { json } = await ask(app(), 'TeamServiceMag.getMembers', {}, 'demo');
    expect(json).toMatchObject({ code: 403, needVip: ['VIP', '超级会员', '企业高级版'] });
  });
});
