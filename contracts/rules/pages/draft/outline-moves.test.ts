import { describe, expect, it } from 'vitest';
import { outlineAfter } from './outline-moves.ts';

const entry = (title: string, page: number) => ({ title, level: 1, page });
const OUTLINE = [entry('一', 1), entry('二', 2), entry('二之二', 2), entry('三', 3)];
const BEFORE = ['a', 'b', 'c'];

describe('outlineAfter', () => {
  it.each([
    [['a', 'b', 'c'], OUTLINE],
    [
      ['c', 'a', 'b'],
      [entry('三', 1), entry('一', 2), entry('二', 3), entry('二之二', 3)],
    ],
    [
      ['a', 'new', 'c'],
      [entry('一', 1), entry('三', 3)],
    ],
    [[], []],
  ])('follows the pages to %j', (after, outline) => {
    expect(outlineAfter(OUTLINE, BEFORE, after)).toEqual(outline);
  });

  it('forgets entries of pages that there never were', () => {
    expect(outlineAfter([entry('零', 0), entry('九', 9)], BEFORE, BEFORE)).toEqual([]);
  });
});
