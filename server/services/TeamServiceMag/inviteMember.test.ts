import { describe, expect, it } from 'vitest';
import type { Input } from '#contracts/operations.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, newKey, scenario } from './testing.ts';

const app = appForEachTest();
type Wish = Partial<Input<'TeamServiceMag.inviteMember'>>;
const invite = (change: Wish = {}, account = 'vip') =>
  ask(
    app(),
    'TeamServiceMag.inviteMember',
    { role: 'editor', monthlyLimit: '300', worksLimit: '', days: '3', idemKey: newKey(), ...change },
    account,
  );

describe('TeamServiceMag.inviteMember', () => {
  it('makes a link for one person, which nobody can guess', async () => {
    const made = dataOf(await invite());
    expect(made).toMatchObject({ role: 'editor', monthlyLimit: '300.00', worksLimit: '' });
    expect(made.url).toMatch(/^http:\/\/[^/]+\/manager\/myMember\?invite=[0-9a-f]{64}$/);
  });

  it('is one invite, however often it is sent', async () => {
    const idemKey = newKey();
    const replies = await Promise.all(Array.from({ length: 20 }, () => invite({ idemKey })));
    expect(new Set(replies.map((reply) => dataOf(reply).inviteID)).size).toBe(1);
  });

  it('keeps for whom it is, and says so once it is accepted', async () => {
    expect(dataOf(await invite({ note: ' 王小明 ' }))).toMatchObject({ note: '王小明' });
    const { list } = dataOf(await ask(app(), 'TeamServiceMag.getTeamLog', {}, 'vip'));
    expect(list).toMatchObject([{ text: '发出邀请（编辑）（备注：王小明）' }]);
  });

  it('ends with the seats of the membership', async () => {
    for (let seat = 0; seat < 5; seat += 1) expect((await invite()).json.code).toBe(0);
    expect((await invite()).json).toMatchObject({ code: 1151, reason: 'team-full' });
  });

  it.each<[Wish, string]>([
    [{ role: 'owner' }, 'bad-choice'],
    [{ monthlyLimit: '-1' }, 'bad-monthly-limit'],
    [{ monthlyLimit: '9'.repeat(500) }, 'bad-monthly-limit'],
    [{ worksLimit: '0' }, 'bad-works-limit'],
    [{ days: '30' }, 'bad-choice'],
    [{ note: '长'.repeat(31) }, 'bad-note'],
    [{ idemKey: 'x' }, 'bad-idem-key'],
  ])('refuses %j', async (change, reason) => {
    expect((await invite(change)).json).toMatchObject({ reason });
  });

  it('is nothing for a member of another team', async () => {
    scenario(app(), 'team-member', { account: 'vip' });
    expect((await invite()).json).toMatchObject({ reason: 'team-refused' });
  });
});
