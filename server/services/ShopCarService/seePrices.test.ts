import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { BAD_LISTS } from './testing.ts';

const app = appForEachTest();

async function see(cartIDs: string) {
  return app().call('ShopCarService.seePrices', { cartIDs }, { token: await app().tokenOf('vip') });
}

async function previousPrices(): Promise<string[]> {
  const token = await app().tokenOf('vip');
  const { list } = dataOf(await app().call('ShopCarService.cartList', {}, { token }));
  return (list as { previousUnitPrice: string }[]).map((line) => line.previousUnitPrice);
}

describe('ShopCarService.seePrices', () => {
  it('forgets the price of the last visit', async () => {
    expect(await previousPrices()).toEqual(['', '', '', '', '85.00']);
    expect(dataOf(await see('91005'))).toEqual({ seen: 1 });
    expect(await previousPrices()).toEqual(['', '', '', '', '']);
  });

  it('takes lines whose price did not change as well', async () => {
    expect(dataOf(await see('91001,91005'))).toEqual({ seen: 2 });
  });

  it.each(BAD_LISTS.map(([what, ids]) => [what, ids.replace('91001', '91005')] as const))(
    'changes nothing when it is asked for %s',
    async (_what, cartIDs) => {
      const before = factsOf(app());
      const reply = await see(cartIDs);
      expect([reply.status, reply.json]).toMatchObject([200, { code: 404, reason: 'cart-line-not-found' }]);
      expect(factsOf(app())).toBe(before);
    },
  );
});
