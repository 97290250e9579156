import { expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { hashOf, picture, send } from '../../uploads/testing.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { asSuper, draft, leaf, OPUS, saveOf, wordsPage } from './testing.ts';

const app = appForEachTest();
const TAB = { tabID: 'tab-of-another', pageID: '22222223' };

function join(state = 'normal'): void {
  const { db, clock } = app().world;
  runScenario('team-member', { db, now: clock.now() }, { owner: 'super', account: 'demo', state });
}

const setTeamEditing = async (on: 'Y' | 'N') =>
  dataOf(await asSuper(app(), 'OpusServiceMag.setTeamEditing', { opusID: OPUS, on }));
const asDemo = async (operation: Parameters<typeof asSuper>[1], input: Record<string, string>) =>
  app().call(operation, input, { token: await app().tokenOf('demo') });

async function expectNothing(): Promise<void> {
  const save = { revision: '1', saveID: 'save-of-another', header: '', order: '', leaves: '[]' };
  const before = factsOf(app());
  for (const reply of [
    await asDemo('OpusServiceMag.getDraft', { opusID: OPUS, contents: 'Y' }),
    await asDemo('OpusServiceMag.getLeaves', { opusID: OPUS, ids: '22222223' }),
    await asDemo('OpusServiceMag.getPresence', { opusID: OPUS, ...TAB }),
    await asDemo('OpusServiceMag.getPhotos', { opusID: OPUS }),
    await asDemo('OpusServiceMag.getVersions', { opusID: OPUS }),
    await asDemo('OpusServiceMag.saveDraft', { opusID: OPUS, ...save }),
    await asDemo('OpusServiceMag.restoreVersion', { opusID: OPUS, revision: '1', seq: '1' }),
  ]) {
    expect(reply.json).toMatchObject({ reason: 'publication-not-found' });
  }
  expect(factsOf(app())).toBe(before);
}

it('no member of a team edits the draft of another while it is off', async () => {
  join();
  await expectNothing();
});

it('members save different pages of one draft, and it says who did', async () => {
  join();
  await setTeamEditing('Y');
  const [first, second] = (await draft(app())).leaves.map(({ id }) => id);
  if (!first || !second) throw new Error('the work has too few pages');
  const theirs = await saveOf(app(), { leaves: [{ id: first, content: wordsPage('队友写的') }] });
  dataOf(await asDemo('OpusServiceMag.saveDraft', theirs));
  const late = { ...theirs, saveID: 'save-of-owner-1' };
  expect((await asSuper(app(), 'OpusServiceMag.saveDraft', late)).json).toMatchObject({
    reason: 'publication-changed',
  });
  const mine = await saveOf(app(), { leaves: [{ id: second, content: wordsPage('自己写的') }] });
  dataOf(await asSuper(app(), 'OpusServiceMag.saveDraft', mine));
  expect((await leaf(app(), first)).content.elements).toMatchObject([{ text: '队友写的' }]);
  expect(dataOf(await asDemo('OpusServiceMag.getDraft', { opusID: OPUS }))).toMatchObject({
    teamEditing: { on: 'Y', isOwn: 'N', canShare: 'Y' },
  });
  dataOf(await asSuper(app(), 'OpusServiceMag.getPresence', { opusID: OPUS, ...TAB }));
  const there = dataOf(await asDemo('OpusServiceMag.getPresence', { opusID: OPUS, ...TAB }));
  expect(there.others).toMatchObject([{ isSelf: 'N' }]);
});

it.each(['pending', 'disabled', 'removed'])('a member who is %s edits nothing', async (state) => {
  join();
  await setTeamEditing('Y');
  join(state);
  await expectNothing();
});

it('turned off, it ends at once', async () => {
  join();
  await setTeamEditing('Y');
  expect((await asDemo('OpusServiceMag.getDraft', { opusID: OPUS })).json.code).toBe(0);
  await setTeamEditing('N');
  await expectNothing();
});

it('what stays with the owner is refused', async () => {
  join();
  await setTeamEditing('Y');
  const known = { opusID: OPUS, revision: '1' };
  const before = factsOf(app());
  for (const reply of [
    await asDemo('OpusServiceMag.setTeamEditing', { opusID: OPUS, on: 'N' }),
    await asDemo('OpusServiceMag.renameOpus', { ...known, name: '改名' }),
    await asDemo('OpusServiceMag.deleteOpus', { opusIDs: OPUS, revisions: '1' }),
    await asDemo('OpusServiceMag.publishOpus', known),
    await asDemo('OpusServiceMag.copyOpus', { opusID: OPUS }),
    await asDemo('OpusServiceMag.getSharing', { opusID: OPUS }),
    await asDemo('OpusServiceMag.getHotAreas', { opusID: OPUS }),
    await asDemo('OpusServiceMag.getSetting', { opusID: OPUS }),
  ]) {
    expect(reply.json).toMatchObject({ reason: 'publication-not-found' });
  }
  expect(factsOf(app())).toBe(before);
});

it('a member keeps the name of the work as it is, and the owner gives it another one', async () => {
  join();
  await setTeamEditing('Y');
  const { name } = await draft(app());
  dataOf(await asDemo('OpusServiceMag.saveDraft', await saveOf(app(), { header: { name } })));
  const renamed = await saveOf(app(), { header: { name: '改名' } });
  const before = factsOf(app());
  expect((await asDemo('OpusServiceMag.saveDraft', renamed)).json).toMatchObject({ reason: 'bad-name' });
  expect(factsOf(app())).toBe(before);
  dataOf(await asSuper(app(), 'OpusServiceMag.saveDraft', renamed));
  expect((await draft(app())).name).toBe('改名');
});

it('a version that a member restores brings back pages, and not an older name', async () => {
  join();
  await setTeamEditing('Y');
  dataOf(await asSuper(app(), 'OpusServiceMag.nameVersion', { opusID: OPUS, seq: '', note: '改名以前' }));
  const { list } = dataOf(await asSuper(app(), 'OpusServiceMag.getVersions', { opusID: OPUS })) as {
    list: { seq: number; note: string }[];
  };
  const kept = list.find(({ note }) => note === '改名以前');
  dataOf(
    await asSuper(app(), 'OpusServiceMag.saveDraft', await saveOf(app(), { header: { name: '新名字' } })),
  );
  const restored = async () => ({
    opusID: OPUS,
    revision: String((await draft(app())).revision),
    seq: String(kept?.seq),
  });
  dataOf(await asDemo('OpusServiceMag.restoreVersion', await restored()));
  expect((await draft(app())).name).toBe('新名字');
  dataOf(await asSuper(app(), 'OpusServiceMag.restoreVersion', await restored()));
  expect((await draft(app())).name).not.toBe('新名字');
});

it('a picture that a member places is the owner’s too, and stays when the member is gone', async () => {
  join();
  await setTeamEditing('Y');
  const [first] = (await draft(app())).leaves;
  if (!first) throw new Error('the work has no pages');
  const demo = await app().tokenOf('demo');
  const file = await picture({ color: '#123456' });
  await send(app(), '/media/photos', file, { token: demo, fields: { name: '合影.jpg' } });
  const hash = hashOf(file);
  const image = {
    id: '22222223',
    kind: 'image',
    x: 0,
    y: 0,
    w: 10,
    h: 10,
    alt: '',
    crop: { x: 0, y: 0, w: 1, h: 1 },
    source: `file:${hash}`,
  };
  const page = { id: first.id, content: { ground: '#ffffff', elements: [image] } };
  const change = await saveOf(app(), { leaves: [page] });
  const reads = async (account: string) => {
    const headers = { authorization: await app().tokenOf(account) };
    return (await app().app.inject({ url: `/media/files/${hash}`, headers })).statusCode;
  };
  expect(await reads('super')).toBe(404);
  // Not even the owner shows what only another member has.
  expect((await asSuper(app(), 'OpusServiceMag.saveDraft', change)).json).toMatchObject({
    message: '作品里有不属于您的图片，请重新上传',
  });
  dataOf(await asDemo('OpusServiceMag.saveDraft', change));
  expect(await reads('super')).toBe(200);
  join('removed');
  expect(await reads('super')).toBe(200);
  dataOf(await asSuper(app(), 'OpusServiceMag.saveDraft', await saveOf(app(), { leaves: [page] })));
});
