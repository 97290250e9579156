import { describe, expect, it } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

const lines = (count: number) => [...Array.from({ length: count }, (_, at) => `line ${at + 1}`), ''];

describe('unifiedDiff', () => {
  it('is empty where nothing changed', () => {
    expect(unifiedDiff('a', lines(3), lines(3))).toBe('');
  });

  it('joins what lies close, and leaves out what lies between', () => {
    const before = lines(20);
    const text = unifiedDiff('a', before, before.with(1, 'x').with(3, 'y').with(18, 'z'));
    expect(text.match(/^@@.*$/gm)).toEqual(['@@ -1,7 +1,7 @@', '@@ -16,5 +16,5 @@']);
    expect(text).toMatch(/^--- a\/a\n\+\+\+ b\/a\n@@/);
    expect(text).toContain('-line 19\n+z\n line 20\n');
  });
});
