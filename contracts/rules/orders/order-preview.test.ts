import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFen } from '../money.ts';
import { type Coupon, couponOff } from '../price/coupon.ts';
import { splitWallet } from '../price/wallet-split.ts';
import { goodsAfterQuantity, orderMoney, priceLadder } from './order-preview.ts';

const fen = fc.integer({ min: 0, max: 10_000_000_00 });
const line = fc
  .record({ totalFen: fc.integer({ min: 1, max: 10_000_000_00 }), savedFen: fen })
  .map(({ totalFen, savedFen }) => ({ goodsId: 1, totalFen, listFen: totalFen + savedFen }));
const coupon = fc.record({
  kind: fc.constantFrom<Coupon['kind']>('amount', 'rate'),
  value: fc.integer({ min: 0, max: 10_000 }),
  mostFen: fc.option(fen),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 100 }),
  coupon,
  freightFen: fc.constantFrom(0, 12_00, 25_00, 38_00, 60_00),
  principalFen: fen,
  bonusFen: fen,
});

function ladderOf(facts: typeof order extends fc.Arbitrary<infer T> ? T : never) {
  const off = couponOff(
    { ...facts.coupon, id: 1, name: '券', thresholdFen: 0, goodsIds: [], validFrom: 0, validTo: 1 },
    facts.lines,
  );
  const money = orderMoney(facts.lines, { couponFen: off, freightFen: facts.freightFen });
  const wallet = splitWallet({ ...facts, amountFen: money.payFen });
  return { money, ladder: priceLadder({ money, couponName: '券', wallet }) };
}

describe('priceLadder', () => {
  it('always adds up to each of its sums, in whole fen that are never negative', () => {
    fc.assert(
      fc.property(order, (facts) => {
        let running = 0;
        for (const { sign, amount } of ladderOf(facts).ladder) {
          const value = parseFen(amount);
          if (value === null) return false;
          if (sign === 'sum' && running !== value) return false;
          if (sign !== 'sum') running += sign === 'plus' ? value : -value;
          if (running < 0) return false;
        }
        return true;
      }),
    );
  });

  it('never asks for nothing', () => {
    fc.assert(fc.property(order, (facts) => ladderOf(facts).money.payFen >= 1));
  });

  it('shows neither a discount nor a wallet that takes nothing off', () => {
    const money = orderMoney([{ listFen: 500, totalFen: 500 }], { couponFen: 0, freightFen: 0 });
    expect(priceLadder({ money, couponName: '', wallet: null })).toEqual([
      { key: 'goods', label: '商品原价', sign: 'plus', amount: '5.00' },
      { key: 'freight', label: '运费（免运费）', sign: 'plus', amount: '0.00' },
      { key: 'pay', label: '应付', sign: 'sum', amount: '5.00' },
    ]);
  });

  it('names the coupon, and has the wallet last', () => {
    const money = orderMoney([{ listFen: 10_000, totalFen: 9000 }], { couponFen: 500, freightFen: 1200 });
    const wallet = splitWallet({ principalFen: 8000, bonusFen: 2000, amountFen: money.payFen });
    const shown = priceLadder({ money, couponName: '减五元', wallet });
    expect(shown.map(({ label, sign, amount }) => `${label} ${sign} ${amount}`)).toEqual([
      '商品原价 plus 100.00',
      '满量优惠 minus 10.00',
      '优惠券（减五元） minus 5.00',
      '运费 plus 12.00',
      '应付 sum 97.00',
      '余额抵扣 minus 97.00',
      '还需支付 sum 0.00',
    ]);
  });
});

describe('orderMoney', () => {
  it('refuses a coupon that takes off more than there is', () => {
    expect(() => orderMoney([{ listFen: 5, totalFen: 5 }], { couponFen: 6, freightFen: 9 })).toThrow(
      RangeError,
    );
  });

  it('refuses amounts that are no whole fen', () => {
    expect(() => orderMoney([{ listFen: 0.5, totalFen: 0.5 }], { couponFen: 0, freightFen: 0 })).toThrow(
      RangeError,
    );
  });
});

describe('goodsAfterQuantity', () => {
  it('adds what the lines cost', () => {
    expect(
      goodsAfterQuantity([
        { listFen: 9, totalFen: 5 },
        { listFen: 9, totalFen: 7 },
      ]),
    ).toBe(12);
  });
});
