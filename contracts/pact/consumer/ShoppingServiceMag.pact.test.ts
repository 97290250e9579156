import { describe, expect, it } from 'vitest';
import { SET_DEFAULT_FAILED, updateDefaultAddr } from '#web/features/addresses/read-addresses.ts';
import { addCart, getPriceList } from '#web/features/print-options/api.ts';
import { getTotal, PRICE_FAILED, SAVE_FAILED, updateCart } from '#web/features/print-options/line/api.ts';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, late, member } from './desk-pact.ts';
import { MAY_BE_EMPTY } from './matched.ts';
import { like, notLoggedIn, refusal, regex, text, textLike, textSentence } from './replies.ts';

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
  const failed = { ok: false, error: { message: PRICE_FAILED } };

  it('prices a choice', () =>
    exchange(
      'ShoppingServiceMag.getTotal',
      'an allowed choice',
      {
        as: SUPER,
        input: { ...question, random },
        reply: textLike(
          '^[^|]*\\|[^|]*\\|[^|]*\\|0(\\.[0-9]+)?\\|[^|]*\\|[^|]*\\|[0-9]+\\.[0-9]{2}\\|[^|]*\\|desk$',
          '6864.00|6658.08|205.92|0.03|100|0.06|114.40|157|desk',
        ),
      },
      async (api) =>
        expect(await getTotal(question, { random }, api)).toMatchObject({
          ok: true,
          value: { discount: '0.03', unitPrice: '114.40', extras: { total: '6658.08' } },
        }),
    ));

  it('gives the discount from its first copy on', () => {
    const fifty = { ...question, count: '50' };
    return exchange(
      'ShoppingServiceMag.getTotal',
      'the quantity at which a discount begins',
      {
        as: SUPER,
        input: { ...fifty, random },
        reply: textLike(
          '^[^|]*\\|[^|]*\\|[^|]*\\|0\\.[0-9]*[1-9][0-9]*\\|[^|]*\\|[^|]*\\|[0-9]+\\.[0-9]{2}\\|[^|]*\\|desk$',
          '5720.00|5548.40|171.60|0.03|100|0.05|114.40|157|desk',
        ),
      },
      async (api) =>
        expect(await getTotal(fifty, { random }, api)).toMatchObject({
          ok: true,
          value: { discount: '0.03' },
        }),
    );
  });

  it('takes the discount off and rounds down to whole fen', () => {
    const many = { ...question, count: '51' };
    return exchange(
      'ShoppingServiceMag.getTotal',
      'a quantity whose total has parts of a fen',
      {
        as: SUPER,
        input: { ...many, random },
        reply: textLike(
          '^5834\\.40\\|5659\\.36\\|[^|]*\\|0\\.03\\|[^|]*\\|[^|]*\\|114\\.40\\|[^|]*\\|desk$',
          '5834.40|5659.36|175.04|0.03|100|0.05|114.40|157|desk',
        ),
      },
      async (api) =>
        expect(await getTotal(many, { random }, api)).toMatchObject({
          ok: true,
          value: { extras: { total: '5659.36' } },
        }),
    );
  });

  it('refuses a forbidden choice with JSON', () =>
    exchange(
      'ShoppingServiceMag.getTotal',
      'a forbidden choice',
      {
        as: SUPER,
        input: { ...TOO_MANY_PAGES, random },
        reply: refusal(400, 'forbidden-options', '骑马钉适用 8–64 页，当前 66 页'),
      },
      async (api) => expect(await getTotal(TOO_MANY_PAGES, { random }, api)).toMatchObject(failed),
    ));

  it('refuses a count of zero with JSON', () =>
    exchange(
      'ShoppingServiceMag.getTotal',
      'a count of zero',
      {
        as: SUPER,
        input: { ...question, count: '0', random },
        reply: refusal(400, 'bad-count', '数量最小值为1'),
      },
      async (api) =>
        expect(await getTotal({ ...question, count: '0' }, { random }, api)).toMatchObject(failed),
    ));

  it('gives no price under another member’s number', () => {
    const foreign = { ...question, memberID: '10001' };
    return exchange(
      'ShoppingServiceMag.getTotal',
      'another member’s number',
      {
        as: SUPER,
        input: { ...foreign, random },
        reply: refusal(400, 'bad-member', '会员编号不正确'),
      },
      async (api) => expect(await getTotal(foreign, { random }, api)).toMatchObject(failed),
    );
  });

  it('gives no price when the session ended', () =>
    exchange(
      'ShoppingServiceMag.getTotal',
      'the session ended',
      { as: late, input: { ...question, random }, reply: notLoggedIn },
      async (api) => expect(await getTotal(question, { random }, api)).toMatchObject(failed),
    ));
});

