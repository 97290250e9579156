import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';
import { asSuper, put, stored } from './testing.ts';

const app = appForEachTest();

interface Listed {
  readonly ID: string;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly pageNum: number;
  readonly tags: readonly string[];
}

async function list(input: Record<string, string> = {}) {
  const data = dataOf(await asSuper(app(), 'OpusServiceMag.getOpusList', { pageSize: '100', ...input }));
  return { list: data.list as readonly Listed[], total: Number(data.total) };
}

describe('OpusServiceMag.getOpusList', () => {
  it('gives the works of the member, the archive and the trash apart', async () => {
    const all = await list();
    expect(all.total).toBe(50);
    expect((await list({ type: 'archive' })).list.map(({ name }) => name)).toEqual([
      '居所 · 旧版',
      '山野 · 试刊',
    ]);
    expect((await list({ type: 'trash' })).total).toBe(2);
    expect(all.list.filter(({ name }) => name === '居所 · 旧版' || name === '草木 · 初稿')).toEqual([]);
  });

  it('gives one type', async () => {
    const { list: found } = await list({ type: 'calendar' });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['calendar']));
  });

  it('gives one state', async () => {
    expect(new Set((await list({ status: 'draft' })).list.map(({ status }) => status))).toEqual(
      new Set(['draft']),
    );
  });

  it('gives a folder, and what lies in none', async () => {
    const inFolder = await list({ folderID: '3' });
    expect(inFolder.total).toBe(2);
    expect((await list({ folderID: '0' })).total).toBe(50 - 4 - 4 - 2);
  });

  it('gives what has a tag, not what has a longer one', async () => {
    put(app(), 50005, `tags = '["旅行社"]'`);
    expect((await list({ tag: '旅行' })).list.every(({ tags }) => tags.includes('旅行'))).toBe(true);
    expect((await list({ tag: '旅行' })).total).toBe(2);
  });

  it('finds words in name, subtitle, author and tags, and takes % for a letter', async () => {
    expect((await list({ keyword: '西湖' })).list.map(({ name }) => name)).toEqual(['西湖四季']);
    expect((await list({ keyword: '顾闻溪' })).total).toBe(1);
    expect((await list({ keyword: '%' })).total).toBe(0);
    expect((await list({ keyword: '_' })).total).toBe(0);
  });

  it('turns pages', async () => {
    const first = await list({ pageSize: '30' });
    const second = await list({ pageSize: '30', page: '2' });
    expect([first.list.length, second.list.length, second.total]).toEqual([30, 20, 50]);
  });

  it.each([
    ['updated', 'updatedAt'],
    ['created', 'createdAt'],
    ['pages', 'pageNum'],
  ])('sorts by %s, the largest first', async (sort, field) => {
    const values = (await list({ sort })).list.map(
      (work) => (work as unknown as Record<string, string>)[field],
    );
    expect(values).toEqual(
      values.toSorted((one, other) => (one === other ? 0 : (one ?? '') < (other ?? '') ? 1 : -1)),
    );
  });

  it.each([
    [{ type: 'novel' }, 'bad-filter'],
    [{ status: 'burning' }, 'bad-filter'],
    [{ sort: 'random()' }, 'bad-filter'],
    [{ folderID: '99' }, 'folder-not-found'],
    [{ folderID: 'x' }, 'folder-not-found'],
    [{ keyword: '长'.repeat(51) }, 'bad-keyword'],
  ])('refuses %j', async (input, reason) => {
    expect((await asSuper(app(), 'OpusServiceMag.getOpusList', input)).json.reason).toBe(reason);
  });

  it('forgets what lay in the trash for thirty days, of this member alone', async () => {
    const now = app().world.clock.now();
    put(app(), 50103, `trashed_at = ${now - 30 * DAY_MS}`);
    put(app(), 50104, `trashed_at = ${now - 30 * DAY_MS + 1}`);
    put(app(), 51101, `trashed_at = ${now - 40 * DAY_MS}`);
    expect((await list({ type: 'trash' })).list.map(({ ID }) => ID)).toEqual(['50104']);
    expect(stored(app(), 50103)).toBeUndefined();
    expect(stored(app(), 51101)).toBeDefined();
  });

  it('says which carts and orders print a work', async () => {
    const [work] = (await list({ keyword: '西湖四季' })).list;
    const { sqlite } = app().world.db;
    const lines = sqlite
      .prepare('SELECT count(*) FROM cart_lines WHERE publication_id = 50001 AND deleted_at IS NULL')
      .pluck()
      .get();
    const orders = sqlite
      .prepare('SELECT count(DISTINCT order_id) FROM order_lines WHERE publication_id = 50001')
      .pluck()
      .get();
    expect(work).toMatchObject({ ID: '50001', cartLines: lines, orders });
  });
});
