import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, bookIn } from './testing.ts';

const OPERATION = 'ReaderServiceMag.searchBook';
const app = appForEachTest();

describe(OPERATION, () => {
  it('names the pages on which the words stand', async () => {
    bookIn(app(), 'published');
    const { hits } = dataOf(await ask(app(), OPERATION, null, { keyword: '西湖' }));
    const [hit] = hits as { page: number; match: string }[];
    const from = String(hit?.page);
    const { pages } = dataOf(await ask(app(), 'ReaderServiceMag.getPages', null, { from, count: '1' }));
    expect(JSON.stringify(pages)).toContain('西湖');
    expect(hit?.match).toBe('西湖');
  });

  it.each(['', '  ', '长'.repeat(51)])('refuses "%s"', async (keyword) => {
    bookIn(app(), 'published');
    expect((await ask(app(), OPERATION, null, { keyword })).json).toMatchObject({
      ...{ code: 1034, reason: 'bad-keyword' },
    });
  });
});
