import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, orderOf, pay, scenario } from './testing.ts';

const app = appForEachTest();
const update = (colleagueID: string, change: object = {}) =>
  ask(app(), 'TeamServiceMag.updateMember', {
    colleagueID,
    role: 'admin',
    monthlyLimit: '9000',
    worksLimit: '7',
    ...change,
  });

describe('TeamServiceMag.updateMember', () => {
  it('changes role and limits from now on', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member', { monthly: '0' });
    const { orderNo } = orderOf(app());
    expect(dataOf(await pay(app(), orderNo)).outcome).toBe('asked');
    expect(dataOf(await update(colleagueID))).toMatchObject({
      role: 'admin',
      monthlyLimit: '9000.00',
      worksLimit: '7',
    });
    expect(dataOf(await pay(app(), orderNo)).outcome).toBe('paid');
  });

  it('is over for who was removed', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member', { state: 'removed' });
    expect((await update(colleagueID)).json).toMatchObject({ code: 1150, reason: 'team-changed' });
  });

  it('refuses what cannot be', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member');
    expect((await update(colleagueID, { role: 'owner' })).json).toMatchObject({ reason: 'bad-choice' });
    expect((await update(colleagueID, { worksLimit: 'x' })).json).toMatchObject({
      reason: 'bad-works-limit',
    });
  });
});
