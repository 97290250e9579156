import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
const revoke = (inviteID: string) => ask(app(), 'TeamServiceMag.revokeInvite', { inviteID });

describe('TeamServiceMag.revokeInvite', () => {
  it('ends a link, twice the same, and its seat is free', async () => {
    const { inviteID = '', code = '' } = scenario(app(), 'team-invite-open');
    const used = async () => dataOf(await ask(app(), 'TeamServiceMag.getTeam', {})).seats as { used: number };
    const before = (await used()).used;
    dataOf(await revoke(inviteID));
    dataOf(await revoke(inviteID));
    expect((await used()).used).toBe(before - 1);
    const opened = await ask(app(), 'TeamServiceMag.getInvite', { code }, 'fresh');
    expect(opened.json.message).toContain('已被撤销');
  });

  it('comes too late for one that was used', async () => {
    const { inviteID = '', code = '' } = scenario(app(), 'team-invite-open');
    dataOf(await ask(app(), 'TeamServiceMag.acceptInvite', { code }, 'fresh'));
    expect((await revoke(inviteID)).json).toMatchObject({ reason: 'team-changed' });
  });
});
