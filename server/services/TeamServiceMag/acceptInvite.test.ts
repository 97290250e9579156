import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, noticesOf, scenario } from './testing.ts';

const app = appForEachTest();
const accept = (code: string, account = 'fresh') =>
  ask(app(), 'TeamServiceMag.acceptInvite', { code }, account);

describe('TeamServiceMag.acceptInvite', () => {
  it('asks to join; the owner is told', async () => {
    const { code = '' } = scenario(app(), 'team-invite-open');
    dataOf(await accept(code));
    const team = dataOf(await ask(app(), 'TeamServiceMag.getTeam', {}, 'fresh'));
    expect(team).toMatchObject({ role: 'contributor', own: { state: 'pending', stateText: '待审批' } });
    expect(noticesOf(app(), 'enterprise')).toEqual(['有成员申请加入']);
  });

  it('is used once, whoever is faster', async () => {
    const { code = '' } = scenario(app(), 'team-invite-open');
    const replies = await Promise.all(
      ['fresh', 'vip', 'fresh', 'vip'].map((account) => accept(code, account)),
    );
    expect(replies.filter(({ json }) => json.code === 0)).toHaveLength(1);
    expect((await accept(code, 'super')).json.message).toContain('已经使用过');
  });

  it('leads into one team only', async () => {
    scenario(app(), 'team-member', { owner: 'super', account: 'fresh' });
    const { code = '' } = scenario(app(), 'team-invite-open');
    expect((await accept(code)).json).toMatchObject({ code: 1152, reason: 'team-refused' });
    expect((await accept(code, 'enterprise')).json).toMatchObject({ reason: 'team-refused' });
  });

  it('leads nowhere once it was taken back, although it is open before somebody’s eyes', async () => {
    const { code = '', inviteID = '' } = scenario(app(), 'team-invite-open');
    dataOf(await ask(app(), 'TeamServiceMag.getInvite', { code }, 'fresh'));
    dataOf(await ask(app(), 'TeamServiceMag.revokeInvite', { inviteID }));
    expect((await accept(code)).json).toMatchObject({ reason: 'team-refused' });
    expect(dataOf(await ask(app(), 'TeamServiceMag.getTeam', {}, 'fresh'))).toMatchObject({ role: 'none' });
  });

  it('leads nowhere while the owner’s membership opens looking only, and is kept for the renewal', async () => {
    const { code = '' } = scenario(app(), 'team-invite-open');
    scenario(app(), 'membership-read-only', { account: 'enterprise' });
    const reply = await accept(code);
    expect(reply.json).toMatchObject({ reason: 'team-refused' });
    expect(reply.json.message).toContain('会员已到期');
    scenario(app(), 'membership-in-grace', { account: 'enterprise' });
    dataOf(await accept(code));
  });

  it('is no way back for who was removed', async () => {
    const { code = '' } = scenario(app(), 'team-invite-open');
    dataOf(await accept(code));
    const { list } = dataOf(await ask(app(), 'TeamServiceMag.getMembers', { state: 'pending' }));
    const { colleagueID } = (list as { colleagueID: string; account: string }[]).find(
      ({ account }) => account === 'fresh',
    ) ?? { colleagueID: '' };
    dataOf(await ask(app(), 'TeamServiceMag.moveMember', { colleagueID, move: 'approve', handOver: 'N' }));
    dataOf(await ask(app(), 'TeamServiceMag.moveMember', { colleagueID, move: 'remove', handOver: 'N' }));
    expect((await accept(code)).json.message).toContain('已经使用过');
  });
});
