import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
const works = async (input = {}, account = 'enterprise') =>
  dataOf(await ask(app(), 'TeamServiceMag.getTeamWorks', input, account)) as {
    list: { memberName: string; name: string; opusCode: string; statusText: string }[];
    total: number;
  };

describe('TeamServiceMag.getTeamWorks', () => {
  it('lists what members made since they joined, with a link only where it is shared', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member', { days: '0' });
    expect((await works({ colleagueID })).total).toBe(0);
    const token = await app().tokenOf('demo');
    const made = { type: 'album', name: '团队画册', pageNum: '8', widthMm: '210', heightMm: '210' };
    dataOf(await app().call('OpusServiceMag.createOpus', made, { token }));
    expect((await works({ colleagueID })).list).toMatchObject([
      { memberName: '林晓舟', name: '团队画册', opusCode: '', statusText: '草稿' },
    ]);
  });

  it('is nobody else’s', async () => {
    scenario(app(), 'team-member', { days: '999' });
    expect((await works()).total).toBeGreaterThan(0);
    expect((await works({}, 'super')).total).toBe(0);
    expect((await ask(app(), 'TeamServiceMag.getTeamWorks', {}, 'demo')).json).toMatchObject({ code: 403 });
  });
});
