import {
  boardsWithoutLamination,
  type Choice,
  choiceOf,
  clothWithoutHardCover,
  saddleStitchOfOddSheets,
  tooManyHeavyPages,
} from './cart-choices.ts';
import { listOf, type Replies, wordOf } from './replies.ts';
import { type Draw, type Step, step, type Values } from './step.ts';

export const CART = 'the cart';
export const MEMBER = 'the member';
export const ADDRESSES = 'the addresses';
export const PREVIEW = 'a preview of one line';

/** A number that no server has given out. */
export const NOBODYS_ID = '999999999999';
const TABS = ['all', 'unpaid', 'todo', 'producing', 'shipped', 'done', 'aftersale'];

export const cartID = (replies: Replies, place: number) => wordOf(replies, CART, `data/list/${place}/ID`);

/** Values for a call, or none when one of them is not to be had. */
export function values(parts: Readonly<Record<string, string | null>>): Values | null {
  const entries = Object.entries(parts).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return entries.length === Object.keys(parts).length ? Object.fromEntries(entries) : null;
}

/** What a member can read; nothing here changes anything. */
export function readingSteps(draw: Draw): Step[] {
  return [...member(), ...cart(), ...prices(draw), ...checkout(), ...orders(), ...rest()];
}

function member(): Step[] {
  return [
    step('the session', 'UserCenterMag.userIsLogin3', []),
    step(MEMBER, 'UserCenterMag.getMemberInfo', []),
    step(ADDRESSES, 'UserCenterMag.getUserAddressList', []),
    step('a Weixin login', 'UserCenterMag.getThirdLoginInfo', [], { thirdLoginType: 'weixin' }),
    step('a login of nobody', 'UserCenterMag.getThirdLoginInfo', [], { thirdLoginType: 'nobody' }),
    step('a login of no type', 'UserCenterMag.getThirdLoginInfo', []),
  ];
}

function cart(): Step[] {
  const line = (place: number) =>
    step(`line ${place + 1}`, 'ShopCarService.cartInfo', [CART], (replies) =>
      values({ cartID: cartID(replies, place) }),
    );
  return [
    step(CART, 'ShopCarService.cartList', [], { page: '1', pageSize: '20' }),
    step('the second page of the cart', 'ShopCarService.cartList', [], { page: '2', pageSize: '20' }),
    step('a page that is no number', 'ShopCarService.cartList', [], { page: 'x' }),
    ...[0, 1, 2].map(line),
    step('a line of nobody', 'ShopCarService.cartInfo', [], { cartID: NOBODYS_ID }),
    step('a line that is no number', 'ShopCarService.cartInfo', [], { cartID: '1e3' }),
    step('no line at all', 'ShopCarService.cartInfo', []),
    step('the tiers of a line', 'ShopCarService.getTiers', [CART], (replies) =>
      values({ cartIDs: cartID(replies, 0) }),
    ),
    step('the tiers of nobody', 'ShopCarService.getTiers', [], { cartIDs: NOBODYS_ID }),
  ];
}

function prices(draw: Draw): Step[] {
  const price = (
    name: string,
    choose: (replies: Replies) => Choice | null,
    change: Partial<Choice & { count: string }> = {},
  ) =>
    step(name, 'ShoppingServiceMag.getTotal', [CART, MEMBER], (replies) => {
      const choice = choose(replies);
      const memberID = wordOf(replies, MEMBER, 'data/data/user_id');
      return choice && values({ count: '10', memberID, random: '0.5', ...choice, ...change });
    });
  const first = (replies: Replies) => choiceOf(listOf(replies, CART, 'data/list')[0]);
  const counts = ['1', String(2 + draw(998)), '1000', '1000000'];
  const badCounts = ['0', '1000001', '1.5', 'x', ''];
  const pages = ['8', String(4 * (3 + draw(20))), String(4 * (30 + draw(60)))];
  return [
    ...counts.map((count) => price(`the price of ${count}`, first, { count })),
    ...badCounts.map((count) => price(`the price of the count "${count}"`, first, { count })),
    ...pages.map((pagesNum) => price(`the price of ${pagesNum} pages`, first, { pagesNum })),
    price('the price of goods of nobody', first, { goodsID: NOBODYS_ID }),
    price('the price of options of nobody', first, { cnums: 'NOBODY' }),
    price('a cloth cover without a hard one', clothWithoutHardCover),
    price('a saddle stitch of odd sheets', saddleStitchOfOddSheets),
    price('boards without lamination', boardsWithoutLamination),
    price('too many heavy pages', tooManyHeavyPages),
  ];
}

