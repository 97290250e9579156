import { describe, expect, it } from 'vitest';
import { SET_DEFAULT_FAILED, setDefaultAddress } from '#web/features/addresses/api.ts';
import { PRICE_FAILED, price, SAVE_FAILED, saveCartItem } from '#web/features/print-options/api.ts';
import { deskPact, given, late, member } from './desk-pact.ts';
import { notLoggedIn, refusal, text, textLike, textSentence } from './replies.ts';

const exchange = deskPact('ShoppingServiceMag');
const SUPER = member('super');

const question = {
  goodsID: '1',
  cnums: 'FM01|ZD06|NK157|NF01|FF01|BY01',
  count: '60',
  pagesNum: '64',
  memberID: '10003',
};
const TOO_MANY_PAGES = { ...question, cnums: 'FM01|ZD01|NK157|NF01|FF01|BY01', pagesNum: '66' };

describe('ShoppingServiceMag.getTotal', () => {
  const random = '0.42';
  const failed = { ok: false, message: PRICE_FAILED };

  it('prices a choice', () =>
    exchange(
      'ShoppingServiceMag.getTotal',
      'an allowed choice',
      {
        as: SUPER,
        input: { ...question, random },
        reply: textLike(
          '^[^|]*\\|[^|]*\\|[^|]*\\|0(\\.[0-9]+)?\\|[^|]*\\|[^|]*\\|[0-9]+\\.[0-9]{2}(\\|[^|]*)*$',
          '6864.00|6658.08|205.92|0.03|100|0.06|114.40|157',
        ),
      },
      async (api) =>
        expect(await price(question, { random }, api)).toMatchObject({
          ok: true,
          value: { total: '6658.08', discount: '0.03', unitPrice: '114.40' },
        }),
    ));

  it('refuses a forbidden choice with JSON', () =>
    exchange(
      'ShoppingServiceMag.getTotal',
      'a forbidden choice',
      {
        as: SUPER,
        input: { ...TOO_MANY_PAGES, random },
        reply: refusal(400, 'forbidden-options', '骑马钉适用 8–64 页，当前 66 页'),
      },
      async (api) => expect(await price(TOO_MANY_PAGES, { random }, api)).toEqual(failed),
    ));

  it('refuses a count of zero with JSON', () =>
    exchange(
      'ShoppingServiceMag.getTotal',
      'a count of zero',
      {
        as: SUPER,
        input: { ...question, count: '0', random },
        reply: refusal(400, 'bad-count', '数量不能小于 1'),
      },
      async (api) => expect(await price({ ...question, count: '0' }, { random }, api)).toEqual(failed),
    ));

  it('gives no price when the session ended', () =>
    exchange(
      'ShoppingServiceMag.getTotal',
      'the session ended',
      { as: late, input: { ...question, random }, reply: notLoggedIn },
      async (api) => expect(await price(question, { random }, api)).toEqual(failed),
    ));
});

describe('ShoppingServiceMag.updateCart', () => {
  const change = { ...question, CartID: '90001', remarkinfo: '请用牛皮纸包装 & 勿折=谢谢' };
  const always = { pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' };
  const failed = { ok: false, message: SAVE_FAILED };

  it('saves a choice', () =>
    exchange(
      'ShoppingServiceMag.updateCart',
      'an allowed choice',
      { as: SUPER, input: { ...change, ...always }, reply: text('ok') },
      async (api) => expect(await saveCartItem(change, api)).toEqual({ ok: true, value: null }),
    ));

  it('answers a forbidden choice with a sentence', () => {
    const forbidden = { ...change, ...TOO_MANY_PAGES };
    return exchange(
      'ShoppingServiceMag.updateCart',
      'a forbidden choice',
      {
        as: SUPER,
        input: { ...forbidden, ...always },
        reply: textSentence('装订方式「骑马钉」不可用：骑马钉适用 8–64 页，当前 66 页'),
      },
      async (api) => expect(await saveCartItem(forbidden, api)).toEqual(failed),
    );
  });

  it('answers a withdrawn line with a sentence', () =>
    exchange(
      'ShoppingServiceMag.updateCart',
      'a withdrawn line',
      {
        as: SUPER,
        given: [given('cart-line-withdrawn', { account: 'super', cartID: '90001' })],
        input: { ...change, ...always },
        reply: textSentence('该商品已下架，不能修改'),
      },
      async (api) => expect(await saveCartItem(change, api)).toEqual(failed),
    ));

  it('saves nothing when the session ended', () =>
    exchange(
      'ShoppingServiceMag.updateCart',
      'the session ended',
      { as: late, input: { ...change, ...always }, reply: notLoggedIn },
      async (api) => expect(await saveCartItem(change, api)).toEqual(failed),
    ));
});

describe('ShoppingServiceMag.updateDefaultAddr', () => {
  const failed = { ok: false, message: SET_DEFAULT_FAILED };

  it('makes an own address the default', () =>
    exchange(
      'ShoppingServiceMag.updateDefaultAddr',
      'an own address',
      { as: SUPER, input: { addrID: '80002' }, reply: text('1') },
      async (api) => expect(await setDefaultAddress('80002', api)).toEqual({ ok: true, value: null }),
    ));

  it('answers -1 for an address that is gone', () =>
    exchange(
      'ShoppingServiceMag.updateDefaultAddr',
      'an address that is gone',
      {
        as: SUPER,
        given: [given('addresses-none', { account: 'super' })],
        input: { addrID: '80002' },
        reply: text('-1'),
      },
      async (api) => expect(await setDefaultAddress('80002', api)).toEqual(failed),
    ));

  it('changes nothing when the session ended', () =>
    exchange(
      'ShoppingServiceMag.updateDefaultAddr',
      'the session ended',
      { as: late, input: { addrID: '80002' }, reply: notLoggedIn },
      async (api) => expect(await setDefaultAddress('80002', api)).toEqual(failed),
    ));
});
