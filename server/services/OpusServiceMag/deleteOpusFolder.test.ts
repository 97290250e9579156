import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, stored } from './testing.ts';

const OPERATION = 'OpusServiceMag.deleteOpusFolder';
const app = appForEachTest();

describe(OPERATION, () => {
  it('takes the folder away, and the works stay', async () => {
    const before = stored(app(), 50001);
    const folderID = String(before?.folder_id);
    expect(dataOf(await asSuper(app(), OPERATION, { folderID })).ID).toBe(folderID);
    expect(stored(app(), 50001)).toEqual({ ...before, folder_id: null });
  });

  it.each(['0', '', '99', 'x'])('finds no folder "%s"', (folderID) =>
    expectRefused(app(), OPERATION, { folderID }, 'folder-not-found'),
  );
});
