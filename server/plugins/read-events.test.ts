import { beforeEach, describe, expect, it } from 'vitest';
import { chinaDay } from '#contracts/rules/china-time.ts';
import type { ReadKind } from '#contracts/rules/readers/read-events.ts';
import { sentEvent } from '#contracts/rules/readers/read-events.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { SESSION_COOKIE } from '#server/own-cookies.ts';
import { controlOf } from '#server/replica/testing.ts';
import { ask, bookIn, CODE } from '#server/services/ReaderServiceMag/testing.ts';
import { appForEachTest, dataOf } from '#server/services/testing.ts';
import { startTestApp, TEST_NOW } from '#server/testing.ts';

const app = appForEachTest();
const READER = 'a1'.repeat(16);
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const SLUG = 'for-editor-lu';

const event = (kind: ReadKind, page = 0, value = 0, age = 0) => sentEvent({ kind, page, value, age });
const READ = [event('open'), event('page', 1, 4000), event('page', 2, 6000), event('click', 2, 7)];

interface Sent {
  readonly code?: string;
  readonly readToken?: string;
  readonly no?: number;
  readonly reader?: string;
  readonly events?: readonly unknown[];
}

function requestOf(more: Sent) {
  const batch = { code: CODE, readToken: '', visit: 77, no: 1, reader: READER, events: READ, ...more };
  return { method: 'POST', url: '/r/events', payload: JSON.stringify(batch) } as const;
}

async function send(more: Sent = {}, headers: Record<string, string> = {}, token = '') {
  const { statusCode } = await app().app.inject({
    ...requestOf(more),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': PHONE, ...headers },
    cookies: token === '' ? {} : { [SESSION_COOKIE]: token },
  });
  return statusCode;
}

async function about(what: 'kept' | 'forget', reader = READER) {
  const url = `/r/events/${what}`;
  const headers = { 'content-type': 'text/plain' };
  const reply = await app().app.inject({ method: 'POST', url, headers, payload: JSON.stringify({ reader }) });
  return reply.json();
}

const rows = (sql: string) => app().world.db.sqlite.prepare(sql).all();
const DAY = { publication_id: 50001, day: chinaDay(TEST_NOW) };
const ZERO = { opens: 0, pages: 0, ms: 0, clicks: 0, shares: 0, searches: 0, bots: 0, own: 0 };

beforeEach(() => bookIn(app(), 'published'));

describe('POST /r/events', () => {
  it('keeps what a reader did, and its sums', async () => {
    expect(await send()).toBe(204);
    expect(rows('SELECT * FROM reads_by_day')).toEqual([
      { ...DAY, ...ZERO, opens: 1, pages: 2, ms: 10_000, clicks: 1 },
    ]);
    expect(rows('SELECT page, views, ms, clicks FROM reads_by_page')).toEqual([
      { page: 1, views: 1, ms: 4000, clicks: 0 },
      { page: 2, views: 1, ms: 6000, clicks: 1 },
    ]);
    expect(rows('SELECT device, region, opens, pages FROM reads_by_place')).toEqual([
      { device: 0, region: 0, opens: 1, pages: 2 },
    ]);
    const texts = rows('SELECT * FROM read_events').flatMap((row) => Object.values(row as object));
    expect(texts.every((value) => value === null || typeof value === 'number')).toBe(true);
  });

  it('counts a batch once, however often it comes', async () => {
    for (const no of [1, 1, 2, 1]) await send({ no });
    expect(rows('SELECT opens, pages FROM reads_by_day')).toEqual([{ opens: 2, pages: 4 }]);
  });

  it('counts what is told late for its own day', async () => {
    await send({ events: [event('open', 0, 0, 2 * 86_400_000)] });
    expect(rows('SELECT day, opens FROM reads_by_day')).toEqual([{ day: DAY.day - 2, opens: 1 }]);
  });

  it.each([
    ['without consent', { reader: '' }, {}],
    ['of who wants not to be tracked', {}, { dnt: '1' }],
    ['of who wants that nothing is sold', {}, { 'sec-gpc': '1' }],
  ])('counts only the opening %s', async (_what, more, headers) => {
    await send(more, headers);
    expect(rows('SELECT * FROM reads_by_day')).toEqual([{ ...DAY, ...ZERO, opens: 1 }]);
    for (const table of ['read_events', 'read_readers', 'reads_by_page', 'reads_by_place', 'readers_day'])
      expect(rows(`SELECT * FROM ${table}`)).toEqual([]);
  });

  it('counts programs and the owner apart', async () => {
    await send({ no: 1 }, { 'user-agent': 'Examplebot/1.0' });
    await send({
      no: 2,
      events: [event('open'), ...Array.from({ length: 31 }, () => event('page', 1, 1000))],
    });
    await send({ no: 3 }, {}, await app().tokenOf('super'));
    expect(rows('SELECT * FROM reads_by_day')).toEqual([{ ...DAY, ...ZERO, bots: 2, own: 1 }]);
    expect(rows('SELECT * FROM read_events')).toEqual([]);
  });

  it('counts nothing of who may not read, nor of pages that are not there', async () => {
    await send({ events: [event('page', 9999, 5000)] });
    const { db } = app().world;
    runScenario('share-link', { db, now: TEST_NOW }, { slug: SLUG, state: 'open' });
    await send({ no: 2, code: SLUG });
    await send({ no: 3, code: 'no-such-link' });
    expect(rows('SELECT * FROM reads_by_day')).toEqual([]);
    const { readToken } = dataOf(await ask(app(), 'ReaderServiceMag.openBook', null, { bookCode: SLUG }));
    await send({ no: 4, code: SLUG, readToken: String(readToken) });
    expect(rows('SELECT opens, pages, ms FROM reads_by_link')).toEqual([{ opens: 1, pages: 2, ms: 10_000 }]);
    bookIn(app(), 'withdrawn');
    await send({ no: 5 });
    expect(rows('SELECT opens FROM reads_by_day')).toEqual([{ opens: 1 }]);
  });

  it.each([
    ['no JSON', '{'],
    ['no batch', '{}'],
    [
      'too many events',
      JSON.stringify({
        code: CODE,
        readToken: '',
        visit: 1,
        no: 1,
        reader: '',
        events: Array(101).fill([0, 0, 0, 0]),
      }),
    ],
    ['too much', 'x'.repeat(32 * 1024 + 1)],
  ])('refuses %s', async (what, payload) => {
    const headers = { 'content-type': 'text/plain' };
    const { statusCode } = await app().app.inject({ method: 'POST', url: '/r/events', headers, payload });
    expect(statusCode).toBe(what === 'too much' ? 413 : 400);
  });
});

