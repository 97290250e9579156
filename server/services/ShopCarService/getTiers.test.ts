import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

async function ask(cartID: string, account = 'super') {
  return app().call('ShopCarService.getTiers', { cartID }, { token: await app().tokenOf(account) });
}

interface Tier {
  readonly count: number;
  readonly total: string;
}

describe('ShopCarService.getTiers', () => {
  it('begins with the line as it is, and goes on with each larger tier', async () => {
    expect(dataOf(await ask('90001')).list).toEqual([
      { count: 10, total: '1144.00', unitPrice: '114.40', discount: '0' },
      { count: 50, total: '5548.40', unitPrice: '110.96', discount: '0.03' },
      { count: 100, total: '10868.00', unitPrice: '108.68', discount: '0.05' },
      { count: 300, total: '31574.40', unitPrice: '105.24', discount: '0.08' },
      { count: 500, total: '51480.00', unitPrice: '102.96', discount: '0.1' },
      { count: 1000, total: '97240.00', unitPrice: '97.24', discount: '0.15' },
    ]);
  });

  it.each(['90001', '90024', '90025', '90026'])(
    'agrees with the line %s about its own total',
    async (cartID) => {
      const token = await app().tokenOf('super');
      const info = await app().call('ShopCarService.cartInfo', { cartID }, { token });
      const item = dataOf(info).data as { count: number; totalPrice: string };
      const [own] = dataOf(await ask(cartID)).list as Tier[];
      expect([own?.count, own?.total]).toEqual([item.count, item.totalPrice]);
    },
  );

  it('has only the line itself where no tier is larger', async () => {
    const list = dataOf(await ask('90026')).list as Tier[];
    expect(list.map(({ count }) => count)).toEqual([1000000]);
  });

  it.each([
    ['another member’s line', '91001'],
    ['an unknown line', '123456'],
    ['nothing', ''],
    ['no digits', 'x'],
  ])('finds nothing for %s', async (_what, cartID) => {
    const reply = await ask(cartID);
    expect([reply.status, reply.json]).toMatchObject([200, { code: 404, reason: 'cart-line-not-found' }]);
  });

  it('answers 401 without a session', async () => {
    const reply = await app().call('ShopCarService.getTiers', { cartID: '90001' });
    expect([reply.status, reply.json.code]).toEqual([200, 401]);
  });
});
