import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const test = appForEachTest();

function importWith(params: Readonly<Record<string, string>>): string {
  const { db, clock } = test().world;
  return runScenario('import-in-state', { db, now: clock.now() }, params).opusID ?? '';
}

describe('OpusServiceMag.finishImport', () => {
  it('ends an import whose pages have all come', async () => {
    const opusID = importWith({ missing: '' });
    expect((await asSuper(test(), 'OpusServiceMag.finishImport', { opusID })).json).toMatchObject({
      data: { state: 'done', missing: '', failed: '' },
    });
    expect((await asSuper(test(), 'OpusServiceMag.getOpus', { opusID })).json).toMatchObject({
      data: { conversion: '', moves: expect.arrayContaining(['copy', 'publish', 'print']) },
    });
  });

  it('names the pages that could not be converted', async () => {
    const opusID = importWith({ missing: '3,5' });
    expect(
      (await asSuper(test(), 'OpusServiceMag.finishImport', { opusID, failed: '3,5,6' })).json,
    ).toMatchObject({
      data: { state: 'failed', failed: '3,5' },
    });
  });

  it.each([
    [{ missing: '' }, {}, '转换完成', '/manager/opus_list/all?keyword='],
    [{ missing: '3,5' }, { failed: '3,5' }, '转换未完成', '/manager/opus_list/all?upload=1'],
  ])('tells its owner, where %o: %o', async (state, sent, title, path) => {
    const opusID = importWith(state);
    await asSuper(test(), 'OpusServiceMag.finishImport', { opusID, ...sent });
    const list = await asSuper(test(), 'NoticeServiceMag.getNotices', {});
    expect(list.json).toMatchObject({
      data: {
        list: expect.arrayContaining([
          expect.objectContaining({ title, path: expect.stringContaining(path) }),
        ]),
      },
    });
  });

  it('is not done while others are still to come', async () => {
    const opusID = importWith({ missing: '3,5' });
    await expectRefused(test(), 'OpusServiceMag.finishImport', { opusID, failed: '3' }, 'publication-state');
    await expectRefused(test(), 'OpusServiceMag.finishImport', { opusID, failed: '9' }, 'bad-pages');
  });

  it('once more changes nothing', async () => {
    const opusID = importWith({ state: 'done' });
    const { json } = await asSuper(test(), 'OpusServiceMag.finishImport', { opusID });
    expect(await asSuper(test(), 'OpusServiceMag.finishImport', { opusID })).toMatchObject({ json });
  });

  it('is for works that come out of a file', async () => {
    await expectRefused(test(), 'OpusServiceMag.finishImport', { opusID: '50001' }, 'publication-not-found');
  });
});
