import { describe, expect, it } from 'vitest';
import { quoteByList, readPriceList, type SentPriceList } from '#contracts/rules/price/price-list.ts';
import { parseTotalReply } from '#contracts/rules/price/total-reply.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { type Choice, choice, total } from './testing.ts';

const app = appForEachTest();

async function ask(goodsID: string) {
  return app().call('ShoppingServiceMag.getPriceList', { goodsID }, { token: await app().tokenOf('super') });
}

/** What the list says of a choice. */
async function listed({ goodsID, cnums, count, pagesNum }: Choice) {
  const list = readPriceList(dataOf(await ask(goodsID)) as unknown as SentPriceList);
  if (list === null) throw new Error('the list is not read');
  return quoteByList(list, { pageNum: Number(pagesNum), count: Number(count), cnums: cnums.split('|') });
}

describe('ShoppingServiceMag.getPriceList', () => {
  it('says what goods, each option and larger quantities cost', async () => {
    const { options, ...data } = dataOf(await ask('1')) as unknown as SentPriceList;
    expect(data).toMatchObject({
      goodsID: '1',
      tiers: expect.arrayContaining([{ count: 50, discount: '0.03' }]),
    });
    expect(options).toEqual(
      expect.arrayContaining([
        { cnum: 'ZD06', perCopyFen: 2800, perPageMilliFen: 0 },
        { cnum: 'NK128', perCopyFen: 0, perPageMilliFen: -6000 },
        { cnum: 'FF03', perCopyFen: -80, perPageMilliFen: 0 },
      ]),
    );
  });

  it.each<[string, Choice]>([
    ['one copy', { ...choice(1, 64), count: '1' }],
    ['a quantity with a discount', { ...choice(1, 64), count: '51' }],
    ['a million copies', { ...choice(1, 64), count: '1000000' }],
    ['an option that is cheaper', { ...choice(2, 399, 'ZD04', 'NK128'), count: '7' }],
    ['an option that costs by the page', { ...choice(3, 31, 'ZD12', 'NK250', 'NF03'), count: '333' }],
  ])('agrees with getTotal about %s', async (_what, chosen) => {
    const reply = parseTotalReply((await total(app(), chosen)).text);
    expect(await listed(chosen)).toMatchObject({
      unitPrice: reply?.unitPrice,
      discount: reply?.discount,
      total: reply?.extras?.total,
    });
  });

  it.each([
    ['unknown goods', '999'],
    ['goods that are no longer sold', '8'],
    ['no goods', ''],
    ['no digits', 'x'],
  ])('finds nothing for %s', async (_what, goodsID) => {
    expect((await ask(goodsID)).json).toMatchObject({ code: 404, reason: 'goods-not-found' });
  });
});
