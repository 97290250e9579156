import { describe, expect, it } from 'vitest';
import { totalPrice as exactTotal } from '#contracts/rules/price/price.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

async function ask(cartIDs: string, account = 'super') {
  return app().call('ShopCarService.getTiers', { cartIDs }, { token: await app().tokenOf(account) });
}

interface LineTiers {
  readonly cartID: string;
  readonly unitPrice: string;
  readonly tiers: readonly { readonly count: number; readonly discount: string }[];
}

const listOf = async (cartIDs: string) => dataOf(await ask(cartIDs)).list as LineTiers[];

describe('ShopCarService.getTiers', () => {
  it('says what a copy costs, and from which quantity on how much less', async () => {
    expect(await listOf('90001')).toEqual([
      {
        cartID: '90001',
        unitPrice: '114.40',
        tiers: [
          { count: 1, discount: '0' },
          { count: 50, discount: '0.03' },
          { count: 100, discount: '0.05' },
          { count: 300, discount: '0.08' },
          { count: 500, discount: '0.1' },
          { count: 1000, discount: '0.15' },
        ],
      },
    ]);
  });

  it('tells of all the lines that are named, each once and in their order', async () => {
    const ids = (await listOf('90003,90001,90003')).map(({ cartID }) => cartID);
    expect(ids).toEqual(['90003', '90001']);
  });

  it.each(['90001', '90024', '90025', '90026'])(
    'agrees with the line %s about its own total',
    async (cartID) => {
      const token = await app().tokenOf('super');
      const info = await app().call('ShopCarService.cartInfo', { cartID }, { token });
      const { count, totalPrice } = dataOf(info).data as { count: number; totalPrice: string };
      const [line] = await listOf(cartID);
      if (!line) throw new Error('the line has no prices');
      const discount = line.tiers.filter((tier) => tier.count <= count).at(-1)?.discount ?? '0';
      expect(exactTotal({ count, unitPrice: line.unitPrice, discount })).toBe(totalPrice);
    },
  );

  it.each([
    ['a line of the own beside another member’s', '90001,91001'],
    ['nothing', ''],
  ])('finds nothing for %s', async (_what, cartID) => {
    const reply = await ask(cartID);
    expect([reply.status, reply.json]).toMatchObject([200, { code: 404, reason: 'cart-line-not-found' }]);
  });
});
