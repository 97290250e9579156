import { describe, expect, it } from 'vitest';
import { isTooFast, readBatch, readReaderKey } from './read-batch.ts';
import { LATEST_MS, PAGE_MOST_MS, type ReadEvent, SEEN_MS, sentEvent } from './read-events.ts';

const KEY = '0a'.repeat(16);
const BATCH = {
  code: 'qing8shu2k',
  readToken: 'mr1b.a-_Z',
  visit: 1,
  no: 1,
  reader: KEY,
  events: [[0, 0, 0, 0]],
};
const read = (change: object) => readBatch(JSON.stringify({ ...BATCH, ...change }));

describe('a batch', () => {
  it('is read as it was sent', () => {
    const event: ReadEvent = { kind: 'page', age: LATEST_MS, page: 10_000, value: PAGE_MOST_MS };
    expect(read({ events: [sentEvent(event)] })).toEqual({ ...BATCH, events: [event] });
    expect(read({ reader: '', readToken: '' })?.reader).toBe('');
  });

  it.each<[string, object]>([
    ['an address that is none', { code: 'QING' }],
    ['an address of another kind', { code: 5 }],
    ['a token with other signs', { readToken: 'a b' }],
    ['a long token', { readToken: 'a'.repeat(65) }],
    ['a reader who is named', { reader: 'super' }],
    ['no number', { no: 0 }],
    ['a number beyond a million', { no: 1_000_001 }],
    ['a visit that is no number', { visit: '1' }],
    ['a visit beyond the safe numbers', { visit: 2 ** 53 }],
    ['no events', { events: [] }],
    ['more events than one sends', { events: Array(101).fill([0, 0, 0, 0]) }],
    ['an event of an unknown kind', { events: [[5, 0, 0, 0]] }],
    ['an event whose kind is a name of lists', { events: [['length', 0, 0, 0]] }],
    ['an event that is no list', { events: [{ kind: 'open' }] }],
    ['an event of the future', { events: [[0, -1, 0, 0]] }],
    ['an event of long ago', { events: [[0, LATEST_MS + 1, 0, 0]] }],
    ['half a page', { events: [[1, 0, 1.5, 2000]] }],
    ['a page without a number', { events: [[1, 0, 0, 2000]] }],
    ['a page beyond all books', { events: [[1, 0, 10_001, 2000]] }],
    ['a page that was hardly seen', { events: [[1, 0, 1, SEEN_MS - 1]] }],
    ['a page that lay open for longer than it counts', { events: [[1, 0, 1, PAGE_MOST_MS + 1]] }],
    ['a click on nothing', { events: [[2, 0, 1, -1]] }],
  ])('with %s is none', (_what, change) => expect(read(change)).toBeNull());

  it.each(['', '{', 'null', '5', '[]'])('is not %s', (text) => expect(readBatch(text)).toBeNull());
});

it('knows the key of a reader', () => {
  expect(readReaderKey(JSON.stringify({ reader: KEY }))).toBe(KEY);
  for (const text of ['', 'null', '{}', '{"reader":""}', `{"reader":"${KEY}0"}`])
    expect(readReaderKey(text)).toBeNull();
});

it.each([
  [30, 0, false],
  [31, 0, true],
  [31, 34, false],
  [31, 33, true],
])('takes %i pages, %i ms apart, for a program: %j', (count, apart, expected) => {
  const pages = Array.from({ length: count }, (_, place) => ({
    ...({ kind: 'page', page: 1, value: SEEN_MS, age: (count - place) * apart } as const),
  }));
  expect(isTooFast(pages)).toBe(expected);
  expect(isTooFast(pages.map((page) => ({ ...page, kind: 'click' as const })))).toBe(false);
});