function checkout(): Step[] {
  const preview = (name: string, needs: readonly string[], input: Step['input']) =>
    step(name, 'OrderServiceMag.previewOrder', needs, input);
  const two = (replies: Replies) => {
    const [first, second] = [cartID(replies, 0), cartID(replies, 1)];
    return first === null || second === null ? null : `${first},${second}`;
  };
  return [
    preview(PREVIEW, [CART], (replies) => values({ cartIDs: cartID(replies, 0), couponID: 'auto' })),
    preview('a preview of two lines', [CART, ADDRESSES], (replies) => {
      const addrID = wordOf(replies, ADDRESSES, 'data/list/0/ID');
      return values({ cartIDs: two(replies), addrID, delivery: 'express', couponID: 'none', useWallet: 'Y' });
    }),
    preview('a preview with a delivery of nobody', [CART], (replies) =>
      values({ cartIDs: cartID(replies, 0), delivery: 'nobody' }),
    ),
    preview('a preview of nobody', [], () => ({ cartIDs: NOBODYS_ID })),
    preview('a preview of nothing', [], () => ({ cartIDs: '' })),
    step('what goods and their options cost', 'ShoppingServiceMag.getPriceList', [PREVIEW], (replies) =>
      values({ goodsID: wordOf(replies, PREVIEW, 'data/lines/0/goodsID') }),
    ),
    step('what the goods of nobody cost', 'ShoppingServiceMag.getPriceList', [], { goodsID: NOBODYS_ID }),
    step('the goods for a publication', 'ShoppingServiceMag.getGoodsFor', [PREVIEW], (replies) =>
      values({ publicationID: wordOf(replies, PREVIEW, 'data/lines/0/publicationID') }),
    ),
    step('the goods for a publication of nobody', 'ShoppingServiceMag.getGoodsFor', [], {
      publicationID: NOBODYS_ID,
    }),
  ];
}

function orders(): Step[] {
  const tab = (name: string) => `the orders of the tab ${name}`;
  const firstOf = (name: string, field: string) => (replies: Replies) =>
    values({ [field]: wordOf(replies, tab(name), 'data/list/0/orderNo') });
  return [
    ...TABS.map((name) =>
      step(tab(name), 'OrderServiceMag.getOrderList', [], { tab: name, page: '1', pageSize: '10' }),
    ),
    step('the orders of no tab', 'OrderServiceMag.getOrderList', [], { tab: 'nobody' }),
    step('the orders of a word', 'OrderServiceMag.getOrderList', [], { keyword: 'zzzz' }),
    step('an order', 'OrderServiceMag.getOrderDetail', [tab('all')], firstOf('all', 'orderNo')),
    step(
      'an order that is done',
      'OrderServiceMag.getOrderDetail',
      [tab('done')],
      firstOf('done', 'orderNo'),
    ),
    step('an order of nobody', 'OrderServiceMag.getOrderDetail', [], { orderNo: NOBODYS_ID }),
    step('the result of nobody', 'OrderServiceMag.getOrderResult', [], { orderNos: NOBODYS_ID }),
    step('ways to pay', 'PayServiceMag.getPayOptions', [tab('unpaid')], firstOf('unpaid', 'orderNos')),
    step(
      'ways to pay what is paid',
      'PayServiceMag.getPayOptions',
      [tab('done')],
      firstOf('done', 'orderNos'),
    ),
    step('ways to pay for nobody', 'PayServiceMag.getPayOptions', [], { orderNos: NOBODYS_ID }),
    step('a payment of nobody', 'PayServiceMag.queryPay', [], { payNo: NOBODYS_ID }),
  ];
}

function rest(): Step[] {
  return [
    step('about', 'MemberServiceMag.getAbout', []),
    step('the counters', 'MemberServiceMag.getCounters', []),
    step('the feedback', 'MemberServiceMag.getFeedback', []),
    step('a path of nobody', 'MemberServiceMag.resolveAitusPath', [], { path: 'nobody' }),
  ];
}
