import { expect, it } from 'vitest';
import { lowBalanceText, reminderAmount } from './low-balance.ts';
import { chinaMonth, entryKindOf, monthSpan } from './wallet-entries.ts';

it('knows its kinds only', () => {
  expect([entryKindOf('pay'), entryKindOf('gold'), entryKindOf('toString')]).toEqual(['pay', null, null]);
});

it('spans a month in China, also over the turn of the year', () => {
  const span = monthSpan('2026-12');
  expect(span).toEqual({ from: Date.UTC(2026, 10, 30, 16), to: Date.UTC(2026, 11, 31, 16) });
  expect([chinaMonth(span?.from ?? 0), chinaMonth((span?.to ?? 0) - 1)]).toEqual(['2026-12', '2026-12']);
});

it.each(['2026-13', '2026-00', '2026-1', '1999-01', 'x', ''])('%j is no month', (month) => {
  expect(monthSpan(month)).toBeNull();
});

it('reminds below the amount, and not at it', () => {
  expect([lowBalanceText(9_999, 10_000), lowBalanceText(10_000, 10_000), lowBalanceText(0, null)]).toEqual([
    '可用余额 ¥99.99，已低于您设定的 ¥100.00',
    '',
    '',
  ]);
});

it('takes whole yuan, and nothing to be left alone', () => {
  expect([reminderAmount('100'), reminderAmount(' ')]).toEqual([
    { kind: 'done', value: 10_000 },
    { kind: 'done', value: null },
  ]);
});
