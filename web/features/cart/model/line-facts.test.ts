import { describe, expect, it } from 'vitest';
import { lineWith } from './line.fixture.ts';
import { choiceProblem, isOrderable } from './line-facts.ts';

describe('a choice that cannot be printed', () => {
  it('is told by the rule it breaks', () => {
    const line = lineWith({ pageNum: 30 }, { '102': 'ZD01' });
    expect(choiceProblem(line)).toBe('「骑马钉」不可用：30 页不是 4 的倍数');
    expect(isOrderable(line)).toBe(false);
  });

  it('is none where everything fits', () => {
    expect(choiceProblem(lineWith())).toBeNull();
    expect(isOrderable(lineWith())).toBe(true);
  });
});

describe('a line that the server calls invalid', () => {
  it.each(['stale', 'withdrawn'] as const)('cannot be ordered: %s', (state) => {
    expect(isOrderable(lineWith({ state, invalidReason: '商品已下架' }))).toBe(false);
  });
});
