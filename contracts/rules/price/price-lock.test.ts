import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesSince, type LockedPrices, priceLockOf } from './price-lock.ts';

const PRICES: LockedPrices = {
  lines: [
    { id: '90001', name: '西湖四时', count: 10, pageNum: 64, spec: 'A', totalFen: 864_00 },
    { id: '90002', name: '雪国', count: 1, pageNum: 30, spec: 'A', totalFen: 100_00 },
  ],
  couponFen: 50_00,
  freightFen: 12_00,
  payFen: 926_00,
};

const prices = fc.record({
  lines: fc.array(
    fc.record({
      id: fc.string(),
      name: fc.string({ unit: 'grapheme' }),
      count: fc.nat(),
      pageNum: fc.nat(),
      spec: fc.string(),
      totalFen: fc.nat(),
    }),
    {
      maxLength: 100,
    },
  ),
  couponFen: fc.nat(),
  freightFen: fc.nat(),
  payFen: fc.nat(),
});

describe('priceLockOf', () => {
  it('is a text that an address can carry as it is', () => {
    fc.assert(fc.property(prices, (facts) => /^v2\.[\w-]+$/.test(priceLockOf(facts))));
  });
});

describe('changesSince', () => {
  it('finds nothing changed in the prices that were locked', () => {
    fc.assert(
      fc.property(prices, (facts) => {
        expect(changesSince(priceLockOf(facts), facts)).toEqual([]);
      }),
    );
  });

  it('names each line, the coupon, the freight and the sum', () => {
    const fresh: LockedPrices = {
      lines: [
        { id: '90001', name: '西湖四时', count: 10, pageNum: 64, spec: 'A', totalFen: 907_20 },
        { id: '90002', name: '雪国', count: 1, pageNum: 30, spec: 'A', totalFen: 100_00 },
      ],
      couponFen: 0,
      freightFen: 0,
      payFen: 1007_20,
    };
    expect(changesSince(priceLockOf(PRICES), fresh)).toEqual([
      { what: '西湖四时（单价已调整）', before: '864.00', after: '907.20' },
      { what: '优惠券', before: '50.00', after: '0.00' },
      { what: '运费', before: '12.00', after: '0.00' },
      { what: '应付', before: '926.00', after: '1007.20' },
    ]);
  });

  it('says of a line that came or went where it has no price', () => {
    const fresh = {
      ...PRICES,
      lines: [
        { id: '90003', name: '新书', count: 1, pageNum: 8, spec: 'A', totalFen: 1 },
        ...PRICES.lines.slice(1),
      ],
    };
    expect(changesSince(priceLockOf(PRICES), fresh)).toEqual([
      { what: '新书（新加入）', before: '', after: '0.01' },
      { what: '西湖四时（已移出）', before: '864.00', after: '' },
    ]);
  });

  it('tells of other options at the same price', () => {
    const [first, ...others] = PRICES.lines;
    const fresh = { ...PRICES, lines: first ? [{ ...first, spec: 'B' }, ...others] : [] };
    expect(changesSince(priceLockOf(PRICES), fresh)).toEqual([
      { what: '西湖四时（印刷选项已修改）', before: '864.00', after: '864.00' },
    ]);
  });

  it('names what was changed of a line', () => {
    const [first, ...others] = PRICES.lines;
    const lineWith = (part: object) => first && { ...first, ...part };
    const changed = (part: object) => {
      const line = lineWith(part);
      const lines = line ? [line, ...others] : [];
      return changesSince(priceLockOf(PRICES), { ...PRICES, lines });
    };
    expect(changed({ count: 60, totalFen: 5000_00 })).toEqual([
      { what: '西湖四时（数量 10 → 60）', before: '864.00', after: '5000.00' },
    ]);
    expect(changed({ pageNum: 66, spec: 'B', totalFen: 870_00 })).toEqual([
      { what: '西湖四时（页数 64 → 66，印刷选项已修改）', before: '864.00', after: '870.00' },
    ]);
  });

  it('does not mind another name', () => {
    const fresh = { ...PRICES, lines: PRICES.lines.map((line) => ({ ...line, name: '改名' })) };
    expect(changesSince(priceLockOf(PRICES), fresh)).toEqual([]);
  });

  it.each([
    '',
    'v2.',
    'v2.###',
    'v1.e30',
    'v2.e30',
    `v2.${btoa('null')}`,
    `v2.${btoa('{"l":[["1","2","3"]],"c":0,"f":0,"p":0}')}`,
    `v2.${btoa('{"l":[],"c":0,"f":0,"p":-1}')}`,
    `v2.${btoa('{"l":[],"c":0,"f":0,"p":0.5}')}`,
    `v2.${btoa('\xff')}`,
  ])('takes what it cannot read, %s, for a price that nobody has seen', (lock) => {
    expect(changesSince(lock, PRICES)).toEqual([
      { what: '应付（页面上的价格已失效）', before: '', after: '926.00' },
    ]);
  });

  it('never throws, whatever the lock', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        changesSince(`v2.${text}`, PRICES);
        changesSince(`v2.${btoa(encodeURIComponent(text))}`, PRICES);
      }),
    );
  });
});
