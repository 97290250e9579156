import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { asSuper, expectRefused, stored, TWO } from './testing.ts';

const OPERATION = 'OpusServiceMag.archiveOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('takes works out of the lists, and brings them back', async () => {
    await asSuper(app(), OPERATION, { ...TWO, archived: 'Y' });
    expect(stored(app(), 50001)?.archived_at).toBe(app().world.clock.now());
    await asSuper(app(), OPERATION, { ...TWO, revisions: '2,2', archived: 'N' });
    expect(stored(app(), 50001)?.archived_at).toBeNull();
  });

  it.each<[Record<string, string>, string]>([
    [{ archived: 'maybe' }, 'bad-archived'],
    [{ archived: 'N' }, 'publication-state'],
    [{ opusIDs: '50001,50101' }, 'publication-state'],
  ])('refuses %j', (change, reason) =>
    expectRefused(app(), OPERATION, { ...TWO, archived: 'Y', ...change }, reason),
  );
});
