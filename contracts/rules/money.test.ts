import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, formatFen, parseFen, yuanText } from './money.ts';

describe('parseFen', () => {
  it.each([
    ['1.15', 115],
    ['0.57', 57],
    ['4.35', 435],
    ['0', 0],
    ['0.00', 0],
    ['12.3', 1230],
    ['12', 1200],
    ['0.01', 1],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %s as %i fen', (amount, fen) => {
    expect(parseFen(amount)).toBe(fen);
  });

  it.each([
    '',
    '1.155',
    '1.',
    '.5',
    '-1.00',
    '+1',
    '01.00',
    '1e2',
    '0x10',
    ' 1',
    '1 ',
    '1,000.00',
    '¥1',
    'NaN',
    '1\n',
  ])('refuses %j', (amount) => {
    expect(parseFen(amount)).toBeNull();
  });

  it.each(['90071992547409.92', '999999999999999999999.99'])(
    'refuses %s, which is no safe integer of fen',
    (amount) => {
      expect(parseFen(amount)).toBeNull();
    },
  );
});

describe('formatFen', () => {
  it.each([
    [1230, '12.30'],
    [0, '0.00'],
    [-0, '0.00'],
    [7, '0.07'],
    [-1230, '-12.30'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('writes %i fen as %s', (fen, amount) => {
    expect(formatFen(fen)).toBe(amount);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('throws on %d', (fen) => {
    expect(() => formatFen(fen)).toThrow(RangeError);
  });

  it('is undone by parseFen for every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (fen) => {
        expect(parseFen(formatFen(fen))).toBe(fen);
      }),
    );
  });
});

describe('an amount as it is read', () => {
  it.each([
    ['0.00', '0.00'],
    ['999.99', '999.99'],
    ['1144.00', '1,144.00'],
    ['1234567.5', '1,234,567.5'],
    ['-12345.67', '-12,345.67'],
    ['98304', '98,304'],
  ])('%s is shown as %s', (amount, text) => {
    expect(amountText(amount)).toBe(text);
  });

  it('carries its sign in a sentence', () => {
    expect(yuanText(9_830_400)).toBe('¥98,304.00');
  });
});
