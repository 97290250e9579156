import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorToHundredths, formatHundredths, parseDecimal } from './decimal.ts';

describe('parseDecimal', () => {
  it('keeps every decimal exactly', () => {
    expect(parseDecimal('1.15')).toEqual({ digits: 115n, scale: 2 });
    expect(parseDecimal('0.0000000000000000000001')).toEqual({ digits: 1n, scale: 22 });
    expect(parseDecimal('42')).toEqual({ digits: 42n, scale: 0 });
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '1.',
    '.5',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1,5',
    '1.2.3',
    'NaN',
    'Infinity',
    '１',
    '1\n',
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});

describe('floorToHundredths', () => {
  it.each([
    ['0.999', 99n],
    ['1.15', 115n],
    ['0.009', 0n],
    ['7', 700n],
    ['7.5', 750n],
  ])('rounds %s down to %s', (text, expected) => {
    const value = parseDecimal(text);
    expect(value === null ? null : floorToHundredths(value)).toBe(expected);
  });
});

describe('formatHundredths', () => {
  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [99n, '0.99'],
    [100n, '1.00'],
    [-5n, '-0.05'],
    [123456789012345678901n, '1234567890123456789.01'],
  ])('writes %s as %s', (hundredths, expected) => {
    expect(formatHundredths(hundredths)).toBe(expected);
  });

  it('is read back without a loss', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (hundredths) => {
        expect(parseDecimal(formatHundredths(hundredths))).toEqual({ digits: hundredths, scale: 2 });
      }),
    );
  });
});
