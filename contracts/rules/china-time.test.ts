import { describe, expect, it } from 'vitest';
import { chinaDayText, chinaMomentAt, chinaTimeText } from './china-time.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');

describe('chinaTimeText', () => {
  it.each([
    ['2026-11-21T04:00:00Z', '今天 12:00'],
    ['2026-11-21T15:59:59Z', '今天 23:59'],
    ['2026-11-21T16:00:00Z', '11月22日 00:00'],
    ['2026-11-20T15:59:59Z', '11月20日 23:59'],
    ['2026-12-31T16:00:00Z', '2027年1月1日 00:00'],
  ])('says %s as %s', (moment, text) => {
    expect(chinaTimeText(Date.parse(moment), NOW)).toBe(text);
  });
});

describe('chinaDayText', () => {
  it('leaves the time of day out', () => {
    expect(chinaDayText(Date.parse('2026-11-25T07:00:00Z'), NOW)).toBe('11月25日');
  });
});

describe('chinaMomentAt', () => {
  it('counts days from midnight in China, not from midnight in London', () => {
    const evening = Date.parse('2026-11-21T17:30:00Z');
    expect(new Date(chinaMomentAt(evening, 2, 14 * 60 + 30)).toISOString()).toBe('2026-11-24T06:30:00.000Z');
  });

  it('is the start of the day for no days and no minutes', () => {
    expect(new Date(chinaMomentAt(NOW, 0, 0)).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  });
});
