import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareText, fieldOf, isFields, listOf, numberOf, textOf, wholeOf, yesNoOf } from './scalars.ts';

describe('textOf', () => {
  it.each([
    ['', ''],
    [' 86.40 ', ' 86.40 '],
    [86.4, '86.4'],
    [0, '0'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    [-1.25e-8, '-0.0000000125'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [{}, ''],
    [['1'], ''],
  ])('reads %j as %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });
});

describe('numberOf and wholeOf', () => {
  it.each([
    [64, 64, 64],
    ['64', 64, 64],
    [' 64 ', 64, 64],
    ['64.0', 64, 64],
    ['0.5', 0.5, null],
    [-1, -1, null],
    ['1e3', null, null],
    ['0x10', null, null],
    ['', null, null],
    [null, null, null],
    [true, null, null],
    [Number.NaN, null, null],
    ['9007199254740993', 9007199254740992, null],
  ])('read %j as %j and %j', (value, number, whole) => {
    expect(numberOf(value)).toBe(number);
    expect(wholeOf(value)).toBe(whole);
  });
});

describe('yesNoOf', () => {
  it.each(['Y', 'y', 'yes', true, 'true', 1, '1', '是', ' Y '])('reads %j as yes', (value) => {
    expect(yesNoOf(value)).toBe('Y');
  });

  it.each(['N', 'n', 'no', false, 'false', 0, '0', '否'])('reads %j as no', (value) => {
    expect(yesNoOf(value)).toBe('N');
  });

  it.each(['', 'maybe', 2, null, undefined, {}, ['Y']])('takes %j for neither', (value) => {
    expect(yesNoOf(value)).toBeNull();
  });
});

describe('bareText', () => {
  it.each([
    ['ok', 'ok'],
    [' ok\r\n', 'ok'],
    ['"ok"', 'ok'],
    ['" ok "', 'ok'],
    ['"ok', '"ok'],
    ['"{}"', '{}'],
    [1, '1'],
    [{ code: 401 }, ''],
    [null, ''],
  ])('reads %j as %j', (reply, text) => {
    expect(bareText(reply)).toBe(text);
  });
});

describe('fieldOf and listOf', () => {
  it('find only what is there itself', () => {
    expect(fieldOf({ a: 1 }, 'a')).toBe(1);
    expect(fieldOf({}, 'constructor')).toBeUndefined();
    expect(fieldOf(['x'], 'length')).toBeUndefined();
    expect(fieldOf(null, 'a')).toBeUndefined();
    expect(listOf([1])).toEqual([1]);
    expect(listOf({ length: 1 })).toEqual([]);
  });

  it('never throw, whatever they are given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, name) => {
        expect(typeof textOf(value)).toBe('string');
        fieldOf(value, name);
        yesNoOf(value);
        expect(wholeOf(value) ?? 0).toBeGreaterThanOrEqual(0);
        expect(isFields(value) && Array.isArray(value)).toBe(false);
      }),
    );
  });
});
