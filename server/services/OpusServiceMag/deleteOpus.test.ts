import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { asSuper, expectRefused, ONE, stored, TWO } from './testing.ts';

const OPERATION = 'OpusServiceMag.deleteOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('puts works into the trash', async () => {
    await asSuper(app(), OPERATION, TWO);
    expect(stored(app(), 50001)?.trashed_at).toBe(app().world.clock.now());
  });

  it('refuses the second of two tabs with the name that the work has now', async () => {
    await asSuper(app(), 'OpusServiceMag.renameOpus', { ...ONE, name: '先改的' });
    const late = await asSuper(app(), OPERATION, { opusIDs: '50001', revisions: '1' });
    expect(late.json).toMatchObject({ code: 1113, message: '《先改的》已在别处改动，请核对后再试' });
    expect(stored(app(), 50001)?.trashed_at).toBeNull();
  });

  it('leaves nothing to print', async () => {
    const reply = await asSuper(app(), 'ShoppingServiceMag.getGoodsFor', { publicationID: '50103' });
    expect(reply.json.reason).toBe('publication-not-found');
  });

  it.each<[Record<string, string>, string]>([
    [{ opusIDs: '50001,50001' }, 'bad-opus-ids'],
    [{ revisions: '1' }, 'bad-revision'],
    [{ revisions: '1,2' }, 'publication-changed'],
    [{ opusIDs: '50001,51001' }, 'publication-not-found'],
    [{ opusIDs: Array(101).fill('50001').join(',') }, 'bad-opus-ids'],
    [{ opusIDs: '50001,50103' }, 'publication-state'],
  ])('refuses %j', (change, reason) => expectRefused(app(), OPERATION, { ...TWO, ...change }, reason));
});
