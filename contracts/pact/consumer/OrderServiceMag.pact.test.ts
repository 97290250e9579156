import { describe, it } from 'vitest';
import { priceLockOf } from '#contracts/rules/price/price-lock.ts';
import { deskPact, given, member } from './desk-pact.ts';
import {
  amount,
  day,
  decimalId,
  eachLike,
  integer,
  like,
  moment,
  refusal,
  regex,
  sentence,
} from './replies.ts';

const exchange = deskPact('OrderServiceMag');
const SUPER = member('super');
const VIP = member('vip');

const ORDER = '9000000000000001';
const LINE = '900001';
const AFTER_SALE = 'S9000000000000001';
const KEY = 'pact-intent-1';

const orderIn = (state: string, more: Record<string, string> = {}) =>
  given('order-in-state', { account: 'super', state, orderNo: ORDER, ...more });

const orderState = refusal(1075, 'order-state', '订单状态已更新');
const orderNotFound = refusal(404, 'order-not-found', '订单不存在');
const printWish = { orderNo: ORDER, lineID: LINE, form: 'print' };
const printFailed = given('print-file-failed', { orderNo: ORDER, lineID: LINE });

const LOCK_PATTERN = '^v2\\.[A-Za-z0-9_-]+$';
/** What the customer of line 90001 saw. The server reckons anew, so it holds as long as the seeded prices do. */
const lockOf = (totalFen: number) =>
  priceLockOf({
    lines: [
      {
        ...{ id: '90001', name: '环岛骑行', count: 10, pageNum: 64 },
        ...{ spec: 'BY01.FF01.FM01.NF01.NK157.ZD06', totalFen },
      },
    ],
    couponFen: 0,
    freightFen: 0,
    payFen: totalFen,
  });
const LOCK = lockOf(114_400);
const OUTDATED_LOCK = lockOf(110_000);

const cart = [given('cart-rule-lines'), given('coupons-given')];
const choice = { cartIDs: '90001', addrID: '80001', delivery: 'standard', couponID: 'none', useWallet: 'N' };

describe('OrderServiceMag.previewOrder', () => {
  it('shows what an order would cost and when it would come', () =>
    exchange('OrderServiceMag.previewOrder', 'a line of the own cart', {
      as: SUPER,
      given: cart,
      input: choice,
      data: {
        deliveries: { from: day('2026-11-28'), to: day('2026-11-30') },
        chosen: { delivery: 'standard', couponID: '' },
      },
    }));

  it('says which lines cannot be ordered', () =>
    exchange('OrderServiceMag.previewOrder', 'a line of another member', {
      as: SUPER,
      given: cart,
      input: { ...choice, cartIDs: '91001' },
      reply: refusal(1072, 'order-lines', '有商品不能下单', {
        lines: [{ cartID: '91001', reason: sentence('商品不在购物车中') }],
      }),
    }));

  it('says that a coupon does not count', () =>
    exchange('OrderServiceMag.previewOrder', 'a coupon that is past', {
      as: SUPER,
      given: cart,
      input: { ...choice, couponID: '70003' },
      reply: refusal(1074, 'coupon-unusable', '优惠券不存在、已使用或已过期'),
    }));
});

describe('OrderServiceMag.createOrder', () => {
  const wish = {
    ...choice,
    proof: 'N',
    invoiceKind: 'none',
    invoiceTitle: '',
    invoiceTaxNo: '',
    invoiceEmail: '',
    remark: '',
    priceLock: LOCK,
    idemKey: KEY,
  };

  it('orders at the prices that were shown', () =>
    exchange('OrderServiceMag.createOrder', 'prices that still hold', {
      as: SUPER,
      given: cart,
      input: wish,
    }));

  const PARTS = '80001:90001:5,80002:90001:5';

  it('sends it to several addresses', () =>
    exchange('OrderServiceMag.createOrder', 'prices that still hold, for two addresses', {
      as: SUPER,
      given: cart,
      input: { ...wish, parts: PARTS },
    }));

  it('says which copies have no address yet', () =>
    exchange('OrderServiceMag.createOrder', 'prices that still hold, and copies without an address', {
      as: SUPER,
      given: cart,
      input: { ...wish, parts: '80001:90001:5,80002:90001:4' },
      reply: refusal(1034, 'bad-parts', '《环岛骑行》剩余 1 本'),
    }));

  it('says which prices are others now', () =>
    exchange('OrderServiceMag.createOrder', 'prices that no longer hold', {
      as: SUPER,
      given: cart,
      input: { ...wish, priceLock: OUTDATED_LOCK },
      reply: refusal(1071, 'price-changed', '价格已更新，请确认后再提交', {
        changes: eachLike({ what: like('环岛骑行'), before: amount('1100.00'), after: amount('1144.00') }),
        priceLock: regex(LOCK_PATTERN, LOCK),
      }),
    }));

  it('does not know the address of another member', () =>
    exchange('OrderServiceMag.createOrder', 'an address of another member', {
      as: SUPER,
      given: cart,
      input: { ...wish, addrID: '80021' },
      reply: refusal(404, 'address-not-found', '收货地址不存在'),
    }));

  exchange.loggedOut('OrderServiceMag.createOrder', wish);
});

