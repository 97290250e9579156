import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';

const app = appForEachTest();
const OWNER = 'super';
const NAME = '窗边的灯';

/** The code of a published work of super's, once it was changed so. */
function codeOf(change: string): string {
  const { sqlite } = app().world.db;
  const published = `SELECT min(publication_id) FROM publication_versions WHERE name = '${NAME}'`;
  const book = sqlite.prepare(`${published} AND publication_id < 51000`).pluck().get();
  sqlite.prepare(`UPDATE publications SET ${change} WHERE id = ?`).run(book);
  return String(sqlite.prepare('SELECT code FROM publications WHERE id = ?').pluck().get(book));
}

async function read(code: string, account: string | null) {
  const token = account === null ? {} : { token: await app().tokenOf(account) };
  return app().call('ReaderServiceMag.getBook', { bookCode: code }, token);
}

const READERS = [OWNER, 'vip', null];
const CALLS = [
  ['ReaderServiceMag.getBook', {}],
  ['ReaderServiceMag.getPages', { from: '1', count: '1' }],
  ['ReaderServiceMag.searchBook', { keyword: '湖' }],
  ['ReaderServiceMag.getPlace', {}],
  ['ReaderServiceMag.savePlace', { page: '1' }],
] as const;

describe('who may read', () => {
  const cells = CALLS.flatMap(([call, input]) => READERS.map((reader) => [call, reader, input] as const));

  it.each(cells)('%s answers %s alike', async (call, reader, input) => {
    const token = reader === null ? {} : { token: await app().tokenOf(reader) };
    const codes: Record<string, unknown> = {};
    for (const [condition, change] of [
      ['published', "status = 'published', published_seq = 1"],
      ['withdrawn', "status = 'withdrawn'"],
      ['draft', "status = 'draft'"],
      ['trashed', "status = 'published', trashed_at = 1"],
    ] as const) {
      const code = codeOf(change);
      codes[condition] = (await app().call(call, { ...input, bookCode: code }, token)).json.code;
    }
    const isLocked = reader === null && call.endsWith('Place');
    const expected =
      reader === OWNER
        ? { published: 0, withdrawn: 0, draft: 0, trashed: 0 }
        : { published: 0, withdrawn: 1110, draft: 404, trashed: 404 };
    expect(codes).toEqual(isLocked ? { published: 401, withdrawn: 401, draft: 401, trashed: 401 } : expected);
  });

  it.each(['', 'nothing', '%', 'x'.repeat(5000)])('finds no book behind the code "%s"', async (code) => {
    expect((await read(code, OWNER)).json).toMatchObject({ code: 404, reason: 'book-not-found' });
  });

  it('shows others what was published, whatever the owner did since', async () => {
    const code = codeOf("status = 'changed', name = '新名字', page_num = 4");
    expect(dataOf(await read(code, OWNER))).toMatchObject({
      name: '新名字',
      pageNum: 4,
      isOwn: 'Y',
      isDraft: 'Y',
    });
    const others = dataOf(await read(code, null));
    expect(others).toMatchObject({ name: NAME, isOwn: 'N', isDraft: 'N' });
    expect(others.pageNum).not.toBe(4);
  });
});

describe('ReaderServiceMag.getPages', () => {
  const pages = async (input: { from: string; count: string }) => {
    const code = codeOf("status = 'draft', page_num = 24");
    return app().call(
      'ReaderServiceMag.getPages',
      { bookCode: code, ...input },
      { token: await app().tokenOf(OWNER) },
    );
  };

  it('answers as many as were asked for, and fewer where the book ends', async () => {
    expect(dataOf(await pages({ from: '3', count: '20' })).pages).toHaveLength(20);
    expect(dataOf(await pages({ from: '23', count: '20' })).pages).toHaveLength(2);
  });

  it.each([
    ['0', '1'],
    ['25', '1'],
    ['1', '0'],
    ['1', '21'],
    ['1.5', '1'],
    ['-1', '1'],
    ['x', '1'],
  ])('refuses from %s count %s', async (from, count) => {
    expect((await pages({ from, count })).json).toMatchObject({ code: 400, reason: 'bad-page' });
  });
});

describe('ReaderServiceMag.searchBook', () => {
  it.each(['', '  ', '长'.repeat(51)])('refuses "%s"', async (keyword) => {
    const code = codeOf("status = 'published', published_seq = 1");
    const reply = await app().call('ReaderServiceMag.searchBook', { bookCode: code, keyword });
    expect(reply.json).toMatchObject({ code: 1034, reason: 'bad-keyword' });
  });
});

describe('the place', () => {
  it('is remembered for each member, and the last one counts', async () => {
    const code = codeOf("status = 'published', published_seq = 1");
    const mine = { token: await app().tokenOf(OWNER) };
    const theirs = { token: await app().tokenOf('vip') };
    expect(dataOf(await app().call('ReaderServiceMag.getPlace', { bookCode: code }, mine))).toEqual({
      page: 0,
      at: '',
    });
    await app().call('ReaderServiceMag.savePlace', { bookCode: code, page: '3' }, mine);
    await app().call('ReaderServiceMag.savePlace', { bookCode: code, page: '7' }, mine);
    await app().call('ReaderServiceMag.savePlace', { bookCode: code, page: '2' }, theirs);
    expect(dataOf(await app().call('ReaderServiceMag.getPlace', { bookCode: code }, mine)).page).toBe(7);
  });

  it('of a book that became shorter is its end', async () => {
    const code = codeOf("status = 'draft', page_num = 24");
    const mine = { token: await app().tokenOf(OWNER) };
    await app().call('ReaderServiceMag.savePlace', { bookCode: code, page: '20' }, mine);
    codeOf('page_num = 8');
    expect(dataOf(await app().call('ReaderServiceMag.getPlace', { bookCode: code }, mine)).page).toBe(8);
  });

  it('beyond the book is refused', async () => {
    const code = codeOf("status = 'draft', page_num = 24");
    const mine = { token: await app().tokenOf(OWNER) };
    const reply = await app().call('ReaderServiceMag.savePlace', { bookCode: code, page: '25' }, mine);
    expect(reply.json.reason).toBe('bad-page');
  });
});

it('what lies in the trash for thirty days is gone', async () => {
  const { clock } = app().world;
  const code = codeOf(`trashed_at = ${clock.now() - 30 * DAY_MS}`);
  expect((await read(code, OWNER)).json.code).toBe(0);
  await app().call('OpusServiceMag.getOpusList', {}, { token: await app().tokenOf(OWNER) });
  expect((await read(code, OWNER)).json.code).toBe(404);
});
