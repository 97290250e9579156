import { describe, expect, it } from 'vitest';
import { readAddress } from '#web/kit/address/address.ts';
import { monthsBetween, monthText, WALLET } from './history.ts';

it('takes a filter that makes no sense for unsaid', () => {
  const said = new URLSearchParams({ view: 'x', kind: 'gold', month: '2026-13' });
  expect(readAddress(WALLET, said)).toEqual(readAddress(WALLET, new URLSearchParams()));
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