describe('OrderServiceMag.getOrderList', () => {
  const input = { tab: 'producing', keyword: ORDER, page: '1', pageSize: '10' };

  it('finds an order, with the number of orders in every tab', () =>
    exchange('OrderServiceMag.getOrderList', 'an order in production', {
      as: SUPER,
      given: [orderIn('producing')],
      input,
      data: {
        list: [
          {
            orderNo: ORDER,
            state: 'producing',
            expectedFrom: day('2026-11-27'),
            expectedTo: day('2026-11-29'),
            handleOption: ['viewProgress'],
          },
        ],
        total: 1,
        page: 1,
        pageSize: 10,
      },
    }));

  exchange.loggedOut('OrderServiceMag.getOrderList', input);
});

describe('OrderServiceMag.getOrderDetail', () => {
  it('tells everything about an order in production', () =>
    exchange('OrderServiceMag.getOrderDetail', 'an order in production', {
      as: SUPER,
      given: [orderIn('producing')],
      input: { orderNo: ORDER },
      data: {
        orderNo: ORDER,
        state: 'producing',
        expectedFrom: day('2026-11-27'),
        expectedTo: day('2026-11-29'),
        parcels: [],
        fileProblems: [],
        replaceUntil: '',
        afterSales: [],
        review: { stars: 0, text: '' },
        handleOption: ['viewProgress'],
      },
    }));

  it('tells what is wrong with the files of an order', () =>
    exchange('OrderServiceMag.getOrderDetail', 'an order with problems in its files', {
      as: SUPER,
      given: [orderIn('checking_failed')],
      input: { orderNo: ORDER },
      data: {
        orderNo: ORDER,
        state: 'checking_failed',
        expectedFrom: day('2026-11-27'),
        expectedTo: day('2026-11-29'),
        diary: [],
        parcels: [],
        fileProblems: {
          lineID: decimalId(LINE),
          level: regex('^(error|warning|info)$', 'error'),
          page: integer(3),
          text: like('文字距裁切线不足 3 毫米，裁切后可能缺字'),
        },
        replaceUntil: '',
        afterSales: [],
        review: { stars: 0, text: '' },
        handleOption: ['viewProblems', 'replaceFile', 'acceptFile', 'updateAddress', 'refund'],
      },
    }));

  it('does not know the order of another member', () =>
    exchange('OrderServiceMag.getOrderDetail', 'an order of another member', {
      as: VIP,
      given: [orderIn('paid')],
      input: { orderNo: ORDER },
      reply: orderNotFound,
    }));
});

describe('OrderServiceMag.getPrintedPages', () => {
  const proof = [orderIn('proofing', { lineID: LINE })];

  it('gives the pages that an order prints', () =>
    exchange('OrderServiceMag.getPrintedPages', 'the last page of an order', {
      as: SUPER,
      given: proof,
      input: { orderNo: ORDER, lineID: LINE, from: '168' },
      data: { from: 168, pages: [{ role: 'back', elements: like([]) }] },
    }));

  it('has no page beyond the last', () =>
    exchange('OrderServiceMag.getPrintedPages', 'a page beyond the last', {
      as: SUPER,
      given: proof,
      input: { orderNo: ORDER, lineID: LINE, from: '169' },
      reply: refusal(400, 'bad-page', '页码不正确'),
    }));
});

describe('OrderServiceMag.getPrintFile', () => {
  it('tells why a file was not made', () =>
    exchange('OrderServiceMag.getPrintFile', 'a file that could not be drawn', {
      as: SUPER,
      given: [printFailed],
      input: printWish,
      data: { state: 'failed', address: '', why: sentence('第 3 页的图片无法读取') },
    }));

  it('knows no file of an order that is not there', () =>
    exchange('OrderServiceMag.getPrintFile', 'a file of an unknown order', {
      as: SUPER,
      given: [],
      input: printWish,
      reply: orderNotFound,
    }));
});

