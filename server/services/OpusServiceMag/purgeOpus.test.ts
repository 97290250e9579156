import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { asSuper, expectRefused, stored, TWO } from './testing.ts';

const OPERATION = 'OpusServiceMag.purgeOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('deletes for good what lies in the trash, and orders keep what they print', async () => {
    const { sqlite } = app().world.db;
    const orders = () => sqlite.prepare('SELECT * FROM order_lines').all();
    sqlite.exec('UPDATE order_lines SET publication_seq = NULL WHERE publication_id = 50002');
    const before = orders();
    await asSuper(app(), 'OpusServiceMag.deleteOpus', TWO);
    await asSuper(app(), OPERATION, { ...TWO, revisions: '2,2' });
    expect([stored(app(), 50001), stored(app(), 50002)]).toEqual([
      expect.objectContaining({ owner_id: null, code: '', published_seq: null }),
      undefined,
    ]);
    expect(orders()).toEqual(before);
  });

  it('deletes nothing that lies elsewhere', () => expectRefused(app(), OPERATION, TWO, 'publication-state'));
});
