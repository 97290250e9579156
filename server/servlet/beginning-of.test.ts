import { describe, expect, it } from 'vitest';
import { beginningOf, MOST_CHARACTERS } from './beginning-of.ts';

describe('beginningOf', () => {
  it('keeps a short text and the beginning of a long one', () => {
    const long = '购物车'.repeat(10_000);
    expect(beginningOf('短')).toBe('短');
    expect(beginningOf(long)).toBe(long.slice(0, MOST_CHARACTERS + 1));
  });
});
