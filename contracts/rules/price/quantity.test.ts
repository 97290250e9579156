import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done, refused } from '../decision.ts';
import { checkQuantity, checkTypedQuantity } from './quantity.ts';

const EMPTY = '请输入数量';
const NOT_WHOLE = '数量须为整数';
const TOO_SMALL = '数量最小值为1';
const TOO_LARGE = '数量最大值为1000000';

describe('checkQuantity', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['999999', 999999],
    ['1000000', 1000000],
  ])('accepts %s', (text, value) => {
    expect(checkQuantity(text)).toEqual(done(value));
  });

  it.each([
    ['', EMPTY],
    ['0', TOO_SMALL],
    ['1000001', TOO_LARGE],
    ['99999999999999999999', TOO_LARGE],
    ['1.5', NOT_WHOLE],
    ['-1', NOT_WHOLE],
    ['x', NOT_WHOLE],
    [' ', NOT_WHOLE],
    [' 5', NOT_WHOLE],
    ['1e3', NOT_WHOLE],
    ['0x10', NOT_WHOLE],
    ['007', NOT_WHOLE],
  ])('refuses %j with %s', (text, message) => {
    expect(checkQuantity(text)).toEqual(refused('bad-field', { problem: 'bad-count', message }));
  });

  it.each([
    ['１２３', 123],
    [' 60 ', 60],
    ['1000000', 1000000],
  ])('reads %j as it was typed', (text, value) => {
    expect(checkTypedQuantity(text)).toEqual(done(value));
  });

  it('accepts exactly the whole numbers from 1 to 1000000', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 1000010 }), (value) => {
        expect(checkQuantity(String(value)).kind === 'done').toBe(value >= 1 && value <= 1000000);
      }),
    );
  });
});
