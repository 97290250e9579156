import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountText, foldOf, type QuoteInput, quote } from './goods-price.ts';

const TIERS = [
  { fromCount: 500, discountBasisPoints: 1500 },
  { fromCount: 10, discountBasisPoints: 500 },
  { fromCount: 100, discountBasisPoints: 1000 },
];

function input(changes: Partial<QuoteInput> = {}): QuoteInput {
  return {
    basePriceFen: 1000,
    perPageMilliFen: 12500,
    options: [],
    pageNum: 32,
    count: 1,
    tiers: TIERS,
    ...changes,
  };
}

describe('quote', () => {
  it('adds base, pages and options', () => {
    const options = [
      { perCopyFen: 800, perPageMilliFen: 0 },
      { perCopyFen: 0, perPageMilliFen: 1500 },
    ];
    // 10.00 + 8.00 per copy, 32 pages at 0.14 each.
    expect(quote(input({ options }))).toEqual({
      unitPriceFen: 2248,
      unitPrice: '22.48',
      discountBasisPoints: 0,
      discount: '0',
      goodsTotal: '22.48',
      total: '22.48',
      saved: '0.00',
      nextTier: { fromCount: 10, discountBasisPoints: 500 },
    });
  });

  it.each([
    [1, '0', 10],
    [9, '0', 10],
    [10, '0.05', 100],
    [99, '0.05', 100],
    [100, '0.1', 500],
    [499, '0.1', 500],
    [500, '0.15', null],
    [1000000, '0.15', null],
  ])('at %i copies has the discount %s, the next one from %s', (count, discount, next) => {
    const priced = quote(input({ count }));
    expect(priced.discount).toBe(discount);
    expect(priced.nextTier?.fromCount ?? null).toBe(next);
  });

  it.each([
    [115, 10, '10.92', '11.50', '0.58'],
    [57, 10, '5.41', '5.70', '0.29'],
    [435, 10, '41.32', '43.50', '2.18'],
    [115, 1000000, '977500.00', '1150000.00', '172500.00'],
  ])('of %i fen for %i copies comes to %s', (basePriceFen, count, total, goodsTotal, saved) => {
    expect(quote(input({ basePriceFen, perPageMilliFen: 0, count }))).toMatchObject({
      total,
      goodsTotal,
      saved,
    });
  });

  it('rounds the unit price down to fen', () => {
    expect(quote(input({ basePriceFen: 0, perPageMilliFen: 1999, pageNum: 1 })).unitPriceFen).toBe(1);
    expect(quote(input({ basePriceFen: 0, perPageMilliFen: 333, pageNum: 10 })).unitPrice).toBe('0.03');
  });

  it('is never below 1 fen', () => {
    expect(quote(input({ basePriceFen: 0, perPageMilliFen: 0 })).unitPrice).toBe('0.01');
    const options = [{ perCopyFen: -5000, perPageMilliFen: -1 }];
    expect(quote(input({ options })).unitPrice).toBe('0.01');
  });

  it('takes the better of two tiers for the same quantity', () => {
    const tiers = [
      { fromCount: 10, discountBasisPoints: 800 },
      { fromCount: 10, discountBasisPoints: 500 },
    ];
    expect(quote(input({ count: 10, tiers })).discount).toBe('0.08');
  });

  it('names no next tier that brings no better discount', () => {
    const tiers = [
      { fromCount: 10, discountBasisPoints: 500 },
      { fromCount: 20, discountBasisPoints: 500 },
      { fromCount: 30, discountBasisPoints: 600 },
    ];
    expect(quote(input({ count: 15, tiers })).nextTier).toEqual({ fromCount: 30, discountBasisPoints: 600 });
  });

  it.each([
    { count: 0 },
    { count: 1.5 },
    { pageNum: -1 },
    { basePriceFen: 0.5 },
    { perPageMilliFen: Number.NaN },
    { tiers: [{ fromCount: 1, discountBasisPoints: 10000 }] },
    { tiers: [{ fromCount: 1, discountBasisPoints: -1 }] },
    { tiers: [{ fromCount: 0, discountBasisPoints: 100 }] },
    { options: [{ perCopyFen: 1.5, perPageMilliFen: 0 }] },
    { basePriceFen: Number.MAX_SAFE_INTEGER, perPageMilliFen: 1000 },
  ])('throws on %j', (changes) => {
    expect(() => quote(input(changes))).toThrow(RangeError);
  });

  it('splits the price before discount into total and saved, to the fen', () => {
    const inputs = fc.record({
      basePriceFen: fc.nat(100_000),
      perPageMilliFen: fc.nat(100_000),
      pageNum: fc.integer({ min: 1, max: 10_000 }),
      count: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(inputs, (changes) => {
        const priced = quote(input(changes));
        const fen = (amount: string) => BigInt(amount.replace('.', ''));
        expect(fen(priced.total) + fen(priced.saved)).toBe(fen(priced.goodsTotal));
        expect(fen(priced.goodsTotal)).toBe(BigInt(priced.unitPriceFen) * BigInt(changes.count));
      }),
    );
  });
});

describe('discountText', () => {
  const text = (count: number, tiers = TIERS) =>
    discountText(quote(input({ count, tiers })), count, '精装画册');

  it('announces the next tier', () => {
    expect(text(1)).toBe('满10本<b>9.5折</b>');
    expect(discountText(quote(input({ count: 1, tiers: TIERS })), 1, '名片')).toBe('满10张<b>9.5折</b>');
    expect(text(1, [{ fromCount: 1000, discountBasisPoints: 1000 }])).toBe('满1,000本<b>9折</b>');
    expect(text(1, [{ fromCount: 100, discountBasisPoints: 1000 }])).toBe('满100本<b>9折</b>');
  });

  it('counts the copies that are missing from half of the tier on', () => {
    expect(text(4)).toBe('满10本<b>9.5折</b>');
    expect(text(5)).toBe('再加5本享<b>9.5折</b>');
    expect(text(97)).toBe('已享<b>9.5折</b>，再加3本享<b>9折</b>');
  });

  it('says only what is earned at the last tier', () => {
    expect(text(500)).toBe('已享<b>8.5折</b>');
  });

  it('is empty where there is nothing to say', () => {
    expect(text(1, [])).toBe('');
  });

  it.each([
    [1250, '8.75折'],
    [5, '9.995折'],
    [9000, '1折'],
    [9500, '0.5折'],
  ])('writes %i basis points as %s', (discountBasisPoints, expected) => {
    expect(text(1, [{ fromCount: 1, discountBasisPoints }])).toBe(`已享<b>${expected}</b>`);
  });
});

describe('a rate in the words of customers', () => {
  it.each([
    ['0.03', '9.7折'],
    ['0.1', '9折'],
    ['0.125', '8.75折'],
    ['0', ''],
    ['?', ''],
  ])('%s is "%s"', (rate, words) => {
    expect(foldOf(rate)).toBe(words);
  });
});
