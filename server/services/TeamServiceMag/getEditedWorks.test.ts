import { expect, it } from 'vitest';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, noticesOf, scenario } from './testing.ts';

const app = appForEachTest();
const works = async (account: string) =>
  dataOf(await ask(app(), 'TeamServiceMag.getEditedWorks', {}, account)) as {
    list: { opusID: string; isOwn: string; ownerName: string }[];
    total: number;
  };

it('lists what the owner edits with the team, for both, and for members who are active only', async () => {
  const { publicationID } = scenario(app(), 'team-work', { owner: 'super', account: 'demo' });
  expect((await works('super')).list).toMatchObject([{ opusID: publicationID, isOwn: 'Y' }]);
  expect((await works('demo')).list).toMatchObject([{ opusID: publicationID, isOwn: 'N' }]);
  for (const state of ['pending', 'disabled', 'removed']) {
    scenario(app(), 'team-member', { owner: 'super', account: 'demo', state });
    expect((await works('demo')).total).toBe(0);
  }
  expect((await works('vip')).total).toBe(0);
});

it('lists the work of a member for the owner of the team', async () => {
  scenario(app(), 'team-member', { owner: 'super', account: 'demo' });
  const token = await app().tokenOf('demo');
  const made = { type: 'album', name: '团队画册', pageNum: '8', widthMm: '210', heightMm: '210' };
  const { ID } = dataOf(await app().call('OpusServiceMag.createOpus', made, { token }));
  const opusID = String(ID);
  await app().call('OpusServiceMag.setTeamEditing', { opusID, on: 'Y' }, { token });
  expect((await works('super')).list).toMatchObject([{ opusID, isOwn: 'N', ownerName: '林晓舟' }]);
  await app().call('OpusServiceMag.setTeamEditing', { opusID, on: 'N' }, { token });
  expect((await works('super')).total).toBe(0);
});

it('tells the others once where the work is', async () => {
  const { publicationID = '' } = scenario(app(), 'team-work', { owner: 'super', account: 'demo' });
  const input = { opusID: publicationID, on: 'Y' };
  await app().call('OpusServiceMag.setTeamEditing', input, { token: await app().tokenOf('super') });
  expect(noticesOf(app(), 'demo').filter((title) => title === '一起编辑')).toHaveLength(1);
  expect(noticesOf(app(), 'super')).not.toContain('一起编辑');
  const { list } = dataOf(
    await app().call('NoticeServiceMag.getNotices', {}, { token: await app().tokenOf('demo') }),
  ) as { list: { path: string }[] };
  expect(list[0]?.path).toBe(editingPath('album', publicationID));
});
