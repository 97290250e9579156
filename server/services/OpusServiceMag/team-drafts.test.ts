import { expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { OPUS } from './testing.ts';

const app = appForEachTest();
const TAB = { tabID: 'tab-of-another', pageID: '22222223' };

/** A team shares orders and money. What a member makes is edited by that member alone, so two of them never meet in a draft. */
it('no member of a team edits the draft of another', async () => {
  const { db, clock } = app().world;
  runScenario('team-member', { db, now: clock.now() }, { owner: 'super', account: 'demo', days: '0' });
  const token = await app().tokenOf('demo');
  const size = { type: 'album', name: '团队画册', pageNum: '8', widthMm: '210', heightMm: '210' };
  const { ID } = dataOf(await app().call('OpusServiceMag.createOpus', size, { token }));
  const save = { revision: '1', saveID: 'save-of-another', header: '', order: '', leaves: '[]' };

  for (const [account, opusID] of [
    ['demo', OPUS],
    ['super', String(ID)],
  ] as const) {
    const before = factsOf(app());
    const other = { token: await app().tokenOf(account) };
    for (const reply of [
      await app().call('OpusServiceMag.getDraft', { opusID, contents: 'Y' }, other),
      await app().call('OpusServiceMag.getLeaves', { opusID, ids: '22222223' }, other),
      await app().call('OpusServiceMag.getPresence', { opusID, ...TAB }, other),
      await app().call('OpusServiceMag.saveDraft', { opusID, ...save }, other),
      await app().call('OpusServiceMag.restoreVersion', { opusID, revision: '1', seq: '1' }, other),
    ]) {
      expect(reply.json).toMatchObject({ reason: 'publication-not-found' });
    }
    expect(factsOf(app())).toBe(before);
  }
});
