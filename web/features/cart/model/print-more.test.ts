import { describe, expect, it } from 'vitest';
import { printMore } from './print-more.ts';

function tier(count: number, total: string, unitPrice = '1.00') {
  return { count, total, unitPrice, discount: '0' };
}

describe('加印更省', () => {
  it('says how much less a larger quantity costs', () => {
    expect(printMore([tier(47, '470.00'), tier(50, '458.00')])).toEqual({
      count: 50,
      isCheaper: true,
      text: '再加 3 本总价反而少 ¥12',
    });
  });

  it('keeps the fen of an uneven difference', () => {
    expect(printMore([tier(49, '100.00'), tier(50, '99.95')])?.text).toBe('再加 1 本总价反而少 ¥0.05');
  });

  it('says so when the larger quantity costs the same', () => {
    expect(printMore([tier(45, '90.00'), tier(50, '90.00')])?.text).toBe('再加 5 本总价不变');
  });

  it('offers what costs at most three percent more, with its price for one', () => {
    expect(printMore([tier(48, '100.00'), tier(50, '103.00', '2.06')])).toEqual({
      count: 50,
      isCheaper: false,
      text: '再加 2 本总价只多 ¥3，每本降到 ¥2.06',
    });
    expect(printMore([tier(48, '100.00'), tier(50, '103.01', '2.06')])).toBeNull();
  });

  it('takes the cheapest of several, and of equals the larger', () => {
    const offers = [tier(90, '90.00'), tier(95, '89.00'), tier(100, '88.00'), tier(110, '88.00')];
    expect(printMore(offers)?.count).toBe(110);
  });

  it.each([
    ['nothing is known', []],
    ['no tier is larger', [tier(1000, '850.00')]],
    ['every larger tier costs more', [tier(10, '100.00'), tier(50, '485.00')]],
    ['an amount cannot be read', [tier(49, 'x'), tier(50, '1.00')]],
    ['a tier is not larger', [tier(50, '100.00'), tier(40, '80.00')]],
  ])('is silent when %s', (_what, tiers) => {
    expect(printMore(tiers)).toBeNull();
  });
});
