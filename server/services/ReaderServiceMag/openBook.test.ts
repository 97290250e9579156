import { beforeEach, describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf, MINUTE_MS } from '../testing.ts';
import { ask, bookIn, CODE } from './testing.ts';

const OPERATION = 'ReaderServiceMag.openBook';
const app = appForEachTest();
beforeEach(() => bookIn(app(), 'published'));
const context = () => ({ db: app().world.db, now: TEST_NOW });
const open = async (input: Record<string, string>) => (await ask(app(), OPERATION, null, input)).json;

function link(state: string): string {
  return runScenario('share-link', context(), { state, slug: `for-${state}-reader` }).slug ?? '';
}

function reads(slug: string): unknown {
  return app().world.db.sqlite.prepare('SELECT reads FROM share_links WHERE slug = ?').pluck().get(slug);
}

describe(OPERATION, () => {
  it('counts each opening of a named link, and no page that is read by it', async () => {
    const bookCode = link('open');
    expect(await open({ bookCode })).toMatchObject({ code: 0 });
    const { readToken } = dataOf(await ask(app(), OPERATION, null, { bookCode })) as { readToken: string };
    await ask(app(), 'ReaderServiceMag.getPages', null, { bookCode, readToken, from: '1', count: '2' });
    expect(await open({ bookCode, readToken })).toMatchObject({ code: 0, data: { readToken: '' } });
    expect(reads(bookCode)).toBe(2);
  });

  it('gives the last opening to one of two', async () => {
    const bookCode = link('open');
    app().world.db.sqlite.prepare('UPDATE share_links SET max_reads = 1 WHERE slug = ?').run(bookCode);
    const replies = await Promise.all([open({ bookCode }), open({ bookCode })]);
    expect(replies.map(({ reason }) => reason ?? 'opened').sort()).toEqual(['link-used-up', 'opened']);
    expect(reads(bookCode)).toBe(1);
  });

  it('lets five wrong passwords be tried, and then not even the right one', async () => {
    runScenario('reading-mode', context(), { mode: 'password' });
    expect(await open({})).toMatchObject({ reason: 'book-password' });
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await open({ password: 'wrong' })).toMatchObject({
        reason: 'wrong-read-password',
        details: { triesLeft },
      });
    }
    expect(await open({ password: 'wrong' })).toMatchObject({ reason: 'read-password-locked' });
    expect(await open({ password: 'desk1234' })).toMatchObject({
      reason: 'read-password-locked',
      details: { minutesLeft: 15 },
    });
    app().world.clock.advance(15 * MINUTE_MS);
    expect(await open({ password: 'desk1234' })).toMatchObject({ code: 0 });
  });

  it.each([
    ['off', 'book-not-found'],
    ['expired', 'link-expired'],
    ['used-up', 'link-used-up'],
    ['password', 'book-password'],
  ])('does not open a link that is %s', async (state, reason) => {
    expect(await open({ bookCode: link(state) })).toMatchObject({ reason });
  });

  it('answers unknown, hidden and private alike', async () => {
    runScenario('reading-mode', context(), { mode: 'private' });
    const asked = [
      { bookCode: 'no-such-link' },
      { bookCode: link('off') },
      { bookCode: link('open') },
      { bookCode: CODE },
    ];
    const replies = await Promise.all(asked.map(open));
    const told = replies.map(({ traceId, ...reply }) => JSON.stringify(reply));
    expect(new Set(told).size).toBe(1);
    expect(replies[0]).toMatchObject({ reason: 'book-not-found' });
  });

  it('wants nothing for a book that is open', async () => {
    expect(await open({ bookCode: CODE })).toMatchObject({ code: 0, data: { readToken: '' } });
  });
});
