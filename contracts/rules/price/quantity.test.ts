import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuantity, checkTypedQuantity } from './quantity.ts';

describe('checkQuantity', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['999999', 999999],
    ['1000000', 1000000],
  ])('accepts %s', (text, value) => {
    expect(checkQuantity(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    ['0', 'too-small'],
    ['1000001', 'too-large'],
    ['99999999999999999999', 'too-large'],
    ['1.5', 'not-a-whole-number'],
    ['-1', 'not-a-whole-number'],
    ['x', 'not-a-whole-number'],
    [' ', 'not-a-whole-number'],
    [' 5', 'not-a-whole-number'],
    ['1e3', 'not-a-whole-number'],
    ['0x10', 'not-a-whole-number'],
    ['007', 'not-a-whole-number'],
  ])('refuses %j as %s', (text, reason) => {
    expect(checkQuantity(text)).toMatchObject({ ok: false, reason });
  });

  it.each([
    ['１２３', 123],
    [' 60 ', 60],
    ['1000000', 1000000],
  ])('reads %j as it was typed', (text, value) => {
    expect(checkTypedQuantity(text)).toEqual({ ok: true, value });
  });

  it('names the limits in its messages', () => {
    expect(checkQuantity('')).toMatchObject({ message: '请输入数量' });
    expect(checkQuantity('1.5')).toMatchObject({ message: '数量须为整数' });
    expect(checkQuantity('0')).toMatchObject({ message: '数量最小值为1' });
    expect(checkQuantity('1000001')).toMatchObject({ message: '数量最大值为1000000' });
  });

  it('accepts exactly the whole numbers from 1 to 1000000', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 1000010 }), (value) => {
        expect(checkQuantity(String(value)).ok).toBe(value >= 1 && value <= 1000000);
      }),
    );
  });
});
