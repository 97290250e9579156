import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
const log = async (account = 'super', input = {}) =>
  dataOf(await ask(app(), 'TeamServiceMag.getTeamLog', input, account)) as {
    list: { at: string; actor: string; text: string }[];
    total: number;
  };

describe('TeamServiceMag.getTeamLog', () => {
  it('tells what happened, the newest first', async () => {
    const { requestID = '' } = scenario(app(), 'team-of-three');
    const words = { requestID, decision: 'refuse', reason: '数量太多' };
    dataOf(await ask(app(), 'TeamServiceMag.decideRequest', words, 'super'));
    const { list, total } = await log();
    expect(list[0]).toMatchObject({ actor: '沈知远', text: expect.stringMatching(/^拒绝审批 ¥/) });
    expect(list.map(({ actor }) => actor)).toContain('林晓舟');
    expect((await log('super', { page: '2', pageSize: '2' })).list).toHaveLength(Math.min(2, total - 2));
  });

  it('goes by the time of what happened, not by when it was written down', async () => {
    scenario(app(), 'team-of-three');
    const at = (await log()).list.map((entry) => entry.at);
    expect(at.length).toBeGreaterThan(2);
    expect(at).toEqual([...at].sort().reverse());
  });

  it('is each owner’s own', async () => {
    scenario(app(), 'team-of-three');
    expect((await log('vip')).total).toBe(0);
  });
});
