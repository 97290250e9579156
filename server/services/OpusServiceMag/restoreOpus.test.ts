import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { asSuper, expectRefused, stored, TWO } from './testing.ts';

const OPERATION = 'OpusServiceMag.restoreOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('brings works back as they were', async () => {
    const before = stored(app(), 50001);
    await asSuper(app(), 'OpusServiceMag.deleteOpus', TWO);
    await asSuper(app(), OPERATION, { ...TWO, revisions: '2,2' });
    expect(stored(app(), 50001)).toEqual({ ...before, revision: 3 });
  });

  it('brings back only what lies in the trash', () =>
    expectRefused(app(), OPERATION, TWO, 'publication-state'));
});