describe('OrderServiceMag.makePrintFile', () => {
  it('makes a file again', () =>
    exchange('OrderServiceMag.makePrintFile', 'a file is wanted', {
      as: SUPER,
      given: [printFailed],
      input: printWish,
      data: { state: regex('^(waiting|drawing|ready)$', 'waiting'), address: like(''), why: like('') },
    }));

  it('makes no file of an order that is not there', () =>
    exchange('OrderServiceMag.makePrintFile', 'a file of an unknown order is wanted', {
      as: SUPER,
      given: [],
      input: printWish,
      reply: orderNotFound,
    }));
});

describe('OrderServiceMag.cancelPrintFile', () => {
  it('takes a wish back', () =>
    exchange('OrderServiceMag.cancelPrintFile', 'a file is no longer wanted', {
      as: SUPER,
      given: [printFailed],
      input: printWish,
      data: { state: 'none', address: '', why: '' },
    }));

  it('has nothing to take back of an order that is not there', () =>
    exchange('OrderServiceMag.cancelPrintFile', 'a file of an unknown order is no longer wanted', {
      as: SUPER,
      given: [],
      input: printWish,
      reply: orderNotFound,
    }));
});

describe('OrderServiceMag.getOrderResult', () => {
  it('tells that an order is paid', () =>
    exchange('OrderServiceMag.getOrderResult', 'an order that was just paid', {
      as: SUPER,
      given: [orderIn('paid')],
      input: { orderNos: ORDER },
      data: {
        state: 'paid',
        payNo: regex('^P[0-9]{16}$', 'P2026112100075025'),
        replaceUntil: moment('2026-11-21T02:28:00.000Z'),
        invoiceTitles: [],
        orders: [
          {
            orderNo: ORDER,
            state: 'paid',
            expectedFrom: day('2026-11-27'),
            expectedTo: day('2026-11-29'),
            handleOption: ['replaceFile', 'urge', 'updateAddress', 'refund'],
          },
        ],
      },
    }));

  it('does not take an address for a payment', () =>
    exchange('OrderServiceMag.getOrderResult', 'an order that is not paid', {
      as: SUPER,
      given: [orderIn('unpaid')],
      input: { orderNos: ORDER },
      data: {
        state: 'unpaid',
        payNo: '',
        replaceUntil: '',
        invoiceTitles: [],
        orders: [
          {
            orderNo: ORDER,
            state: 'unpaid',
            expiresAt: moment('2026-11-21T03:58:00.000Z'),
            expectedFrom: day('2026-11-27'),
            expectedTo: day('2026-11-29'),
            handleOption: ['pay', 'updateAddress', 'cancel'],
          },
        ],
      },
    }));

  it('does not know the order of another member', () =>
    exchange('OrderServiceMag.getOrderResult', 'an order of another member', {
      as: VIP,
      given: [orderIn('paid')],
      input: { orderNos: ORDER },
      reply: orderNotFound,
    }));
});

describe('OrderServiceMag.cancelOrder', () => {
  const input = { orderNo: ORDER, reason: '想再改改作品', idemKey: KEY };

  it('cancels an order that is not paid', () =>
    exchange('OrderServiceMag.cancelOrder', 'an unpaid order', {
      as: SUPER,
      given: [orderIn('unpaid')],
      input,
      data: { orderNo: ORDER, state: 'canceled' },
    }));

  it('is too late once it is paid', () =>
    exchange('OrderServiceMag.cancelOrder', 'an order that was paid meanwhile', {
      as: SUPER,
      given: [orderIn('paid')],
      input,
      reply: orderState,
    }));

  exchange.loggedOut('OrderServiceMag.cancelOrder', input);
});

describe('OrderServiceMag.updateOrderAddress', () => {
  it('sends the order elsewhere', () =>
    exchange('OrderServiceMag.updateOrderAddress', 'another address in the same area', {
      as: SUPER,
      given: [orderIn('paid')],
      input: { orderNo: ORDER, addrID: '80001' },
      data: { orderNo: ORDER, state: 'paid' },
    }));

  it('says why it cannot go there', () =>
    exchange('OrderServiceMag.updateOrderAddress', 'an address in another area', {
      as: SUPER,
      given: [orderIn('paid')],
      input: { orderNo: ORDER, addrID: '80003' },
      reply: refusal(1073, 'delivery-unavailable', '新地址的配送区域不同，运费有变化，请取消后重新下单'),
    }));
});

