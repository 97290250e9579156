import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
const team = async (account: string) => dataOf(await ask(app(), 'TeamServiceMag.getTeam', {}, account));

describe('TeamServiceMag.getTeam', () => {
  it('tells the owner of seats and of what waits', async () => {
    scenario(app(), 'team-of-three');
    expect(await team('super')).toEqual({
      role: 'owner',
      seats: { used: 4, total: 20 },
      waiting: { requests: 1, members: 1 },
    });
  });

  it('tells a member of the own limits, and of nothing else', async () => {
    scenario(app(), 'team-request-waiting', { monthly: '20' });
    expect(await team('demo')).toMatchObject({
      role: 'editor',
      seats: { used: 0, total: 0 },
      waiting: { requests: 0, members: 0 },
      own: { ownerName: '陆嘉宁', monthlyLimit: '20.00', spent: '0.00', left: '20.00', obstacle: '' },
    });
  });

  it('tells an admin what there is to decide', async () => {
    scenario(app(), 'team-of-three');
    scenario(app(), 'team-member', { owner: 'super', account: 'fresh', role: 'admin' });
    expect(await team('fresh')).toMatchObject({ role: 'admin', waiting: { requests: 1, members: 0 } });
  });

  it('tells one who was disabled so', async () => {
    scenario(app(), 'team-member', { state: 'disabled' });
    expect(await team('demo')).toMatchObject({
      own: { state: 'disabled', obstacle: expect.stringContaining('已停用') },
    });
  });

  it('is nothing where there is none, and an own one with a membership', async () => {
    expect(await team('fresh')).toMatchObject({ role: 'none' });
    expect(await team('vip')).toMatchObject({ role: 'owner', seats: { used: 0, total: 5 } });
  });
});
