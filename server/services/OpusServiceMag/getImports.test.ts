import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper } from './testing.ts';

const test = appForEachTest();

describe('OpusServiceMag.getImports', () => {
  it('lists what is not finished, the latest first, and how much room is taken', async () => {
    const { db, clock } = test().world;
    runScenario('import-in-state', { db, now: clock.now() }, { missing: '5,6,8', hasSource: 'Y' });
    runScenario('import-in-state', { db, now: clock.now() + 1 }, { state: 'done' });
    expect(dataOf(await asSuper(test(), 'OpusServiceMag.getImports'))).toMatchObject({
      list: [
        { name: '夜航', state: 'converting', missing: '5-6,8', hasSource: 'Y' },
        { name: '银杏树下 · 扫描件', state: 'failed', missing: '4,7', failed: '4,7', hasSource: 'N' },
        { name: '云上梯田 · 精选', state: 'converting', missing: '9-12', failed: '' },
      ],
      usedBytes: 1,
      quotaBytes: 50 * 1024 ** 3,
    });
  });

  it('what lies in the trash is not gone on with', async () => {
    const before = dataOf(await asSuper(test(), 'OpusServiceMag.getImports')).list as {
      opusID: string;
      revision: number;
    }[];
    const [{ opusID, revision } = { opusID: '', revision: 0 }] = before;
    await asSuper(test(), 'OpusServiceMag.deleteOpus', { opusIDs: opusID, revisions: String(revision) });
    expect(dataOf(await asSuper(test(), 'OpusServiceMag.getImports')).list).toHaveLength(before.length - 1);
  });
});
