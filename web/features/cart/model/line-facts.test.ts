import { describe, expect, it } from 'vitest';
import { lineWith } from './line.fixture.ts';
import { isOrderable, lineProblem } from './line-facts.ts';

describe('a choice that cannot be printed', () => {
  it('is told by the rule it breaks', () => {
    const line = lineWith({ pageNum: 34 }, { '102': 'ZD01' });
    expect(lineProblem(line)).toEqual({
      text: '「骑马钉」不可用：34 页不是 4 的倍数',
      mend: 'options',
    });
    expect(isOrderable(line)).toBe(false);
  });

  it('is told by its pages where no other choice would do, with what does', () => {
    const few = lineWith({ pageNum: 30 }, { '102': 'ZD01' });
    expect(lineProblem(few)).toEqual({
      text: '30 页没有可用的装订方式，28 页或 32 页可以印，补 2 页空白页即可',
      mend: 'options',
    });
    const many = lineWith({ pageNum: 500 });
    expect(lineProblem(many)).toEqual({
      text: '500 页没有可用的装订方式，400 页可以印，请在作品中调整页数',
      mend: 'work',
    });
  });

  it('is none where everything fits', () => {
    expect(lineProblem(lineWith())).toBeNull();
    expect(isOrderable(lineWith())).toBe(true);
  });
});

describe('a line that the server calls invalid', () => {
  it.each(['stale', 'withdrawn'] as const)('cannot be ordered: %s', (state) => {
    expect(isOrderable(lineWith({ state, invalidReason: '商品已下架' }))).toBe(false);
  });
});
