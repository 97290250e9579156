import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownUnitPrice, totalPrice } from './price.ts';

// Calculated by hand: unit price, discount, then the totals for 1, 100 and 1000000 copies.
const TOTALS: [string, string, string, string, string][] = [
  ['1.15', '0', '1.15', '115.00', '1150000.00'],
  ['1.15', '0.05', '1.09', '109.25', '1092500.00'],
  ['1.15', '0.1', '1.03', '103.50', '1035000.00'],
  ['1.15', '0.15', '0.97', '97.75', '977500.00'],
  ['0.57', '0', '0.57', '57.00', '570000.00'],
  ['0.57', '0.05', '0.54', '54.15', '541500.00'],
  ['0.57', '0.1', '0.51', '51.30', '513000.00'],
  ['0.57', '0.15', '0.48', '48.45', '484500.00'],
  ['4.35', '0', '4.35', '435.00', '4350000.00'],
  ['4.35', '0.05', '4.13', '413.25', '4132500.00'],
  ['4.35', '0.1', '3.91', '391.50', '3915000.00'],
  ['4.35', '0.15', '3.69', '369.75', '3697500.00'],
];

describe('totalPrice', () => {
  it.each(TOTALS)('at %s less %s', (unitPrice, discount, one, hundred, million) => {
    expect(totalPrice({ count: 1, unitPrice, discount })).toBe(one);
    expect(totalPrice({ count: 100, unitPrice, discount })).toBe(hundred);
    expect(totalPrice({ count: 1000000, unitPrice, discount })).toBe(million);
  });

  it('rounds once, after the whole product', () => {
    expect(totalPrice({ count: 3, unitPrice: '0.335', discount: '0' })).toBe('1.00');
    expect(totalPrice({ count: 1000000, unitPrice: '0.0000019', discount: '0.0' })).toBe('1.90');
    expect(totalPrice({ count: 1, unitPrice: '1', discount: '0.0000000000000000000001' })).toBe('0.99');
  });

  it('is exact beyond the safe integers', () => {
    expect(totalPrice({ count: 1000000, unitPrice: '123456789012345.67', discount: '0' })).toBe(
      '123456789012345670000.00',
    );
  });

  it('of no copies is nothing', () => {
    expect(totalPrice({ count: 0, unitPrice: '1.15', discount: '0' })).toBe('0.00');
  });

  it.each([
    { count: 1, unitPrice: 'x', discount: '0' },
    { count: 1, unitPrice: '', discount: '0' },
    { count: 1, unitPrice: '-1', discount: '0' },
    { count: 1, unitPrice: '1e3', discount: '0' },
    { count: 1, unitPrice: '1', discount: '' },
    { count: 1, unitPrice: '1', discount: '10%' },
    { count: 1, unitPrice: '1', discount: '1' },
    { count: 1, unitPrice: '1', discount: '1.5' },
    { count: 1.5, unitPrice: '1', discount: '0' },
    { count: -1, unitPrice: '1', discount: '0' },
    { count: Number.NaN, unitPrice: '1', discount: '0' },
  ])('throws on %j', (input) => {
    expect(() => totalPrice(input)).toThrow(RangeError);
  });

  it('is the largest whole fen not above the exact product', () => {
    const inputs = fc.record({
      count: fc.integer({ min: 1, max: 1000000 }),
      fen: fc.nat(10_000_000),
      percent: fc.integer({ min: 0, max: 99 }),
    });
    fc.assert(
      fc.property(inputs, ({ count, fen, percent }) => {
        const unitPrice = `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
        const total = totalPrice({ count, unitPrice, discount: `0.${String(percent).padStart(2, '0')}` });
        expect(total).toMatch(/^\d+\.\d{2}$/);
        const centiFen = BigInt(count) * BigInt(fen) * BigInt(100 - percent);
        const rest = centiFen - BigInt(total.replace('.', '')) * 100n;
        expect(rest >= 0n && rest < 100n).toBe(true);
      }),
    );
  });
});

describe('shownUnitPrice', () => {
  it.each([
    ['1.15', 1, '1.15'],
    ['109.25', 100, '1.09'],
    ['1092500.00', 1000000, '1.09'],
    ['10.00', 3, '3.33'],
    ['0.99', 100, '0.00'],
    ['1.999', 1, '1.99'],
  ])('of %s for %i copies is %s', (total, count, expected) => {
    expect(shownUnitPrice({ total, count })).toBe(expected);
  });

  it.each([
    { total: '', count: 1 },
    { total: 'NaN', count: 1 },
    { total: '1', count: 0 },
    { total: '1', count: 0.5 },
  ])('throws on %j', (input) => {
    expect(() => shownUnitPrice(input)).toThrow(RangeError);
  });

  it('times the count never exceeds the total and misses it by less than a fen a copy', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 1000000 }), (fen, count) => {
        const total = `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
        const rest = fen - Number(shownUnitPrice({ total, count }).replace('.', '')) * count;
        expect(rest >= 0 && rest < count).toBe(true);
      }),
    );
  });
});
