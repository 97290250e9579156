import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { copyLine, fillCart, idsOf } from './testing.ts';

const app = appForEachTest();

async function itemOf(cartID: string) {
  const token = await app().tokenOf('vip');
  const reply = await app().call('ShopCarService.cartInfo', { cartID }, { token });
  return dataOf(reply).data as Record<string, unknown>;
}

describe('ShopCarService.copyCart', () => {
  it('puts the copy right after its original', async () => {
    const first = String(dataOf(await copyLine(app(), '91002')).ID);
    const second = String(dataOf(await copyLine(app(), '91002')).ID);
    expect(await idsOf(app(), 'vip')).toEqual(['91001', '91002', second, first, '91003', '91004', '91005']);
  });

  it('copies everything but the id', async () => {
    const copied = String(dataOf(await copyLine(app(), '91001')).ID);
    expect(await itemOf(copied)).toEqual({ ...(await itemOf('91001')), ID: copied });
  });

  it('leaves the price of the last visit with the original', async () => {
    await copyLine(app(), '91005');
    const token = await app().tokenOf('vip');
    const { list } = dataOf(await app().call('ShopCarService.cartList', {}, { token }));
    const prices = (list as { previousUnitPrice: string }[]).map((line) => line.previousUnitPrice);
    expect(prices.slice(-2)).toEqual(['85.00', '']);
  });

  it('leaves the carts of others in their order', async () => {
    const before = await idsOf(app(), 'super');
    await copyLine(app(), '91001');
    expect(await idsOf(app(), 'super')).toEqual(before);
  });

  it('makes the 200th line and refuses the 201st', async () => {
    await fillCart(app(), '91001');
    const before = factsOf(app());
    const reply = await copyLine(app(), '91001');
    expect([reply.status, reply.json]).toMatchObject([
      200,
      { code: 1060, reason: 'cart-full', message: '购物车最多 200 件商品' },
    ]);
    expect(factsOf(app())).toBe(before);
  });

  it.each([
    ['nothing', ''],
    ['two ids', '91001,91002'],
  ])('finds nothing for %s', async (_what, cartID) => {
    const before = factsOf(app());
    const reply = await copyLine(app(), cartID);
    expect([reply.status, reply.json]).toMatchObject([200, { code: 404, reason: 'cart-line-not-found' }]);
    expect(factsOf(app())).toBe(before);
  });
});
