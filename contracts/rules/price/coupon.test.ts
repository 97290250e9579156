import { describe, expect, it } from 'vitest';
import { type Coupon, couponOff, couponOffers, couponRefusal } from './coupon.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const DAY_MS = 86_400_000;

function coupon(more: Partial<Coupon> = {}): Coupon {
  return {
    id: 1,
    name: '满 500 减 50',
    kind: 'amount',
    thresholdFen: 500_00,
    value: 50_00,
    mostFen: null,
    goodsIds: [],
    validFrom: NOW - DAY_MS,
    validTo: NOW + DAY_MS,
    ...more,
  };
}

const one = (totalFen: number, goodsId = 1) => [{ goodsId, totalFen }];

describe('couponOff', () => {
  it('takes an amount off', () => {
    expect(couponOff(coupon(), one(600_00))).toBe(50_00);
  });

  it.each([
    [9999, 1000, 1000],
    [10_001, 1000, 1001],
    [1, 1000, 0],
    [33_333, 500, 1667],
  ])('leaves %i fen at a rate of %i rounded down, which takes off %i', (fen, value, off) => {
    expect(couponOff(coupon({ kind: 'rate', value }), one(fen))).toBe(off);
  });

  it('keeps to the most that a rate takes off', () => {
    expect(couponOff(coupon({ kind: 'rate', value: 1000, mostFen: 80_00 }), one(2000_00))).toBe(80_00);
  });

  it('looks only at its goods', () => {
    const lines = [...one(1000_00, 1), ...one(100_00, 4)];
    expect(couponOff(coupon({ kind: 'rate', value: 1000, goodsIds: [4] }), lines)).toBe(10_00);
    expect(couponOff(coupon({ value: 150_00, goodsIds: [4] }), lines)).toBe(100_00);
  });

  it('leaves one fen to pay', () => {
    expect(couponOff(coupon({ thresholdFen: 0 }), one(30_00))).toBe(29_99);
  });
});

describe('couponRefusal', () => {
  it.each<[string, Partial<Coupon>, string | null]>([
    ['in time and enough', {}, null],
    ['below its threshold', { thresholdFen: 600_00 }, '未满 ¥600，还差 ¥99.50'],
    ['from its first moment on', { validFrom: NOW }, null],
    ['before its time', { validFrom: NOW + 4 * DAY_MS }, '未到使用时间，11月25日起可用'],
    ['at its end', { validTo: NOW }, '优惠券已过期'],
    ['for other goods', { goodsIds: [4, 5] }, '仅限指定商品'],
    ['for these goods', { goodsIds: [1] }, null],
    [
      'below its threshold in its goods',
      { goodsIds: [1], thresholdFen: 501_00 },
      '指定商品未满 ¥501，还差 ¥0.50',
    ],
  ])('%s', (_what, more, expected) => {
    expect(couponRefusal(coupon(more), one(500_50), NOW)).toBe(expected);
  });

  it('counts to the fen', () => {
    expect(couponRefusal(coupon(), one(500_00), NOW)).toBeNull();
    expect(couponRefusal(coupon(), one(499_99), NOW)).toBe('未满 ¥500，还差 ¥0.01');
  });

  it('says when there is nothing to take off', () => {
    expect(couponRefusal(coupon({ thresholdFen: 0 }), one(1), NOW)).toBe('订单金额过低，不能使用优惠券');
  });
});

describe('couponOffers', () => {
  it('puts the one that saves most first, and the useless last', () => {
    const offers = couponOffers(
      [
        coupon({ id: 1, thresholdFen: 9000_00 }),
        coupon({ id: 2 }),
        coupon({ id: 3, kind: 'rate', value: 2000 }),
      ],
      one(600_00),
      NOW,
    );
    expect(offers.map(({ coupon: { id }, offFen, isBest, reason }) => [id, offFen, isBest, reason])).toEqual([
      [3, 120_00, true, '为您减得最多'],
      [2, 50_00, false, ''],
      [1, 0, false, '未满 ¥9,000，还差 ¥8,400'],
    ]);
  });

  it('prefers the one that expires earlier at a tie', () => {
    const offers = couponOffers(
      [coupon({ id: 1, validTo: NOW + 9 }), coupon({ id: 2, validTo: NOW + 8 })],
      one(600_00),
      NOW,
    );
    expect(offers.map(({ coupon: { id }, isBest }) => [id, isBest])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('has no best where none can be used', () => {
    expect(couponOffers([coupon()], one(1), NOW).map(({ isBest }) => isBest)).toEqual([false]);
  });
});
