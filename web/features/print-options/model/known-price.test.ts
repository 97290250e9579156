import { describe, expect, it } from 'vitest';
import { knownPrice } from './known-price.ts';

const spec = {
  ...({ key: 'recommended', title: '推荐', reason: '', goodsName: '照片书', options: '' } as const),
  ...{ goodsID: '3', cnums: 'FM01|ZD10', count: 1, unitPrice: '121.00', totalPrice: '121.00' },
};
const tiers = [
  { count: 1, discount: '0' },
  { count: 50, discount: '0.03' },
];
const data = { publication: { pageNum: 40 }, specs: [spec], goods: [{ ID: '3', tiers }] };
const question = { goodsID: '3', cnums: 'FM01|ZD10', count: '1', pagesNum: '40', memberID: '10003' };

describe('what the goods of a publication say of a price', () => {
  it('is that of one copy of a ready specification, with what more copies earn', () => {
    expect(knownPrice(data, question)).toMatchObject({
      discount: '0',
      unitPrice: '121.00',
      extras: { total: '121.00', nextTierCount: '50', nextTierDiscount: '0.03' },
    });
  });

  it.each([
    ['other options', { cnums: 'FM01|ZD09' }],
    ['other goods', { goodsID: '1' }],
    ['more copies', { count: '2' }],
    ['blank pages', { pagesNum: '44' }],
  ])('is nothing about %s', (_what, other) => {
    expect(knownPrice(data, { ...question, ...other })).toBeNull();
  });
});
