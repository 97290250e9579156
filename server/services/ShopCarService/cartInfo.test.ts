import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { shownUnitPrice } from '#contracts/rules/price/price.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { CART_RULE_LINES } from '#db/seeded/cart-rule-lines.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

async function ask(cartID: string, account = 'super') {
  return app().call('ShopCarService.cartInfo', { cartID }, { token: await app().tokenOf(account) });
}

interface Step {
  readonly ID: string;
  readonly IsShow: string;
  readonly selCnum: string;
  readonly items: readonly { Cnum: string; Name: string }[];
}

describe('ShopCarService.cartInfo', () => {
  it('answers every field of a cart item below data.data, and beyond them the way to the work alone', async () => {
    const item = dataOf(await ask('90001')).data as Record<string, unknown>;
    expect(item).toMatchObject({
      ID: '90001',
      photoPath: '/media/art/round-the-island-ride.svg',
      clientDesignName: '环岛骑行',
      goodsName: '精装画册',
      showPageNum: '64页',
      pageNum: 64,
      count: 10,
      unitPrice: '114.40',
      totalPrice: '1144.00',
      yhstr: '满50本<b>9.7折</b>',
      remarkinfo: '',
      goods: { ID: '1', EditorType: '3', isHasPastedown: 'Y' },
      opusCode: expect.stringMatching(/^[0-9a-z]{10}$/),
    });
    expect(item.zhuangDingPageCfg).toMatchObject({ ZD01: { min: 8, max: 64 }, ZD09: { min: 10, max: 40 } });
    expect(Object.keys(item)).toEqual([
      'ID',
      'photoPath',
      'clientDesignName',
      'goodsName',
      'showPageNum',
      'pageNum',
      'count',
      'unitPrice',
      'totalPrice',
      'yhstr',
      'remarkinfo',
      'goods',
      'zhuangDingPageCfg',
      'buzhou',
      'opusCode',
    ]);
  });

  it('leaves what is enabled to the client', async () => {
    expect((await ask('90002')).text).not.toContain('"enable"');
  });

  it('names the chosen option of every step that has options, the hidden step included', async () => {
    const { buzhou } = dataOf(await ask('90001')).data as { buzhou: Step[] };
    expect(buzhou.map(({ ID, IsShow, selCnum }) => [ID, IsShow, selCnum])).toEqual([
      ['101', 'Y', 'FM01'],
      ['102', 'Y', 'ZD06'],
      ['103', 'Y', 'NK157'],
      ['104', 'Y', 'NF01'],
      ['105', 'Y', 'FF01'],
      ['106', 'Y', ''],
      ['107', 'N', 'BY01'],
    ]);
    for (const { selCnum, items } of buzhou.filter(({ ID }) => ID !== '106')) {
      expect(items.map(({ Cnum }) => Cnum)).toContain(selCnum);
    }
  });

  it('answers each line of the cart with its own stored choice and a unit price that fits its total', async () => {
    for (const line of CART_RULE_LINES) {
      const item = dataOf(await ask(String(line.id))).data as Record<string, unknown> & { buzhou: Step[] };
      expect([item.pageNum, item.count, item.remarkinfo]).toEqual([
        line.pageNum,
        line.count,
        line.remark ?? '',
      ]);
      expect(item.buzhou.map(({ selCnum }) => selCnum)).toEqual(expect.arrayContaining([...line.chosen]));
      const total = String(item.totalPrice);
      expect(item.unitPrice).toBe(shownUnitPrice({ total, count: line.count }));
    }
  });

  it('still shows a line that can no longer be ordered', async () => {
    runScenario('cart-line-withdrawn', { db: app().world.db, now: TEST_NOW });
    expect((await ask('90001')).json.code).toBe(0);
  });

  it.each([
    ['another member’s line', '91001'],
    ['an unknown line', '123456'],
    ['zero', '0'],
    ['nothing', ''],
    ['leading zeros', '090001'],
    ['a sign', '+90001'],
    ['an exponent', '9e4'],
    ['a hexadecimal number', '0x15f91'],
    ['a fraction', '90001.0'],
    ['a space', ' 90001'],
    ['a line feed', '90001\n'],
    ['other digits', '９０００１'],
    ['18 digits', '999999999999999999'],
    ['19 digits', '9999999999999999999'],
    ['SQL', "90001' OR '1'='1"],
  ])('finds nothing for %s', async (_what, cartID) => {
    const reply = await ask(cartID);
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({
      code: 404,
      reason: 'cart-line-not-found',
      message: '购物车商品不存在',
    });
  });

  it('needs an id', async () => {
    const token = await app().tokenOf('super');
    const reply = await app().call('ShopCarService.cartInfo', {}, { token });
    expect([reply.status, reply.json.message]).toEqual([400, '请求参数不正确：缺少 cartID']);
  });

  it('is open to every membership', async () => {
    expect(OPERATIONS.find(({ id }) => id === 'ShopCarService.cartInfo')?.membership).toBeNull();
    expect((await ask('92001', 'demo')).json.code).toBe(0);
  });
});
