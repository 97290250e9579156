import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest } from '../testing.ts';
import { asSuper, expectRefused, stored } from './testing.ts';

const test = appForEachTest();

function importWith(params: Readonly<Record<string, string>>): string {
  const { db, clock } = test().world;
  return runScenario('import-in-state', { db, now: clock.now() }, params).opusID ?? '';
}

describe('OpusServiceMag.cancelImport', () => {
  it('takes the unfinished work away, with its pages', async () => {
    const opusID = importWith({});
    expect((await asSuper(test(), 'OpusServiceMag.cancelImport', { opusID })).json).toMatchObject({
      code: 0,
    });
    expect(stored(test(), Number(opusID))).toBeUndefined();
  });

  it('is refused when the work is finished', async () => {
    await expectRefused(
      test(),
      'OpusServiceMag.cancelImport',
      { opusID: importWith({ state: 'done' }) },
      'publication-state',
    );
  });

  it('is for works that come out of a file', async () => {
    await expectRefused(test(), 'OpusServiceMag.cancelImport', { opusID: '50001' }, 'publication-not-found');
  });
});
