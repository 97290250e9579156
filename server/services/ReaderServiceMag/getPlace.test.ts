import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, bookIn, OWNER } from './testing.ts';

const OPERATION = 'ReaderServiceMag.getPlace';
const app = appForEachTest();

describe(OPERATION, () => {
  it('is none before somebody reads', async () => {
    bookIn(app(), 'published');
    expect(dataOf(await ask(app(), OPERATION, OWNER))).toEqual({ page: 0, at: '' });
  });

  it('of a book that became shorter is its end', async () => {
    bookIn(app(), 'draft', 'page_num = 24');
    await ask(app(), 'ReaderServiceMag.savePlace', OWNER, { page: '20' });
    bookIn(app(), 'draft', 'page_num = 8');
    expect(dataOf(await ask(app(), OPERATION, OWNER)).page).toBe(8);
  });
});
