import { describe, expect, it } from 'vitest';
import { timeLeft } from './demo-info.ts';

const NOW = Date.UTC(2027, 2, 21, 4);
const MINUTE = 60_000;

describe('timeLeft', () => {
  it.each([
    [119 * MINUTE, '剩余 1 小时 59 分', '1:59'],
    [120 * MINUTE, '剩余 2 小时', '2:00'],
    [59.5 * MINUTE, '剩余 1 小时', '1:00'],
    [12 * MINUTE, '剩余 12 分钟', '12 分'],
    [1, '剩余 1 分钟', '1 分'],
  ])('says of %d ms: %s', (left, text, shortText) => {
    expect(timeLeft(NOW + left, NOW)).toMatchObject({ text, shortText });
  });

  it('warns in the last five minutes and not before', () => {
    expect(timeLeft(NOW + 5 * MINUTE + 1, NOW).state).toBe('plenty');
    expect(timeLeft(NOW + 5 * MINUTE, NOW).state).toBe('short');
  });

  it('is over at the very moment', () => {
    expect(timeLeft(NOW, NOW)).toMatchObject({ state: 'over', text: '演示时间已到' });
  });
});
