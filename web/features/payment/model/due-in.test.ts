import { expect, it } from 'vitest';
import { dueIn } from './due-in.ts';

const NOW = Date.parse('2026-11-21T02:00:00.000Z');

it('asks again a moment after the time is over', () => {
  expect(dueIn('2026-11-21T04:00:00.000Z', NOW)).toBe(7_201_500);
});

it('asks soon again where the server still saw time', () => {
  expect(dueIn('2026-11-21T01:00:00.000Z', NOW)).toBe(1500);
});

it('waits no longer than a timer can', () => {
  expect(dueIn('2027-11-21T01:00:00.000Z', NOW)).toBe(2_000_000_000);
});
