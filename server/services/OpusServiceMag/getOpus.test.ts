import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';
import { asSuper } from './testing.ts';

const app = appForEachTest();

describe('OpusServiceMag.getOpus', () => {
  it('gives a work wherever it lies', async () => {
    const trashed = dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: '50103' }));
    expect(trashed).toMatchObject({ name: '草木 · 初稿', moves: ['restore', 'purge'] });
    const purge = Date.parse(String(trashed.purgedAt)) - Date.parse(String(trashed.trashedAt));
    expect(purge).toBe(30 * DAY_MS);
  });
});
