import { describe, expect, it } from 'vitest';
import { oneOf, pageNumber, pageSize, readAddress, words, wordsThat, writeAddress } from './address.ts';

const PARTS = {
  tab: oneOf(['orders', 'titles'], 'orders'),
  page: pageNumber,
  size: pageSize([10, 20]),
  month: wordsThat((text) => /^\d{4}-\d{2}$/.test(text)),
  invoice: words,
};

const read = (query: string) => readAddress(PARTS, new URLSearchParams(query));

describe('an address', () => {
  it.each(['', 'tab=titles&page=2', 'invoice=F1', 'page=3&size=20&month=2026-11'])('keeps ?%s', (query) => {
    expect(String(new URLSearchParams(writeAddress(PARTS, read(query))))).toBe(query);
  });

  it.each([
    'tab=x',
    'page=-1',
    'page=0',
    'page=1.5',
    'page=',
    'size=10',
    'size=30',
    'month=2026',
    'tab=constructor',
  ])('counts ?%s as unsaid', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('ignores what it has no part for', () => {
    expect(writeAddress(PARTS, read('other=1'))).toEqual({});
  });
});