describe('ShoppingServiceMag.updateCart', () => {
  const change = { ...question, CartID: '90001', remarkinfo: '请用牛皮纸包装 & 勿折=谢谢' };
  const always = { pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' };
  const failed = { ok: false, error: { message: SAVE_FAILED } };

  it('saves a choice', () =>
    exchange(
      'ShoppingServiceMag.updateCart',
      'an allowed choice',
      { as: SUPER, input: { ...change, ...always }, reply: text('ok') },
      async (api) => expect(await updateCart(change, api)).toEqual(done(null)),
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
      async (api) => expect(await updateCart(forbidden, api)).toMatchObject(failed),
    );
  });

  it('answers another member’s number with a sentence', () => {
    const foreign = { ...change, memberID: '10001' };
    return exchange(
      'ShoppingServiceMag.updateCart',
      'another member’s number',
      { as: SUPER, input: { ...foreign, ...always }, reply: textSentence('会员编号不正确') },
      async (api) => expect(await updateCart(foreign, api)).toMatchObject(failed),
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
      async (api) => expect(await updateCart(change, api)).toMatchObject(failed),
    ));

  it('saves nothing when the session ended', () =>
    exchange(
      'ShoppingServiceMag.updateCart',
      'the session ended',
      { as: late, input: { ...change, ...always }, reply: notLoggedIn },
      async (api) => expect(await updateCart(change, api)).toMatchObject(failed),
    ));
});

describe('ShoppingServiceMag.updateDefaultAddr', () => {
  const failed = { ok: false, error: { message: SET_DEFAULT_FAILED } };

  it('makes an own address the default', () =>
    exchange(
      'ShoppingServiceMag.updateDefaultAddr',
      'an own address',
      { as: SUPER, input: { addrID: '80002' }, reply: text('1') },
      async (api) => expect(await updateDefaultAddr('80002', api)).toEqual(done(null)),
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
      async (api) => expect(await updateDefaultAddr('80002', api)).toMatchObject(failed),
    ));

  it('changes nothing when the session ended', () =>
    exchange(
      'ShoppingServiceMag.updateDefaultAddr',
      'the session ended',
      { as: late, input: { addrID: '80002' }, reply: notLoggedIn },
      async (api) => expect(await updateDefaultAddr('80002', api)).toMatchObject(failed),
    ));
});

describe('ShoppingServiceMag.getPriceList', () => {
  it('tells what goods and their options cost', () =>
    exchange(
      'ShoppingServiceMag.getPriceList',
      'goods on sale',
      { as: SUPER, input: { goodsID: '1' }, data: { goodsID: '1' } },
      async (api, { basePriceFen, perPageMilliFen }) =>
        expect(await getPriceList('1', api)).toMatchObject(done({ basePriceFen, perPageMilliFen })),
    ));

  it('does not know goods that nobody sells', () =>
    exchange(
      'ShoppingServiceMag.getPriceList',
      'unknown goods',
      { as: SUPER, input: { goodsID: '999' }, reply: refusal(404, 'goods-not-found', '商品不存在') },
      async (api) =>
        expect(await getPriceList('999', api)).toMatchObject({ ok: false, error: { code: 404 } }),
    ));

  exchange.loggedOut('ShoppingServiceMag.getPriceList', { goodsID: '1' }, (api) => getPriceList('1', api));
});

describe('ShoppingServiceMag.getGoodsFor', () => {
  it('shows what a publication can be printed as', () =>
    exchange('ShoppingServiceMag.getGoodsFor', 'an own publication', {
      as: SUPER,
      input: { publicationID: '50046' },
      data: {
        publication: { ID: '50046' },
        preflight: { items: MAY_BE_EMPTY },
        goods: { buzhou: { items: MAY_BE_EMPTY } },
      },
    }));

  it('does not find another member’s publication', () =>
    exchange('ShoppingServiceMag.getGoodsFor', 'another member’s publication', {
      as: SUPER,
      input: { publicationID: '51001' },
      reply: refusal(404, 'publication-not-found', '作品不存在'),
    }));

  exchange.loggedOut('ShoppingServiceMag.getGoodsFor', { publicationID: '50046' });
});

describe('print files of a choice', () => {
  const wish = {
    publicationID: '50043',
    goodsID: '1',
    cnums: 'FM01|ZD08|NK157|NF01|FF01|BY01',
    pagesNum: '64',
    form: 'cover',
  } as const;
  const notFound = refusal(404, 'publication-not-found', '作品不存在');

  it('tell that none was made', () =>
    exchange('ShoppingServiceMag.getChoicePrint', 'a choice of an own publication', {
      as: SUPER,
      input: wish,
      data: { state: 'none', address: '', why: '' },
    }));

  it('are made', () =>
    exchange('ShoppingServiceMag.makeChoicePrint', 'the cover of a choice is wanted', {
      as: SUPER,
      input: wish,
      data: { state: regex('^(waiting|drawing|ready)$', 'waiting'), address: like(''), why: like('') },
    }));

  it('are taken back', () =>
    exchange('ShoppingServiceMag.cancelChoicePrint', 'the cover of a choice is no longer wanted', {
      as: SUPER,
      input: wish,
      data: { state: 'none', address: '', why: '' },
    }));

  it.each([
    ['ShoppingServiceMag.getChoicePrint', 'a choice of another member’s publication'],
    ['ShoppingServiceMag.makeChoicePrint', 'the cover of another member’s publication is wanted'],
    ['ShoppingServiceMag.cancelChoicePrint', 'the cover of another member’s publication is not wanted'],
  ] as const)('are of own publications: %s', (operation, what) =>
    exchange(operation, what, {
      as: SUPER,
      input: { ...wish, publicationID: '51001' },
      reply: notFound,
    }),
  );
});

describe('ShoppingServiceMag.addCart', () => {
  const adding = {
    publicationID: '50043',
    goodsID: '1',
    cnums: 'FM01|ZD08|NK157|NF01|FF01|BY01',
    count: '3',
    pagesNum: '64',
    remarkinfo: '请用牛皮纸包装 & 勿折=谢谢',
    merge: 'Y',
  } as const;

  it('adds a new line', () =>
    exchange(
      'ShoppingServiceMag.addCart',
      'an allowed choice',
      { as: SUPER, input: adding, data: { merged: 'N', count: 3, previousCount: 0 } },
      async (api, agreed) => expect(await addCart(adding, api)).toEqual(done(agreed)),
    ));

  it('merges with an equal line', () => {
    const equal = { ...adding, cnums: 'FM01|ZD06|NK157|NF01|FF01|BY01', remarkinfo: '' };
    return exchange(
      'ShoppingServiceMag.addCart',
      'a choice that is in the cart already',
      { as: SUPER, input: equal, data: { merged: 'Y', count: 13, previousCount: 10 } },
      async (api, agreed) => expect(await addCart(equal, api)).toEqual(done(agreed)),
    );
  });

  it('refuses a forbidden choice with a sentence', () => {
    const forbidden = { ...adding, cnums: 'FM01|ZD09|NK157|NF01|FF01|BY01' };
    const words = '装订方式「豪华装」不可用：豪华装适用 10–40 页，当前 64 页';
    return exchange(
      'ShoppingServiceMag.addCart',
      'a forbidden choice',
      { as: SUPER, input: forbidden, reply: refusal(1061, 'bad-choice', words) },
      async (api) =>
        expect(await addCart(forbidden, api)).toMatchObject({ ok: false, error: { message: words } }),
    );
  });

  it('does not add to a full cart', () =>
    exchange(
      'ShoppingServiceMag.addCart',
      'a full cart',
      {
        as: SUPER,
        given: [given('cart-full', { account: 'super' })],
        input: adding,
        reply: refusal(1060, 'cart-full', '购物车最多 200 件商品'),
      },
      async (api) =>
        expect(await addCart(adding, api)).toMatchObject({
          ok: false,
          error: { message: '购物车最多 200 件商品' },
        }),
    ));

  exchange.loggedOut('ShoppingServiceMag.addCart', adding, (api) => addCart(adding, api));
});
