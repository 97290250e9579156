import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const OPERATION = 'OpusServiceMag.saveOpusFolder';
const app = appForEachTest();

describe(OPERATION, () => {
  it('makes a folder, and gives it another name', async () => {
    const { ID } = dataOf(await asSuper(app(), OPERATION, { name: '客户样书' }));
    const renamed = await asSuper(app(), OPERATION, { folderID: String(ID), name: '样书' });
    expect(dataOf(renamed)).toEqual({ ID, name: '样书' });
  });

  it('keeps the own name', async () => {
    expect(dataOf(await asSuper(app(), OPERATION, { folderID: '3', name: '行走' })).name).toBe('行走');
  });

  it('makes fifty at most', async () => {
    for (let made = 3; made < 50; made += 1) await asSuper(app(), OPERATION, { name: `第 ${made} 个` });
    await expectRefused(app(), OPERATION, { name: '多一个' }, 'folders-full');
  });

  it.each<[Record<string, string>, string]>([
    [{ name: '行走' }, 'folder-taken'],
    [{ name: ' ' }, 'bad-folder-name'],
    [{ folderID: '99', name: '新' }, 'folder-not-found'],
  ])('refuses %j', (change, reason) => expectRefused(app(), OPERATION, change, reason));
});
