import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, stored, TWO } from './testing.ts';

const OPERATION = 'OpusServiceMag.moveOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('puts works into a folder and takes them out of it', async () => {
    expect(dataOf(await asSuper(app(), OPERATION, { ...TWO, folderID: '2' })).changed).toBe(2);
    expect(stored(app(), 50002)?.folder_id).toBe(2);
    await asSuper(app(), OPERATION, { ...TWO, revisions: '2,2', folderID: '0' });
    expect(stored(app(), 50002)?.folder_id).toBeNull();
  });

  it.each<[Record<string, string>, string]>([
    [{ folderID: '99' }, 'folder-not-found'],
    [{ folderID: 'x' }, 'folder-not-found'],
    [{ opusIDs: '50001,50001' }, 'bad-opus-ids'],
    [{ revisions: '1' }, 'bad-revision'],
    [{ revisions: '1,2' }, 'publication-changed'],
    [{ opusIDs: '50001,51001' }, 'publication-not-found'],
  ])('refuses %j', (change, reason) =>
    expectRefused(app(), OPERATION, { ...TWO, folderID: '2', ...change }, reason),
  );
});
