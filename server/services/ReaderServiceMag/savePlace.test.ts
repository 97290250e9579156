import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, bookIn, OWNER } from './testing.ts';

const OPERATION = 'ReaderServiceMag.savePlace';
const app = appForEachTest();

describe(OPERATION, () => {
  it('remembers the last page of each member', async () => {
    bookIn(app(), 'published');
    await ask(app(), OPERATION, OWNER, { page: '3' });
    await ask(app(), OPERATION, OWNER, { page: '7' });
    await ask(app(), OPERATION, 'vip', { page: '2' });
    expect(dataOf(await ask(app(), 'ReaderServiceMag.getPlace', OWNER)).page).toBe(7);
  });

  it.each(['0', '25', 'x', ''])('refuses page "%s" of 24', async (page) => {
    bookIn(app(), 'draft', 'page_num = 24');
    expect((await ask(app(), OPERATION, OWNER, { page })).json.reason).toBe('bad-page');
  });
});