describe('OrderServiceMag.replaceFile', () => {
  const input = { orderNo: ORDER, lineID: LINE, idemKey: KEY };

  it('puts the present version in the place of the ordered one', () =>
    exchange('OrderServiceMag.replaceFile', 'an order that is being checked', {
      as: SUPER,
      given: [orderIn('paid', { lineID: LINE }), given('publication-changed')],
      input,
      data: { orderNo: ORDER, state: 'paid' },
    }));

  it('knows the lines of the order only', () =>
    exchange('OrderServiceMag.replaceFile', 'a line of no order', {
      as: SUPER,
      given: [orderIn('paid')],
      input: { ...input, lineID: '999999' },
      reply: refusal(1077, 'file-not-replaceable', '订单中没有这件商品'),
    }));
});

describe('OrderServiceMag.acceptFile', () => {
  it('prints in spite of the findings', () =>
    exchange('OrderServiceMag.acceptFile', 'an order with problems in its files', {
      as: SUPER,
      given: [orderIn('checking_failed')],
      input: { orderNo: ORDER },
      data: { orderNo: ORDER, state: 'ready' },
    }));

  it('has nothing to accept while the file is checked', () =>
    exchange('OrderServiceMag.acceptFile', 'an order that is being checked', {
      as: SUPER,
      given: [orderIn('paid')],
      input: { orderNo: ORDER },
      reply: orderState,
    }));
});

describe('OrderServiceMag.answerProof', () => {
  const accepted = { orderNo: ORDER, answer: 'accept', note: '' };
  const unsaid = { orderNo: ORDER, answer: 'change', note: ' ' };

  it('accepts a proof', () =>
    exchange('OrderServiceMag.answerProof', 'a proof that is good', {
      as: SUPER,
      given: [orderIn('proofing', { proof: 'Y' })],
      input: accepted,
      data: { orderNo: ORDER, state: 'ready' },
    }));

  it('has to hear what should change', () =>
    exchange('OrderServiceMag.answerProof', 'a change without words', {
      as: SUPER,
      given: [orderIn('proofing', { proof: 'Y' })],
      input: unsaid,
      reply: refusal(1034, 'bad-note', '请输入修改意见'),
    }));
});

describe('OrderServiceMag.urgeOrder', () => {
  it('asks the shop to be quick', () =>
    exchange('OrderServiceMag.urgeOrder', 'an order that is being checked', {
      as: SUPER,
      given: [orderIn('paid')],
      input: { orderNo: ORDER },
      data: { orderNo: ORDER, state: 'paid' },
    }));

  it('makes no sense once it is checked', () =>
    exchange('OrderServiceMag.urgeOrder', 'an order that waits for a machine', {
      as: SUPER,
      given: [orderIn('ready')],
      input: { orderNo: ORDER },
      reply: orderState,
    }));
});

describe('OrderServiceMag.acknowledgeDelay', () => {
  it('takes note of a delay', () =>
    exchange('OrderServiceMag.acknowledgeDelay', 'an order that is late', {
      as: SUPER,
      given: [orderIn('delayed')],
      input: { orderNo: ORDER },
      data: { orderNo: ORDER, state: 'delayed' },
    }));

  it('has nothing to take note of in time', () =>
    exchange('OrderServiceMag.acknowledgeDelay', 'an order that is not late', {
      as: SUPER,
      given: [orderIn('producing')],
      input: { orderNo: ORDER },
      reply: orderState,
    }));
});

describe('OrderServiceMag.applyRefund', () => {
  const input = { orderNo: ORDER, reason: '等待时间太长', idemKey: KEY };

  it('asks for the money of an order that is not produced yet', () =>
    exchange('OrderServiceMag.applyRefund', 'an order that waits for a machine', {
      as: SUPER,
      given: [orderIn('ready')],
      input,
      data: { orderNo: ORDER, state: 'refunding' },
    }));

  it('is too late once it is produced', () =>
    exchange('OrderServiceMag.applyRefund', 'an order in production', {
      as: SUPER,
      given: [orderIn('producing')],
      input,
      reply: orderState,
    }));
});

describe('OrderServiceMag.confirmReceive', () => {
  it('finishes an order that has come', () =>
    exchange('OrderServiceMag.confirmReceive', 'an order that was sent', {
      as: SUPER,
      given: [orderIn('shipped')],
      input: { orderNo: ORDER },
      data: { orderNo: ORDER, state: 'done' },
    }));

  it('does not know the order of another member', () =>
    exchange('OrderServiceMag.confirmReceive', 'an order of another member', {
      as: VIP,
      given: [orderIn('shipped')],
      input: { orderNo: ORDER },
      reply: orderNotFound,
    }));
});

