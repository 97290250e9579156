import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { BAD_LISTS, deleteLines, idsOf } from './testing.ts';

const app = appForEachTest();

describe('ShopCarService.deleteCart', () => {
  it('takes the lines out of the cart and leaves the others in their order', async () => {
    expect(dataOf(await deleteLines(app(), '91003,91001'))).toEqual({ deleted: 2 });
    expect(await idsOf(app(), 'vip')).toEqual(['91002', '91004', '91005']);
  });

  it('counts an id that comes twice once', async () => {
    expect(dataOf(await deleteLines(app(), '91001,91001'))).toEqual({ deleted: 1 });
  });

  it.each(BAD_LISTS)('deletes nothing when it is asked for %s', async (_what, cartIDs) => {
    const before = factsOf(app());
    const reply = await deleteLines(app(), cartIDs);
    expect([reply.status, reply.json]).toMatchObject([200, { code: 404, reason: 'cart-line-not-found' }]);
    expect(factsOf(app())).toBe(before);
  });

  it('does not find a line a second time', async () => {
    await deleteLines(app(), '91001');
    expect((await deleteLines(app(), '91001')).json.reason).toBe('cart-line-not-found');
  });

  it('hides the line from cartInfo, the counters and updateCart', async () => {
    const token = await app().tokenOf('vip');
    await deleteLines(app(), '91005');
    const info = await app().call('ShopCarService.cartInfo', { cartID: '91005' }, { token });
    expect(info.json.reason).toBe('cart-line-not-found');
    const counters = await app().call('MemberServiceMag.getCounters', {}, { token });
    expect(dataOf(counters)).toMatchObject({ cart: 4 });
    const saved = await app().call(
      'ShoppingServiceMag.updateCart',
      {
        CartID: '91005',
        goodsID: '2',
        count: '5',
        pagesNum: '100',
        memberID: '10002',
        cnums: 'FM01|ZD02|NK157|NF01|FF01|BY01',
        remarkinfo: '',
        pdfchecked: '1',
        fuwu: '',
        fxID: '',
        prop1: '',
        pdfCnum: '',
      },
      { token },
    );
    expect(saved.text).toBe('购物车商品不存在');
  });

  it('hides the line from copyCart, getTiers and seePrices', async () => {
    const token = await app().tokenOf('vip');
    await deleteLines(app(), '91005');
    const replies = [
      await app().call('ShopCarService.copyCart', { cartID: '91005' }, { token }),
      await app().call('ShopCarService.getTiers', { cartIDs: '91005' }, { token }),
      await app().call('ShopCarService.seePrices', { cartIDs: '91005' }, { token }),
    ];
    expect(replies.map(({ json }) => json.reason)).toEqual(Array(3).fill('cart-line-not-found'));
  });
});
