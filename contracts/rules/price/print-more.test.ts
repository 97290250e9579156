import { describe, expect, it } from 'vitest';
import { printMore, totalAt } from './print-more.ts';

/** A copy with a price and quantity discounts. */
function prices(unitPrice: string, ...tiers: [number, string][]) {
  return { unitPrice, tiers: tiers.map(([count, discount]) => ({ count, discount })) };
}

describe('what a quantity costs', () => {
  const line = prices('114.40', [1, '0'], [50, '0.03'], [100, '0.05']);

  it.each([
    [1, '114.40'],
    [49, '5605.60'],
    [50, '5548.40'],
    [60, '6658.08'],
    [1_000_000, '108680000.00'],
  ])('is reckoned by the rule of the server: %d', (count, total) => {
    expect(totalAt(line, count)).toBe(total);
  });

  it('has no discount where none begins', () => {
    expect(totalAt(prices('2.00', [50, '0.1']), 3)).toBe('6.00');
  });
});

describe('加印更省', () => {
  it('says how much less a larger quantity costs', () => {
    expect(printMore(prices('10.00', [50, '0.084']), 47, '精装画册')).toEqual({
      count: 50,
      text: '再加 3 本总价反而少 ¥12',
      label: '改为 50 本',
    });
  });

  it('counts as the product is counted, in thousands', () => {
    expect(printMore(prices('1.00', [2000, '0.6']), 900, '名片')).toEqual({
      count: 2000,
      text: '再加 1,100 张总价反而少 ¥100',
      label: '改为 2,000 张',
    });
  });

  it('keeps the fen of an uneven difference', () => {
    expect(printMore(prices('2.00', [50, '0.0205']), 49, '精装画册')?.text).toBe('再加 1 本总价反而少 ¥0.05');
  });

  it('says so when the larger quantity costs the same', () => {
    expect(printMore(prices('2.00', [50, '0.1']), 45, '精装画册')?.text).toBe('再加 5 本总价不变');
  });

  it('offers what costs at most three percent more, with its price for one', () => {
    expect(printMore(prices('2.00', [50, '0.0112']), 48, '精装画册')).toEqual({
      count: 50,
      text: '再加 2 本总价只多 ¥2.88，每本降到 ¥1.97',
      label: '改为 50 本',
    });
    expect(printMore(prices('2.00', [50, '0.0111']), 48, '精装画册')).toBeNull();
  });

  it('takes the cheapest of several, and of equals the larger', () => {
    const offers = prices('1.00', [95, '0.05'], [100, '0.12'], [110, '0.2']);
    expect(printMore(offers, 90, '精装画册')?.count).toBe(110);
  });

  it.each([
    ['no tier is larger', prices('1.00', [1000, '0.15']), 1000],
    ['every larger tier costs more', prices('10.00', [50, '0.03']), 10],
    ['there are no tiers', prices('10.00'), 10],
  ])('is silent when %s', (_what, line, count) => {
    expect(printMore(line, count, '精装画册')).toBeNull();
  });
});
