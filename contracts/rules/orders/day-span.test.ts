import { describe, expect, it } from 'vitest';
import { mustBeDone } from '../decision.ts';
import { daySpan } from './day-span.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

describe('the days between two', () => {
  it('are whole days in China, both ends included', () => {
    const span = mustBeDone(daySpan('2026-11-01', '2026-11-02'));
    expect(span).toEqual({ from: at('2026-11-01T00:00:00'), before: at('2026-11-03T00:00:00') });
  });

  it('may be open at either end', () => {
    expect(daySpan('', '')).toMatchObject({ value: null });
    expect(mustBeDone(daySpan('2026-11-01', ''))?.before).toBe(Number.POSITIVE_INFINITY);
    expect(mustBeDone(daySpan('', '2026-11-01'))?.from).toBe(Number.NEGATIVE_INFINITY);
  });

  it.each([
    ['2026-02-30', ''],
    ['', 'yesterday'],
    ['2026-11-02', '2026-11-01'],
  ])('are none from %j to %j', (from, to) => {
    expect(daySpan(from, to)).toMatchObject({ kind: 'refused', problem: 'bad-day' });
  });
});
