import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTotalReply, parseTotalReply } from './total-reply.ts';

const REPLY = {
  goodsTotal: '115.00',
  total: '109.25',
  saved: '5.75',
  discount: '0.05',
  nextTierCount: '500',
  nextTierDiscount: '0.1',
  unitPrice: '1.15',
  weightGram: '420',
};

describe('formatTotalReply', () => {
  it('puts the discount rate 4th and the unit price 7th', () => {
    expect(formatTotalReply(REPLY)).toBe('115.00|109.25|5.75|0.05|500|0.1|1.15|420');
  });

  it('throws on a value that would shift the others', () => {
    expect(() => formatTotalReply({ ...REPLY, weightGram: '4|2' })).toThrow(RangeError);
  });
});

describe('parseTotalReply', () => {
  it('takes the others as whatever text they are', () => {
    expect(parseTotalReply('|null|省5元|0|||2.5')).toEqual({
      goodsTotal: '',
      total: 'null',
      saved: '省5元',
      discount: '0',
      nextTierCount: '',
      nextTierDiscount: '',
      unitPrice: '2.5',
      weightGram: '',
    });
  });

  it('takes more values than eight', () => {
    expect(parseTotalReply('1|1|0|0|0|0|1.00|9|x|y')).toMatchObject({ weightGram: '9' });
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
      goodsTotal: text,
      total: text,
      saved: text,
      discount: fc.integer({ min: 0, max: 9999 }).map((points) => `0.${String(points).padStart(4, '0')}`),
      nextTierCount: text,
      nextTierDiscount: text,
      unitPrice: fc.integer({ min: 1, max: 99 }).map((fen) => `3.${String(fen).padStart(2, '0')}`),
      weightGram: text,
    });
    fc.assert(
      fc.property(replies, (reply) => {
        expect(parseTotalReply(formatTotalReply(reply))).toEqual(reply);
      }),
    );
  });
});
