import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFen, parseFen } from './money.ts';

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