describe('a reader', () => {
  it('is told what is kept', async () => {
    await send();
    expect(await about('kept')).toEqual({
      ...{ books: 1, opens: 1, pages: 2, others: 1, seconds: 10 },
      ...{ since: TEST_NOW, until: TEST_NOW },
    });
    expect(await about('kept', 'b2'.repeat(16))).toMatchObject({ books: 0, since: null });
    expect(await about('kept', 'me')).toMatchObject({ code: 400 });
  });

  it('has it deleted, and the sums are those of the others', async () => {
    await send();
    await send({ no: 2, reader: 'b2'.repeat(16), events: [event('page', 2, 1500)] });
    expect(await about('forget')).toEqual({ forgotten: 4 });
    expect(rows('SELECT * FROM reads_by_day')).toEqual([{ ...DAY, ...ZERO, pages: 1, ms: 1500 }]);
    expect(rows('SELECT page FROM reads_by_page')).toEqual([{ page: 2 }]);
    expect(rows('SELECT * FROM read_events')).toHaveLength(1);
    expect(rows('SELECT * FROM read_readers')).toHaveLength(1);
    expect(await about('forget')).toEqual({ forgotten: 0 });
    // What was told once does not come back.
    await send();
    expect(rows('SELECT pages FROM reads_by_day')).toEqual([{ pages: 1 }]);
  });
});

it('what readers do is no step that is undone, and stays when others are', async () => {
  const own = await startTestApp({ env: { moments: 100 } });
  const control = controlOf(own.app);
  await control('POST', 'scenarios/publication-in-state/run', { params: { state: 'published', code: CODE } });
  const token = await own.tokenOf('super');
  const read = (no: number) =>
    own.app.inject({ ...requestOf({ no }), headers: { 'content-type': 'text/plain' } });
  await read(1);
  await own.call('ShopCarService.deleteCart', { cartIDs: '90001' }, { token });
  await read(2);
  const { list } = (await control('GET', 'moments')).body as { list: { id: number; what: string }[] };
  expect(list.at(-1)?.what).toBe('ShopCarService.deleteCart');
  expect((await control('POST', `moments/${list.at(-1)?.id}/rewind`)).status).toBe(200);
  expect(own.world.db.sqlite.prepare('SELECT opens FROM reads_by_day').pluck().all()).toEqual([2]);
  await own.close();
});

it('stops a flood from one network, and hears the others', async () => {
  const own = await startTestApp({ env: { host: '0.0.0.0' }, realNow: () => TEST_NOW });
  for (let time = 0; time < 12_000; time += 1) own.app.budgets.spend('readEvents', '203.0.113.7');
  const from = async (remoteAddress: string) => {
    const headers = { 'content-type': 'text/plain' };
    return (await own.app.inject({ ...requestOf({}), headers, remoteAddress })).statusCode;
  };
  expect([await from('203.0.113.7'), await from('198.51.100.9')]).toEqual([429, 204]);
  await own.close();
});
