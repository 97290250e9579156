import { describe, expect, it } from 'vitest';
import { historyOf, historySearch, monthsBetween, monthText } from './history-address.ts';

describe('the address of the history', () => {
  it('reads back what it wrote', () => {
    const question = { view: 'transactions', kind: 'pay', month: '2026-10', page: 3 } as const;
    expect(historyOf(new URLSearchParams(historySearch(question, 'P1')))).toEqual(question);
    expect(historySearch(question, 'P1')).toMatchObject({ pay: 'P1' });
  });

  it('leaves the usual out', () => {
    expect(historySearch(historyOf(new URLSearchParams()), '')).toEqual({});
  });

  it('takes what it does not know for not said', () => {
    const said = new URLSearchParams({ view: 'x', kind: 'gold', month: '2026-13', page: '-1' });
    expect(historySearch(historyOf(said), '')).toEqual({});
  });
});

describe('the months', () => {
  it('go back over the turn of the year', () => {
    expect(monthsBetween('2026-11', '2027-01')).toEqual(['2027-01', '2026-12', '2026-11']);
    expect(monthText('2027-01')).toBe('2027年1月');
  });

  it('are none for a wallet that was never used', () => {
    expect(monthsBetween('', '2027-01')).toEqual([]);
  });
});
