import { describe, expect, it } from 'vitest';
import { clockLeft, dueIn, nextDue, timeLeft } from './time-left.ts';

const NOW = Date.parse('2026-11-21T02:00:00.000Z');
const minutesOn = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('timeLeft', () => {
  it.each([
    [43, '43 分钟'],
    [0.2, '1 分钟'],
    [60, '1 小时'],
    [119.5, '2 小时'],
    [65, '1 小时 5 分'],
    [1440, '1 天'],
    [3060, '2 天 3 小时'],
  ])('puts %d minutes into words', (minutes, words) => {
    expect(timeLeft(minutesOn(minutes), NOW)).toBe(words);
  });

  it.each(['', minutesOn(0), minutesOn(-1)])('has nothing to say about %j', (until) => {
    expect(timeLeft(until, NOW)).toBeNull();
  });
});

describe('nextDue', () => {
  it('is the next of the moments to come', () => {
    expect(nextDue(['', minutesOn(-5), minutesOn(9), minutesOn(3)], NOW)).toBe(NOW + 180_000);
  });

  it('is nothing where all of them are over', () => {
    expect(nextDue(['', minutesOn(0)], NOW)).toBeNull();
  });
});

describe('clockLeft', () => {
  const secondsOn = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

  it.each([
    [1745, '29:05'],
    [60, '1:00'],
    [0.2, '0:01'],
    [0, null],
    [-1, null],
  ])('of %d seconds is %s', (seconds, words) => {
    expect(clockLeft(secondsOn(seconds), NOW)).toBe(words);
  });
});

describe('dueIn', () => {
  const soon = '2026-11-21T02:00:00.000Z';

  it.each([
    ['a moment after the time is over', '2026-11-21T04:00:00.000Z', 7_201_500],
    ['soon again where the server still saw time', '2026-11-21T01:00:00.000Z', 1500],
    ['no later than a timer can', '2027-11-21T01:00:00.000Z', 2_000_000_000],
  ])('asks %s', (_when, moment, ms) => {
    expect(dueIn(Date.parse(moment), Date.parse(soon))).toBe(ms);
  });
});
