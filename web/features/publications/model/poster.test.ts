import { describe, expect, it } from 'vitest';
import { linesWithin } from './poster.ts';

const upTo = (length: number) => (line: string) => [...line].length <= length;

describe('the title of a poster', () => {
  it('breaks where a line is full', () => {
    expect(linesWithin('我们的第一年', 2, upTo(6))).toEqual(['我们的第一年']);
    expect(linesWithin('我们的第一年', 2, upTo(5))).toEqual(['我们的第一', '年']);
    expect(linesWithin('', 2, upTo(5))).toEqual([]);
  });

  it('ends in an ellipsis where there is more than its lines hold', () => {
    expect(linesWithin('种一棵会唱歌的树和花', 2, upTo(5))).toEqual(['种一棵会唱', '歌的树和花']);
    expect(linesWithin('种一棵会唱歌的树和花草', 2, upTo(5))).toEqual(['种一棵会唱', '歌的树和…']);
  });

  it('has one letter a line where even that is too wide, and never half an emoji', () => {
    expect(linesWithin('🌳树', 2, () => false)).toEqual(['🌳', '树']);
  });
});
