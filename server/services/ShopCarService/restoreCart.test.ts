import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf, MINUTE_MS } from '../testing.ts';
import { BAD_LISTS, copyLine, deleteLines, fillCart, idsOf } from './testing.ts';

const app = appForEachTest();

async function restore(cartIDs: string, account = 'vip') {
  return app().call('ShopCarService.restoreCart', { cartIDs }, { token: await app().tokenOf(account) });
}

const advance = (ms: number) => app().world.clock.advance(ms);

describe('ShopCarService.restoreCart', () => {
  it('brings lines back to their old places, as they were', async () => {
    const before = factsOf(app());
    await deleteLines(app(), '91001,91004');
    expect(dataOf(await restore('91001,91004'))).toEqual({ restored: 2 });
    expect(factsOf(app())).toBe(before);
  });

  it('puts a line back between its old neighbours after a copy was made', async () => {
    await deleteLines(app(), '91002');
    const copied = String(dataOf(await copyLine(app(), '91001')).ID);
    await restore('91002');
    expect(await idsOf(app(), 'vip')).toEqual(['91001', copied, '91002', '91003', '91004', '91005']);
  });

  it('still works just before ten minutes are over', async () => {
    await deleteLines(app(), '91001');
    advance(10 * MINUTE_MS - 1);
    expect(dataOf(await restore('91001'))).toEqual({ restored: 1 });
  });

  it('finds nothing from ten minutes on', async () => {
    await deleteLines(app(), '91001');
    advance(10 * MINUTE_MS);
    expect((await restore('91001')).json).toMatchObject({ code: 404, reason: 'cart-line-not-found' });
  });

  it('brings none back when one of them is in the cart', async () => {
    await deleteLines(app(), '91001');
    const before = factsOf(app());
    expect((await restore('91001,91002')).json.reason).toBe('cart-line-not-found');
    expect(factsOf(app())).toBe(before);
  });

  it.each(BAD_LISTS)('changes nothing when it is asked for %s', async (_what, cartIDs) => {
    await deleteLines(app(), '91001');
    const before = factsOf(app());
    const reply = await restore(cartIDs);
    expect([reply.status, reply.json.reason]).toEqual([200, 'cart-line-not-found']);
    expect(factsOf(app())).toBe(before);
  });

  it('refuses to make the cart larger than 200 lines', async () => {
    await deleteLines(app(), '91002');
    await fillCart(app(), '91001');
    const before = factsOf(app());
    expect((await restore('91002')).json).toMatchObject({
      code: 1060,
      reason: 'cart-full',
      message: '购物车最多 200 件商品',
    });
    expect(factsOf(app())).toBe(before);
  });
});
