import { describe, expect, it } from 'vitest';
import { cartInfo } from '#web/features/print-options/line/api.ts';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import { MAY_BE_EMPTY } from './matched.ts';
import {
  amount,
  anyNumberOf,
  decimalId,
  eachKeyLike,
  eachLike,
  integer,
  json,
  like,
  picture,
  refusal,
  regex,
  reify,
  yesNo,
} from './replies.ts';

const exchange = deskPact('ShopCarService');
const SUPER = member('super');

/** 购物车商品: the fields of a line that every reader of it may rely on. */
const line = {
  ID: decimalId('90001'),
  photoPath: picture('/media/art/round-the-island-ride.svg'),
  clientDesignName: like('环岛骑行'),
  goodsName: like('精装画册'),
  showPageNum: like('64页'),
  pageNum: integer(64),
  count: integer(10),
  unitPrice: amount('114.40'),
  totalPrice: amount('1144.00'),
  yhstr: like('满50册<b>9.7折</b>'),
  remarkinfo: like('请用牛皮纸包装'),
  goods: { ID: decimalId('1'), EditorType: like('3'), isHasPastedown: yesNo('Y') },
  zhuangDingPageCfg: eachKeyLike('ZD06', { min: integer(32), max: integer(400) }),
  buzhou: eachLike({
    ID: decimalId('102'),
    Name: like('装订方式'),
    IsShow: yesNo('Y'),
    selCnum: regex('^[^|]*$', 'ZD06'),
    items: anyNumberOf({ Cnum: regex('^[^|]+$', 'ZD06'), Name: like('普通精装') }),
  }),
};

describe('ShopCarService.cartInfo', () => {
  it('gives a line of the own cart', () => {
    const own = { ...line, ID: '90001' };
    return exchange(
      'ShopCarService.cartInfo',
      'a line of the own cart',
      {
        as: SUPER,
        input: { cartID: '90001' },
        reply: json({ code: 0, extras: ['blank-pages'], data: { data: own } }),
      },
      async (api) =>
        expect(await cartInfo('90001', api)).toEqual(
          done({ item: reify({ ...own, opusCode: '' }), takesBlankPages: true }),
        ),
    );
  });

  it('does not know the line of another member', () =>
    exchange(
      'ShopCarService.cartInfo',
      'a line of another member',
      {
        as: SUPER,
        given: [given('member-carts')],
        input: { cartID: '91003' },
        reply: refusal(404, 'cart-line-not-found', '购物车商品不存在'),
      },
      async (api) =>
        expect(await cartInfo('91003', api)).toMatchObject({
          ok: false,
          error: { code: 404, message: '购物车商品不存在' },
        }),
    ));

  exchange.loggedOut('ShopCarService.cartInfo', { cartID: '90001' });
});

describe('ShopCarService.cartList', () => {
  it('gives the first page', () =>
    exchange('ShopCarService.cartList', 'the first page of a full cart', {
      as: SUPER,
      given: [given('cart-rule-lines')],
      input: { page: '1', pageSize: '20' },
      data: { list: { buzhou: { items: MAY_BE_EMPTY } }, page: 1, pageSize: 20 },
    }));

  it('marks a line that can no longer be ordered', () => {
    return exchange('ShopCarService.cartList', 'the first line is withdrawn', {
      as: SUPER,
      given: [given('cart-line-withdrawn', { account: 'super', cartID: '90001' })],
      input: { page: '1', pageSize: '1' },
      data: {
        list: [{ ID: '90001', state: 'withdrawn', buzhou: { items: MAY_BE_EMPTY } }],
        page: 1,
        pageSize: 1,
      },
    });
  });

  it('gives an empty cart', () =>
    exchange('ShopCarService.cartList', 'an empty cart', {
      as: SUPER,
      given: [given('cart-empty', { account: 'super' })],
      input: { page: '1', pageSize: '20' },
      data: { list: [], total: 0, page: 1, pageSize: 20 },
    }));

  it('refuses a page size out of range', () =>
    exchange('ShopCarService.cartList', 'a page size out of range', {
      as: SUPER,
      input: { page: '1', pageSize: '500' },
      reply: refusal(400, 'bad-page', '页码不正确'),
    }));

  exchange.loggedOut('ShopCarService.cartList', { page: '1', pageSize: '20' });
});
const notFound = refusal(404, 'cart-line-not-found', '购物车商品不存在');
const full = refusal(1060, 'cart-full', '购物车最多 200 件商品');
const otherCarts = given('member-carts');

