import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { asSuper, expectRefused, stored, TWO } from './testing.ts';

const OPERATION = 'OpusServiceMag.purgeOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('deletes for good what lies in the trash, and orders keep their copy', async () => {
    const orders = () => app().world.db.sqlite.prepare('SELECT count(*) FROM order_lines').pluck().get();
    const before = orders();
    await asSuper(app(), 'OpusServiceMag.deleteOpus', TWO);
    await asSuper(app(), OPERATION, { ...TWO, revisions: '2,2' });
    expect(stored(app(), 50001)).toBeUndefined();
    expect(orders()).toBe(before);
  });

  it('deletes nothing that lies elsewhere', () => expectRefused(app(), OPERATION, TWO, 'publication-state'));
});
