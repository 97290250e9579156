import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTotalReply, parseTotalReply } from './total-reply.ts';

const EXTRAS = {
  goodsTotal: '115.00',
  total: '109.25',
  saved: '5.75',
  nextTierCount: '500',
  nextTierDiscount: '0.1',
  weightGram: '420',
};
const REPLY = { discount: '0.05', unitPrice: '1.15', extras: EXTRAS };

describe('formatTotalReply', () => {
  it('puts the discount rate 4th, the unit price 7th and the mark last', () => {
    expect(formatTotalReply(REPLY)).toBe('115.00|109.25|5.75|0.05|500|0.1|1.15|420|desk');
  });

  it('throws on a value that would shift the others', () => {
    expect(() => formatTotalReply({ ...REPLY, extras: { ...EXTRAS, weightGram: '4|2' } })).toThrow(
      RangeError,
    );
  });
});

describe('parseTotalReply', () => {
  it.each([
    ['texts in the other places', '|null|省5元|0|||2.5'],
    ['blanks around the two', 'a|b|c| 0 |d|e| 2.5 '],
    ['eight values as ours once were', '115.00|109.25|5.75|0|500|0.1|2.5|420'],
    ['more values', '1|1|0|0|0|0|2.5|9|x|y'],
  ])('reads nothing but the two of a reply that is not ours: %s', (_what, text) => {
    expect(parseTotalReply(text)).toEqual({ discount: '0', unitPrice: '2.5', extras: null });
  });

  it('reads all of a reply that is ours', () => {
    expect(parseTotalReply('115.00|109.25|5.75|0.05|500|0.1|1.15|420|desk')).toEqual(REPLY);
  });

  it.each([
    ['a reply too short', '1|1|0|0.05|0|0'],
    ['nothing', ''],
    ['JSON', '{"code":400,"message":"","reason":""}'],
    ['a discount of 1', '1|1|0|1|0|0|1.15'],
    ['a discount of 1.0', '1|1|0|1.0|0|0|1.15'],
    ['a negative discount', '1|1|0|-0.1|0|0|1.15'],
    ['a discount in percent', '1|1|0|5%|0|0|1.15'],
    ['no discount', '1|1|0||0|0|1.15'],
    ['a unit price of 0', '1|1|0|0|0|0|0.00'],
    ['a negative unit price', '1|1|0|0|0|0|-1.15'],
    ['no unit price', '1|1|0|0|0|0||420'],
    ['a unit price that is no number', '1|1|0|0|0|0|NaN'],
  ])('refuses %s', (_what, text) => {
    expect(parseTotalReply(text)).toBeNull();
  });

  it('undoes formatTotalReply', () => {
    const text = fc.string().filter((value) => !value.includes('|'));
    const replies = fc.record({
      discount: fc.integer({ min: 0, max: 9999 }).map((points) => `0.${String(points).padStart(4, '0')}`),
      unitPrice: fc.integer({ min: 1, max: 99 }).map((fen) => `3.${String(fen).padStart(2, '0')}`),
      extras: fc.record({
        goodsTotal: text,
        total: text,
        saved: text,
        nextTierCount: text,
        nextTierDiscount: text,
        weightGram: text,
      }),
    });
    fc.assert(
      fc.property(replies, (reply) => {
        expect(parseTotalReply(formatTotalReply(reply))).toEqual(reply);
      }),
    );
  });
});