describe('OrderServiceMag.applyAfterSale', () => {
  const input = {
    orderNo: ORDER,
    kind: 'reprint',
    reason: '印刷质量问题',
    description: '第 12 页有明显色差',
    idemKey: KEY,
  };

  it('asks for a reprint', () =>
    exchange('OrderServiceMag.applyAfterSale', 'an order that has come', {
      as: SUPER,
      given: [orderIn('done')],
      input,
      data: { orderNo: ORDER, state: 'done' },
    }));

  it('says what is missing', () =>
    exchange('OrderServiceMag.applyAfterSale', 'a description that is too short', {
      as: SUPER,
      given: [orderIn('done')],
      input: { ...input, description: '色差' },
      reply: refusal(1034, 'bad-description', '问题描述最少5个字符'),
    }));
});

describe('OrderServiceMag.cancelAfterSale', () => {
  const asked = orderIn('done', { afterSaleNo: AFTER_SALE });

  it('withdraws what nobody has decided', () =>
    exchange('OrderServiceMag.cancelAfterSale', 'an after-sale that was just asked for', {
      as: SUPER,
      given: [asked],
      input: { afterSaleNo: AFTER_SALE },
      data: { orderNo: ORDER, state: 'done' },
    }));

  it('does not know the after-sale of another member', () =>
    exchange('OrderServiceMag.cancelAfterSale', 'an after-sale of another member', {
      as: VIP,
      given: [asked],
      input: { afterSaleNo: AFTER_SALE },
      reply: refusal(404, 'after-sale-not-found', '售后单不存在'),
    }));
});

describe('OrderServiceMag.reviewOrder', () => {
  const input = { orderNo: ORDER, stars: '5', text: '印得很好' };

  it('keeps stars and words', () =>
    exchange('OrderServiceMag.reviewOrder', 'an order that has come', {
      as: SUPER,
      given: [orderIn('done')],
      input,
      data: { orderNo: ORDER, state: 'done' },
    }));

  it('wants one to five stars', () =>
    exchange('OrderServiceMag.reviewOrder', 'six stars', {
      as: SUPER,
      given: [orderIn('done')],
      input: { ...input, stars: '6' },
      reply: refusal(1034, 'bad-stars', '请选择 1 到 5 星'),
    }));
});

describe('OrderServiceMag.rebuy', () => {
  const input = { orderNo: ORDER, version: 'ordered' };

  it('puts the lines into the cart again', () =>
    exchange('OrderServiceMag.rebuy', 'an order that has come', {
      as: SUPER,
      given: [orderIn('done')],
      input,
    }));

  it('does not know the order of another member', () =>
    exchange('OrderServiceMag.rebuy', 'an order of another member', {
      as: VIP,
      given: [orderIn('done')],
      input,
      reply: orderNotFound,
    }));
});

describe('OrderServiceMag.exportOrders', () => {
  it('gives a file for spreadsheets', () =>
    exchange('OrderServiceMag.exportOrders', 'orders as a file', {
      as: SUPER,
      input: { tab: 'all', keyword: '', from: '', to: '' },
      data: { csv: like('订单号,下单时间') },
    }));

  it('knows no day that is none', () =>
    exchange('OrderServiceMag.exportOrders', 'a file of no day', {
      as: SUPER,
      input: { tab: 'all', keyword: '', from: '2026-02-30', to: '' },
      reply: refusal(1034, 'bad-day', '日期不正确'),
    }));
});

describe('OrderServiceMag.quoteRebuy', () => {
  const input = { orderNo: ORDER, version: 'ordered' };

  it('tells the prices of today', () =>
    exchange('OrderServiceMag.quoteRebuy', 'what an order costs again', {
      as: SUPER,
      given: [orderIn('done')],
      input,
    }));

  it('does not know the order of another member', () =>
    exchange('OrderServiceMag.quoteRebuy', 'what an order of another member costs again', {
      as: VIP,
      given: [orderIn('done')],
      input,
      reply: orderNotFound,
    }));
});

describe('OrderServiceMag.deleteOrder', () => {
  it('takes a cancelled order out of the list', () =>
    exchange('OrderServiceMag.deleteOrder', 'a cancelled order', {
      as: SUPER,
      given: [orderIn('canceled')],
      input: { orderNo: ORDER },
      data: { orderNo: ORDER, state: 'canceled' },
    }));

  it('keeps an order that is under way', () =>
    exchange('OrderServiceMag.deleteOrder', 'an order in production', {
      as: SUPER,
      given: [orderIn('producing')],
      input: { orderNo: ORDER },
      reply: orderState,
    }));
});