describe('ShopCarService.deleteCart', () => {
  it('deletes lines of the own cart', () =>
    exchange('ShopCarService.deleteCart', 'two lines of the own cart', {
      as: SUPER,
      input: { cartIDs: '90001,90002' },
      data: { deleted: 2 },
    }));

  it('deletes nothing when one of the lines is not own', () =>
    exchange('ShopCarService.deleteCart', 'an own line and another member’s', {
      as: SUPER,
      given: [otherCarts],
      input: { cartIDs: '90001,91001' },
      reply: notFound,
    }));

  exchange.loggedOut('ShopCarService.deleteCart', { cartIDs: '90001' });
});

describe('ShopCarService.restoreCart', () => {
  it('brings a deleted line back', () =>
    exchange('ShopCarService.restoreCart', 'a line deleted just now', {
      as: SUPER,
      given: [given('cart-line-deleted', { account: 'super', cartID: '90001' })],
      input: { cartIDs: '90001' },
      data: { restored: 1 },
    }));

  it('does not find a line that was not deleted', () =>
    exchange('ShopCarService.restoreCart', 'a line that is in the cart', {
      as: SUPER,
      input: { cartIDs: '90001' },
      reply: notFound,
    }));

  exchange.loggedOut('ShopCarService.restoreCart', { cartIDs: '90001' });
});

describe('ShopCarService.copyCart', () => {
  it('copies a line', () =>
    exchange('ShopCarService.copyCart', 'a line of the own cart', { as: SUPER, input: { cartID: '90001' } }));

  it('refuses when the cart is full', () =>
    exchange('ShopCarService.copyCart', 'a full cart', {
      as: SUPER,
      given: [given('cart-full', { account: 'super' })],
      input: { cartID: '90001' },
      reply: full,
    }));

  it('does not know the line of another member', () =>
    exchange('ShopCarService.copyCart', 'a line of another member', {
      as: SUPER,
      given: [otherCarts],
      input: { cartID: '91001' },
      reply: notFound,
    }));

  exchange.loggedOut('ShopCarService.copyCart', { cartID: '90001' });
});

describe('ShopCarService.printCurrent', () => {
  it('prints the work as it is', () =>
    exchange('ShopCarService.printCurrent', 'a line of the own cart', {
      as: SUPER,
      input: { cartID: '90001' },
    }));

  it('does not know the line of another member', () =>
    exchange('ShopCarService.printCurrent', 'a line of another member', {
      as: SUPER,
      given: [otherCarts],
      input: { cartID: '91001' },
      reply: notFound,
    }));

  exchange.loggedOut('ShopCarService.printCurrent', { cartID: '90001' });
});

describe('ShopCarService.getTiers', () => {
  it('prices other quantities of lines', () => {
    return exchange('ShopCarService.getTiers', 'a line of the own cart', {
      as: SUPER,
      input: { cartIDs: '90001' },
    });
  });

  it('does not know the line of another member', () =>
    exchange('ShopCarService.getTiers', 'a line of another member', {
      as: SUPER,
      given: [otherCarts],
      input: { cartIDs: '91001' },
      reply: notFound,
    }));

  exchange.loggedOut('ShopCarService.getTiers', { cartIDs: '90001' });
});

describe('ShopCarService.seePrices', () => {
  it('acknowledges the changed price of a line', () =>
    exchange('ShopCarService.seePrices', 'a line of the own cart', {
      as: SUPER,
      input: { cartIDs: '90001' },
      data: { seen: 1 },
    }));

  it('does not know the line of another member', () =>
    exchange('ShopCarService.seePrices', 'a line of another member', {
      as: SUPER,
      given: [otherCarts],
      input: { cartIDs: '91005' },
      reply: notFound,
    }));

  exchange.loggedOut('ShopCarService.seePrices', { cartIDs: '90001' });
});
