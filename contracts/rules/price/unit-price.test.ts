import { describe, expect, it } from 'vitest';
import { isUnitExact } from './unit-price.ts';

describe('isUnitExact', () => {
  it.each([
    ['114.40', 10, '1144.00', true],
    ['1.09', 1_000_000, '1092500.00', false],
    ['36.03', 5, '180.20', false],
    ['36.04', 5, '180.20', true],
    ['rubbish', 1, 'rubbish', false],
  ])('of %s times %d being %s is %s', (unitPrice, count, totalPrice, isExact) => {
    expect(isUnitExact({ unitPrice, count, totalPrice })).toBe(isExact);
  });
});
