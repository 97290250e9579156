import { describe, expect, it } from 'vitest';
import { chineseAmount } from './chinese-amount.ts';

describe('chineseAmount', () => {
  it.each([
    [0, '零圆整'],
    [5, '伍分'],
    [50, '伍角整'],
    [100, '壹圆整'],
    [105, '壹圆零伍分'],
    [12345, '壹佰贰拾叁圆肆角伍分'],
    [100000, '壹仟圆整'],
    [1000100, '壹万零壹圆整'],
    [1010000, '壹万零壹佰圆整'],
    [10000000000, '壹亿圆整'],
    [10000000100, '壹亿零壹圆整'],
    [2005000000, '贰仟零伍万圆整'],
    [-87600, '负捌佰柒拾陆圆整'],
  ])('writes %i fen as %s', (fen, text) => expect(chineseAmount(fen)).toBe(text));

  it('refuses what is no whole number of fen', () => expect(() => chineseAmount(1.5)).toThrow(RangeError));
});
