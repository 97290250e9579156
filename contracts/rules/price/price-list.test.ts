import { describe, expect, it } from 'vitest';
import { quoteByList, readPriceList, type SentPriceList } from './price-list.ts';

const SENT: SentPriceList = {
  basePriceFen: 3000,
  perPageMilliFen: 110_000,
  tiers: [
    { count: 1, discount: '0' },
    { count: 50, discount: '0.03' },
  ],
  options: [
    { cnum: 'ZD01', perCopyFen: 0, perPageMilliFen: 0 },
    { cnum: 'ZD06', perCopyFen: 2800, perPageMilliFen: 0 },
    { cnum: 'NF03', perCopyFen: -80, perPageMilliFen: -10_500 },
  ],
};

describe('a price by the list', () => {
  const list = readPriceList(SENT);
  if (list === null) throw new Error('the list is not read');

  it('is that of the goods with what each chosen option adds, to the copy and to the page', () => {
    expect(quoteByList(list, { pageNum: 63, count: 10, cnums: ['ZD06', 'NF03'] })).toMatchObject({
      // 30.00 + 28.00 - 0.80, and 63 times 1.1 - 0.105, rounded down once.
      unitPrice: '119.88',
      discount: '0',
      total: '1198.80',
    });
  });

  it('is less from the quantity on that a discount begins with', () => {
    expect(quoteByList(list, { pageNum: 0, count: 50, cnums: ['ZD01'] })).toMatchObject({
      unitPrice: '30.00',
      discount: '0.03',
      total: '1455.00',
    });
  });

  it('is not known for an option that is not in the list', () => {
    expect(quoteByList(list, { pageNum: 64, count: 10, cnums: ['ZD06', 'XX01'] })).toBeNull();
  });
});

describe('a list from the wire', () => {
  it.each<[string, Partial<SentPriceList>]>([
    ['a price in parts of a fen', { basePriceFen: 12.5 }],
    ['a price that is none', { perPageMilliFen: Number.NaN }],
    [
      'an option without a price',
      { options: [{ cnum: 'ZD01', perCopyFen: Number.NaN, perPageMilliFen: 0 }] },
    ],
    ['a discount that takes everything', { tiers: [{ count: 1, discount: '1' }] }],
    ['a discount that is no rate', { tiers: [{ count: 1, discount: '九折' }] }],
    ['a quantity that is none', { tiers: [{ count: 0, discount: '0' }] }],
  ])('with %s is none', (_what, wrong) => {
    expect(readPriceList({ ...SENT, ...wrong })).toBeNull();
  });
});
