import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
const open = (code: string, account = 'fresh') => ask(app(), 'TeamServiceMag.getInvite', { code }, account);

describe('TeamServiceMag.getInvite', () => {
  it('says whose team it is and what one would be in it', async () => {
    const { code = '' } = scenario(app(), 'team-invite-open', { monthly: '80', role: 'editor' });
    expect(dataOf(await open(code))).toMatchObject({
      ownerName: '陆嘉宁',
      role: 'editor',
      monthlyLimit: '80.00',
      worksLimit: '',
    });
  });

  it('says why it leads nowhere', async () => {
    const { code = '' } = scenario(app(), 'team-invite-open');
    expect((await open(code, 'enterprise')).json.message).toContain('您自己发出的邀请');
    scenario(app(), 'team-member', { owner: 'super', account: 'vip' });
    expect((await open(code, 'vip')).json.message).toContain('已在一个团队中');
    expect((await open(code, 'super')).json.message).toContain('有自己的团队');
    app().world.clock.advance(3 * DAY_MS);
    expect((await open(code)).json).toMatchObject({ code: 1152 });
    expect((await open(code)).json.message).toContain('已过期');
  });

  it.each(['', 'nonsense', 'x'.repeat(5000)])('knows no code %#', async (code) => {
    expect((await open(code)).json).toMatchObject({ code: 404, reason: 'team-invite-not-found' });
  });
});
