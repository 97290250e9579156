import { describe, expect, it } from 'vitest';
import { type HintFacts, lineHint } from './line-hint.ts';

const NOTHING: HintFacts = { problem: null, isOutdated: false, more: null, discount: '' };
const more = { count: 50, text: '再加 1 本总价反而少 ¥57.20', label: '改为 50 本' };
const problem = { text: '「骑马钉」不可用：30 页不是 4 的倍数', mend: 'options' } as const;

describe('the one hint of a line', () => {
  it('is none where nothing is to be said', () => {
    expect(lineHint(NOTHING)).toBeNull();
  });

  it.each([
    [
      'what stands in the way',
      { ...NOTHING, problem, isOutdated: true, more, discount: '满50册' },
      'problem',
    ],
    ['a price that is not known', { ...NOTHING, isOutdated: true, more, discount: '满50册' }, 'outdated'],
    ['a larger quantity with its number', { ...NOTHING, more, discount: '再加5册享9.7折' }, 'more'],
    ['the discount', { ...NOTHING, discount: '满50册' }, 'discount'],
  ] as const)('is before all others %s', (_what, facts, kind) => {
    expect(lineHint(facts)?.kind).toBe(kind);
  });
});
