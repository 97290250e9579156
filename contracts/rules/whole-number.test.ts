import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecimalId, parseDecimalId, parseWholeNumber } from './whole-number.ts';

describe('parseWholeNumber', () => {
  it.each([
    '1e3',
    '0x10',
    ' 5',
    '5 ',
    '1.5',
    '1.0',
    '',
    '-1',
    '+1',
    '007',
    '00',
    'x',
    '1_000',
    '1,000',
    '５',
    '5\n',
  ])('refuses %j', (text) => {
    expect(parseWholeNumber(text)).toBeNull();
  });

  it('stops at the largest safe integer', () => {
    expect(parseWholeNumber('9007199254740991')).toBe(9007199254740991);
    expect(parseWholeNumber('9007199254740992')).toBeNull();
  });

  it('reads back every whole number as JavaScript writes it', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(parseWholeNumber(String(value))).toBe(value);
      }),
    );
  });

  it('accepts a text only if it is exactly the number written out', () => {
    const almostNumbers = fc.string({ unit: fc.constantFrom(...'0123456789.-+ ex_') });
    fc.assert(
      fc.property(almostNumbers, (text) => {
        const value = parseWholeNumber(text);
        expect(value === null || String(value) === text).toBe(true);
      }),
    );
  });
});

describe('isDecimalId', () => {
  it.each(['0', '1', '007', '123456789012345678'])('accepts %s', (text) => {
    expect(isDecimalId(text)).toBe(true);
  });

  it.each(['', '1234567890123456789', '1.5', '-1', ' 1', '1 ', '1e3', 'abc', '１', '1\n'])(
    'refuses %j',
    (text) => {
      expect(isDecimalId(text)).toBe(false);
    },
  );
});

describe('parseDecimalId', () => {
  it.each([
    ['90001', 90001],
    ['007', null],
    ['999999999999999999', null],
    ['', null],
    ['1e3', null],
    [' 1', null],
    ['-1', null],
  ])('reads %j as %j', (text, id) => {
    expect(parseDecimalId(text)).toBe(id);
  });
});
