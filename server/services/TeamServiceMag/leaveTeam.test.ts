import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, noticesOf, scenario } from './testing.ts';

const app = appForEachTest();
const leave = (colleagueID: string, account = 'demo') =>
  ask(app(), 'TeamServiceMag.leaveTeam', { colleagueID }, account);

describe('TeamServiceMag.leaveTeam', () => {
  it('ends the own membership and what waited; the owner is told', async () => {
    const { colleagueID = '', requestID = '' } = scenario(app(), 'team-request-waiting');
    dataOf(await leave(colleagueID));
    expect(dataOf(await ask(app(), 'TeamServiceMag.getTeam', {}, 'demo'))).toMatchObject({ role: 'none' });
    expect(noticesOf(app(), 'enterprise').at(-1)).toBe('成员退出');
    const state = app().world.db.sqlite.prepare('SELECT state FROM team_requests WHERE id = ?').pluck();
    expect(state.get(requestID)).toBe('lapsed');
    expect((await leave(colleagueID)).json).toMatchObject({ reason: 'team-member-not-found' });
  });

  it('is nothing for the owner, who is the team', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member');
    expect((await leave(colleagueID, 'enterprise')).json).toMatchObject({ reason: 'team-member-not-found' });
  });
});
