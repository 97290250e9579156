import { describe, expect, it } from 'vitest';
import { priceLockOf } from '#contracts/rules/price/price-lock.ts';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import {
  amount,
  anyNumberOf,
  day,
  decimalId,
  eachLike,
  integer,
  json,
  like,
  opusCode,
  picture,
  refusal,
  regex,
  sentence,
  yesNo,
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

const moment = (example: string) => regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$', example);
const momentOrNone = (example: string) => regex('^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z)?$', example);
const word = (examples: string, example: string) => regex(`^(${examples})$`, example);

const moved = (state: string) => json({ code: 0, message: like('成功'), data: { orderNo: ORDER, state } });
const orderState = refusal(1075, 'order-state', '订单状态已更新');
const orderNotFound = refusal(404, 'order-not-found', '订单不存在');
/** What the screen knows a refusal by. */
const refused = (reason: string, message: unknown = expect.stringMatching(/./)) => ({
  ok: false,
  error: expect.objectContaining({ kind: 'refused', reason, message, isSaid: false }),
});
const printWish = { orderNo: ORDER, lineID: LINE, form: 'print' };
const printFailed = given('print-file-failed', { orderNo: ORDER, lineID: LINE });
const printFile = (more: object) =>
  json({
    code: 0,
    message: like('成功'),
    data: {
      ...{ form: 'print', ahead: integer(0), page: integer(0), pageNum: integer(168), bytes: integer(0) },
      ...{ address: like(''), why: like('') },
      ...more,
    },
  });
const nowIn = (state: string) => done({ orderNo: ORDER, state });

const line = {
  lineID: decimalId(LINE),
  publicationID: decimalId('50001'),
  opusCode: opusCode('qing8shu2k'),
  goodsID: decimalId('1'),
  photoPath: picture('/media/art/west-lake-four-seasons.svg'),
  clientDesignName: like('西湖四季'),
  goodsName: like('精装画册'),
  showPageNum: like('168页'),
  count: integer(10),
  unitPrice: amount('192.40'),
  totalPrice: amount('1924.00'),
  options: eachLike({ Name: like('装订方式'), value: like('普通精装') }),
  remarkinfo: like(''),
  fileVersion: integer(1),
};

const STAGE_KEYS = 'paid|checked|proof|produced|shipped|received';

/** What every reader of an order may rely on. */
const card = (fields: object) => ({
  orderNo: ORDER,
  state: 'producing',
  stateText: like('生产中'),
  nextText: like('预计今天 21:01 完成装订，随后裁切'),
  createdAt: moment('2026-11-20T15:38:00.000Z'),
  expiresAt: momentOrNone(''),
  payTotal: amount('1924.00'),
  lines: eachLike(line),
  progress: {
    percent: integer(54),
    stages: eachLike({
      key: word(STAGE_KEYS, 'produced'),
      name: like('装订'),
      status: word('done|now|todo', 'now'),
    }),
  },
  expectedFrom: day('2026-11-27'),
  expectedTo: day('2026-11-29'),
  receiver: {
    name: like('沈知远'),
    mobile: regex('^.*\\*{4}.*$', '190****0003'),
    region: like('浙江省杭州市西湖区'),
  },
  isOverseas: yesNo('N'),
  isPartShipped: yesNo('N'),
  afterSaleText: like(''),
  ...fields,
});

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
    exchange(
      'OrderServiceMag.previewOrder',
      'a line of the own cart',
      {
        as: SUPER,
        given: cart,
        input: choice,
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            lines: eachLike({
              cartID: decimalId('90001'),
              publicationID: decimalId('50043'),
              opusCode: opusCode('huan7dao4q'),
              goodsID: decimalId('1'),
              photoPath: picture('/media/art/round-the-island-ride.svg'),
              clientDesignName: like('环岛骑行'),
              goodsName: like('精装画册'),
              showPageNum: like('64页'),
              count: integer(10),
              unitPrice: amount('114.40'),
              totalPrice: amount('1144.00'),
              options: eachLike({ Name: like('装订方式'), value: like('普通精装') }),
              remarkinfo: like(''),
            }),
            deliveries: eachLike({
              code: word('standard|express|pickup', 'standard'),
              name: like('标准快递'),
              note: like('满 ¥199 免运费'),
              freight: amount('0.00'),
              from: day('2026-11-28'),
              to: day('2026-11-30'),
              available: yesNo('Y'),
              reason: like(''),
            }),
            coupons: anyNumberOf({
              ID: decimalId('70002'),
              name: like('全场 9 折，最多减 80'),
              amount: amount('80.00'),
              validTo: moment('2026-12-10T16:00:00.000Z'),
              usable: yesNo('Y'),
              isBest: yesNo('Y'),
              reason: like('为您减得最多'),
            }),
            chosen: { delivery: 'standard', couponID: '' },
            ladder: eachLike({
              key: word('goods|quantity|coupon|freight|pay|wallet|rest', 'pay'),
              label: like('应付'),
              sign: word('plus|minus|sum', 'sum'),
              amount: amount('1144.00'),
            }),
            payTotal: amount('1144.00'),
            wallet: {
              balance: amount('2320.50'),
              bonus: amount('320.50'),
              off: amount('0.00'),
              rest: amount('1144.00'),
              text: like(''),
            },
            member: { mobile: like('19000000003'), invoices: like([]) },
            priceLock: regex(LOCK_PATTERN, LOCK),
          },
        }),
      },
      {
        ok: true,
        value: { chosen: { delivery: 'standard', couponID: '' }, priceLock: LOCK },
      },
    ));

  it('says which lines cannot be ordered', () =>
    exchange(
      'OrderServiceMag.previewOrder',
      'a line of another member',
      {
        as: SUPER,
        given: cart,
        input: { ...choice, cartIDs: '91001' },
        reply: refusal(1072, 'order-lines', '有商品不能下单', {
          lines: [{ cartID: '91001', reason: sentence('商品不在购物车中') }],
        }),
      },
      {
        ok: false,
        error: {
          reason: 'order-lines',
          details: { lines: [{ cartID: '91001', reason: '商品不在购物车中' }] },
        },
      },
    ));

  it('says that a coupon does not count', () =>
    exchange(
      'OrderServiceMag.previewOrder',
      'a coupon that is past',
      {
        as: SUPER,
        given: cart,
        input: { ...choice, couponID: '70003' },
        reply: refusal(1074, 'coupon-unusable', '优惠券不存在、已使用或已过期'),
      },
      {
        ok: false,
        error: { reason: 'coupon-unusable', message: '优惠券不存在、已使用或已过期' },
      },
    ));
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
    exchange(
      'OrderServiceMag.createOrder',
      'prices that still hold',
      {
        as: SUPER,
        given: cart,
        input: wish,
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            orderNo: regex('^[0-9]{16}$', '2026112100060029'),
            payTotal: amount('1144.00'),
            expiresAt: moment('2026-11-21T04:00:00.000Z'),
          },
        }),
      },
      { ok: true, value: { orderNo: '2026112100060029' } },
    ));

  it('says which prices are others now', () =>
    exchange(
      'OrderServiceMag.createOrder',
      'prices that no longer hold',
      {
        as: SUPER,
        given: cart,
        input: { ...wish, priceLock: OUTDATED_LOCK },
        reply: refusal(1071, 'price-changed', '价格已更新，请确认后再提交', {
          changes: eachLike({ what: like('环岛骑行'), before: amount('1100.00'), after: amount('1144.00') }),
          priceLock: regex(LOCK_PATTERN, LOCK),
        }),
      },
      {
        ok: false,
        error: {
          reason: 'price-changed',
          details: { changes: [{ what: '环岛骑行', before: '1100.00', after: '1144.00' }] },
        },
      },
    ));

  it('does not know the address of another member', () =>
    exchange(
      'OrderServiceMag.createOrder',
      'an address of another member',
      {
        as: SUPER,
        given: cart,
        input: { ...wish, addrID: '80021' },
        reply: refusal(404, 'address-not-found', '收货地址不存在'),
      },
      {
        ok: false,
        error: { reason: 'address-not-found', message: '收货地址不存在' },
      },
    ));

  exchange.loggedOut('OrderServiceMag.createOrder', wish);
});

describe('OrderServiceMag.getOrderList', () => {
  const input = { tab: 'producing', keyword: ORDER, page: '1', pageSize: '10' };

  it('finds an order, with the number of orders in every tab', () =>
    exchange(
      'OrderServiceMag.getOrderList',
      'an order in production',
      {
        as: SUPER,
        given: [orderIn('producing')],
        input,
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            list: [card({ handleOption: ['viewProgress'] })],
            total: 1,
            page: 1,
            pageSize: 10,
            counts: {
              all: integer(21),
              unpaid: integer(1),
              todo: integer(3),
              producing: integer(6),
              shipped: integer(2),
              done: integer(6),
              aftersale: integer(2),
            },
          },
        }),
      },
      done({ total: 1, list: [{ orderNo: ORDER, handleOption: ['viewProgress'] }] }),
    ));

  exchange.loggedOut('OrderServiceMag.getOrderList', input);
});

/** What every reader of a detail may rely on beside what the list tells. */
const detail = (fields: object) =>
  card({
    address: {
      name: like('沈知远'),
      mobile: like('19000000003'),
      province: like('浙江省'),
      city: like('杭州市'),
      district: like('西湖区'),
      street: like(''),
      detail: like('青芝坞示例路 18 号'),
      zip: like(''),
    },
    delivery: { code: word('standard|express|pickup', 'standard'), name: like('标准快递') },
    remark: like(''),
    reason: like(''),
    invoice: {
      kind: word('none|personal|company', 'none'),
      title: like(''),
      taxNo: like(''),
      email: like(''),
    },
    ladder: eachLike({
      key: like('pay'),
      label: like('应付'),
      sign: word('plus|minus|sum', 'sum'),
      amount: amount('1924.00'),
    }),
    timeline: eachLike({
      key: like('created'),
      name: like('提交订单'),
      status: word('done|now|todo', 'done'),
      at: momentOrNone('2026-11-20T15:38:00.000Z'),
      text: like(''),
    }),
    diary: eachLike({
      at: moment('2026-11-20T19:01:00.000Z'),
      stage: like('printing'),
      stageName: like('印刷'),
      text: like('开机印刷内页'),
      photoPath: picture('/media/workshop/printing.svg'),
    }),
    parcels: [],
    payments: eachLike({
      payNo: regex('^P[0-9]+$', 'P2026112000060017'),
      channel: like('weixin'),
      channelName: like('微信支付'),
      amount: amount('1924.00'),
      state: like('succeeded'),
      stateText: like('已付款'),
      at: moment('2026-11-20T15:44:00.000Z'),
      payer: like(''),
      serialNo: like(''),
      slipPath: like(''),
    }),
    files: eachLike({
      lineID: decimalId(LINE),
      name: like('西湖四季'),
      version: integer(1),
      versionAt: moment('2026-11-16T05:01:00.000Z'),
      canReplace: yesNo('N'),
    }),
    fileProblems: [],
    replaceUntil: '',
    afterSales: [],
    review: { stars: 0, text: '' },
    logs: eachLike({
      at: moment('2026-11-20T15:38:00.000Z'),
      actor: like('会员'),
      text: like('提交订单'),
    }),
    ...fields,
  });

describe('OrderServiceMag.getOrderDetail', () => {
  it('tells everything about an order in production', () =>
    exchange(
      'OrderServiceMag.getOrderDetail',
      'an order in production',
      {
        as: SUPER,
        given: [orderIn('producing')],
        input: { orderNo: ORDER },
        reply: json({
          code: 0,
          message: like('成功'),
          data: detail({ handleOption: ['viewProgress'] }),
        }),
      },
      done({ orderNo: ORDER, diary: [{ stage: 'printing' }] }),
    ));

  it('tells what is wrong with the files of an order', () =>
    exchange(
      'OrderServiceMag.getOrderDetail',
      'an order with problems in its files',
      {
        as: SUPER,
        given: [orderIn('checking_failed')],
        input: { orderNo: ORDER },
        reply: json({
          code: 0,
          message: like('成功'),
          data: detail({
            state: 'checking_failed',
            handleOption: ['viewProblems', 'replaceFile', 'acceptFile', 'updateAddress', 'refund'],
            diary: [],
            fileProblems: eachLike({
              lineID: decimalId(LINE),
              level: word('error|warning|info', 'error'),
              page: integer(3),
              text: like('文字距裁切线不足 3 毫米，裁切后可能缺字'),
            }),
          }),
        }),
      },
      done({ fileProblems: [{ level: 'error', page: 3 }] }),
    ));

  it('does not know the order of another member', () =>
    exchange(
      'OrderServiceMag.getOrderDetail',
      'an order of another member',
      { as: VIP, given: [orderIn('paid')], input: { orderNo: ORDER }, reply: orderNotFound },
      { ok: false, error: { code: 404 } },
    ));
});

describe('OrderServiceMag.getPrintedPages', () => {
  const proof = [orderIn('proofing', { lineID: LINE })];

  it('gives the pages that an order prints', () =>
    exchange(
      'OrderServiceMag.getPrintedPages',
      'the last page of an order',
      {
        as: SUPER,
        given: proof,
        input: { orderNo: ORDER, lineID: LINE, from: '168' },
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            widthMm: like(145),
            heightMm: like(210),
            pageNum: integer(168),
            from: 168,
            pages: [
              {
                id: regex('^[2-9a-z]{8}$', '2222227f'),
                role: 'back',
                ground: regex('^#[0-9a-f]{6}$', '#f7f5f0'),
                elements: like([]),
              },
            ],
          },
        }),
      },
      done({ pageNum: 168, from: 168, pages: [{ role: 'back' }] }),
    ));

  it('has no page beyond the last', () =>
    exchange(
      'OrderServiceMag.getPrintedPages',
      'a page beyond the last',
      {
        as: SUPER,
        given: proof,
        input: { orderNo: ORDER, lineID: LINE, from: '169' },
        reply: refusal(400, 'bad-page', '页码不正确'),
      },
      refused('bad-page'),
    ));
});

describe('OrderServiceMag.getPrintFile', () => {
  it('tells why a file was not made', () =>
    exchange(
      'OrderServiceMag.getPrintFile',
      'a file that could not be drawn',
      {
        as: SUPER,
        given: [printFailed],
        input: printWish,
        reply: printFile({ state: 'failed', why: sentence('第 3 页的图片无法读取') }),
      },
      done({ form: 'print', state: 'failed' }),
    ));

  it('knows no file of an order that is not there', () =>
    exchange(
      'OrderServiceMag.getPrintFile',
      'a file of an unknown order',
      { as: SUPER, given: [], input: printWish, reply: orderNotFound },
      refused('order-not-found'),
    ));
});

describe('OrderServiceMag.makePrintFile', () => {
  it('makes a file again', () =>
    exchange(
      'OrderServiceMag.makePrintFile',
      'a file is wanted',
      {
        as: SUPER,
        given: [printFailed],
        input: printWish,
        reply: printFile({ state: word('waiting|drawing|ready', 'waiting') }),
      },
      done({ form: 'print' }),
    ));

  it('makes no file of an order that is not there', () =>
    exchange(
      'OrderServiceMag.makePrintFile',
      'a file of an unknown order is wanted',
      { as: SUPER, given: [], input: printWish, reply: orderNotFound },
      refused('order-not-found'),
    ));
});

describe('OrderServiceMag.cancelPrintFile', () => {
  it('takes a wish back', () =>
    exchange(
      'OrderServiceMag.cancelPrintFile',
      'a file is no longer wanted',
      { as: SUPER, given: [printFailed], input: printWish, reply: printFile({ state: 'none' }) },
      done({ form: 'print', state: 'none' }),
    ));

  it('has nothing to take back of an order that is not there', () =>
    exchange(
      'OrderServiceMag.cancelPrintFile',
      'a file of an unknown order is no longer wanted',
      { as: SUPER, given: [], input: printWish, reply: orderNotFound },
      refused('order-not-found'),
    ));
});

describe('OrderServiceMag.getOrderResult', () => {
  it('tells that an order is paid', () =>
    exchange(
      'OrderServiceMag.getOrderResult',
      'an order that was just paid',
      {
        as: SUPER,
        given: [orderIn('paid')],
        input: { orderNos: ORDER },
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            state: 'paid',
            amount: amount('1924.00'),
            payNo: regex('^P[0-9]{16}$', 'P2026112100075025'),
            replaceUntil: moment('2026-11-21T02:28:00.000Z'),
            invoiceTitles: [],
            orders: [
              card({ state: 'paid', handleOption: ['replaceFile', 'urge', 'updateAddress', 'refund'] }),
            ],
          },
        }),
      },
      done({ state: 'paid', orders: [{ orderNo: ORDER }] }),
    ));

  it('does not take an address for a payment', () =>
    exchange(
      'OrderServiceMag.getOrderResult',
      'an order that is not paid',
      {
        as: SUPER,
        given: [orderIn('unpaid')],
        input: { orderNos: ORDER },
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            state: 'unpaid',
            amount: amount('1924.00'),
            payNo: '',
            replaceUntil: '',
            invoiceTitles: [],
            orders: [
              card({
                state: 'unpaid',
                expiresAt: moment('2026-11-21T03:58:00.000Z'),
                handleOption: ['pay', 'updateAddress', 'cancel'],
              }),
            ],
          },
        }),
      },
      done({ state: 'unpaid', payNo: '' }),
    ));

  it('does not know the order of another member', () =>
    exchange(
      'OrderServiceMag.getOrderResult',
      'an order of another member',
      { as: VIP, given: [orderIn('paid')], input: { orderNos: ORDER }, reply: orderNotFound },
      { ok: false, error: { code: 404 } },
    ));
});

describe('OrderServiceMag.cancelOrder', () => {
  const input = { orderNo: ORDER, reason: '想再改改作品', idemKey: KEY };

  it('cancels an order that is not paid', () =>
    exchange(
      'OrderServiceMag.cancelOrder',
      'an unpaid order',
      { as: SUPER, given: [orderIn('unpaid')], input, reply: moved('canceled') },
      nowIn('canceled'),
    ));

  it('is too late once it is paid', () =>
    exchange(
      'OrderServiceMag.cancelOrder',
      'an order that was paid meanwhile',
      { as: SUPER, given: [orderIn('paid')], input, reply: orderState },
      refused('order-state'),
    ));

  exchange.loggedOut('OrderServiceMag.cancelOrder', input);
});

describe('OrderServiceMag.updateOrderAddress', () => {
  it('sends the order elsewhere', () =>
    exchange(
      'OrderServiceMag.updateOrderAddress',
      'another address in the same area',
      {
        as: SUPER,
        given: [orderIn('paid')],
        input: { orderNo: ORDER, addrID: '80001' },
        reply: moved('paid'),
      },
      nowIn('paid'),
    ));

  it('says why it cannot go there', () =>
    exchange(
      'OrderServiceMag.updateOrderAddress',
      'an address in another area',
      {
        as: SUPER,
        given: [orderIn('paid')],
        input: { orderNo: ORDER, addrID: '80003' },
        reply: refusal(1073, 'delivery-unavailable', '新地址的配送区域不同，运费有变化，请取消后重新下单'),
      },
      refused('delivery-unavailable', '新地址的配送区域不同，运费有变化，请取消后重新下单'),
    ));
});

describe('OrderServiceMag.replaceFile', () => {
  const input = { orderNo: ORDER, lineID: LINE, idemKey: KEY };

  it('puts the present version in the place of the ordered one', () =>
    exchange(
      'OrderServiceMag.replaceFile',
      'an order that is being checked',
      {
        as: SUPER,
        given: [orderIn('paid', { lineID: LINE }), given('publication-changed')],
        input,
        reply: moved('paid'),
      },
      nowIn('paid'),
    ));

  it('knows the lines of the order only', () =>
    exchange(
      'OrderServiceMag.replaceFile',
      'a line of no order',
      {
        as: SUPER,
        given: [orderIn('paid')],
        input: { ...input, lineID: '999999' },
        reply: refusal(1077, 'file-not-replaceable', '订单中没有这件商品'),
      },
      refused('file-not-replaceable', '订单中没有这件商品'),
    ));
});

describe('OrderServiceMag.acceptFile', () => {
  it('prints in spite of the findings', () =>
    exchange(
      'OrderServiceMag.acceptFile',
      'an order with problems in its files',
      { as: SUPER, given: [orderIn('checking_failed')], input: { orderNo: ORDER }, reply: moved('ready') },
      nowIn('ready'),
    ));

  it('has nothing to accept while the file is checked', () =>
    exchange(
      'OrderServiceMag.acceptFile',
      'an order that is being checked',
      { as: SUPER, given: [orderIn('paid')], input: { orderNo: ORDER }, reply: orderState },
      refused('order-state'),
    ));
});

describe('OrderServiceMag.answerProof', () => {
  const accepted = { orderNo: ORDER, answer: 'accept', note: '' };
  const unsaid = { orderNo: ORDER, answer: 'change', note: ' ' };

  it('accepts a proof', () =>
    exchange(
      'OrderServiceMag.answerProof',
      'a proof that is good',
      { as: SUPER, given: [orderIn('proofing', { proof: 'Y' })], input: accepted, reply: moved('ready') },
      nowIn('ready'),
    ));

  it('has to hear what should change', () =>
    exchange(
      'OrderServiceMag.answerProof',
      'a change without words',
      {
        as: SUPER,
        given: [orderIn('proofing', { proof: 'Y' })],
        input: unsaid,
        reply: refusal(1034, 'bad-note', '请输入修改意见'),
      },
      refused('bad-note', '请输入修改意见'),
    ));
});

describe('OrderServiceMag.urgeOrder', () => {
  it('asks the shop to be quick', () =>
    exchange(
      'OrderServiceMag.urgeOrder',
      'an order that is being checked',
      { as: SUPER, given: [orderIn('paid')], input: { orderNo: ORDER }, reply: moved('paid') },
      nowIn('paid'),
    ));

  it('makes no sense once it is checked', () =>
    exchange(
      'OrderServiceMag.urgeOrder',
      'an order that waits for a machine',
      { as: SUPER, given: [orderIn('ready')], input: { orderNo: ORDER }, reply: orderState },
      refused('order-state'),
    ));
});

describe('OrderServiceMag.acknowledgeDelay', () => {
  it('takes note of a delay', () =>
    exchange(
      'OrderServiceMag.acknowledgeDelay',
      'an order that is late',
      { as: SUPER, given: [orderIn('delayed')], input: { orderNo: ORDER }, reply: moved('delayed') },
      nowIn('delayed'),
    ));

  it('has nothing to take note of in time', () =>
    exchange(
      'OrderServiceMag.acknowledgeDelay',
      'an order that is not late',
      { as: SUPER, given: [orderIn('producing')], input: { orderNo: ORDER }, reply: orderState },
      refused('order-state'),
    ));
});

describe('OrderServiceMag.applyRefund', () => {
  const input = { orderNo: ORDER, reason: '等待时间太长', idemKey: KEY };

  it('asks for the money of an order that is not produced yet', () =>
    exchange(
      'OrderServiceMag.applyRefund',
      'an order that waits for a machine',
      { as: SUPER, given: [orderIn('ready')], input, reply: moved('refunding') },
      nowIn('refunding'),
    ));

  it('is too late once it is produced', () =>
    exchange(
      'OrderServiceMag.applyRefund',
      'an order in production',
      { as: SUPER, given: [orderIn('producing')], input, reply: orderState },
      refused('order-state'),
    ));
});

describe('OrderServiceMag.confirmReceive', () => {
  it('finishes an order that has come', () =>
    exchange(
      'OrderServiceMag.confirmReceive',
      'an order that was sent',
      { as: SUPER, given: [orderIn('shipped')], input: { orderNo: ORDER }, reply: moved('done') },
      nowIn('done'),
    ));

  it('does not know the order of another member', () =>
    exchange(
      'OrderServiceMag.confirmReceive',
      'an order of another member',
      { as: VIP, given: [orderIn('shipped')], input: { orderNo: ORDER }, reply: orderNotFound },
      refused('order-not-found'),
    ));
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
    exchange(
      'OrderServiceMag.applyAfterSale',
      'an order that has come',
      { as: SUPER, given: [orderIn('done')], input, reply: moved('done') },
      nowIn('done'),
    ));

  it('says what is missing', () =>
    exchange(
      'OrderServiceMag.applyAfterSale',
      'a description that is too short',
      {
        as: SUPER,
        given: [orderIn('done')],
        input: { ...input, description: '色差' },
        reply: refusal(1034, 'bad-description', '问题描述最少5个字符'),
      },
      refused('bad-description', '问题描述最少5个字符'),
    ));
});

describe('OrderServiceMag.cancelAfterSale', () => {
  const asked = orderIn('done', { afterSaleNo: AFTER_SALE });

  it('withdraws what nobody has decided', () =>
    exchange(
      'OrderServiceMag.cancelAfterSale',
      'an after-sale that was just asked for',
      { as: SUPER, given: [asked], input: { afterSaleNo: AFTER_SALE }, reply: moved('done') },
      nowIn('done'),
    ));

  it('does not know the after-sale of another member', () =>
    exchange(
      'OrderServiceMag.cancelAfterSale',
      'an after-sale of another member',
      {
        as: VIP,
        given: [asked],
        input: { afterSaleNo: AFTER_SALE },
        reply: refusal(404, 'after-sale-not-found', '售后单不存在'),
      },
      refused('after-sale-not-found'),
    ));
});

describe('OrderServiceMag.reviewOrder', () => {
  const input = { orderNo: ORDER, stars: '5', text: '印得很好' };

  it('keeps stars and words', () =>
    exchange(
      'OrderServiceMag.reviewOrder',
      'an order that has come',
      { as: SUPER, given: [orderIn('done')], input, reply: moved('done') },
      nowIn('done'),
    ));

  it('wants one to five stars', () =>
    exchange(
      'OrderServiceMag.reviewOrder',
      'six stars',
      {
        as: SUPER,
        given: [orderIn('done')],
        input: { ...input, stars: '6' },
        reply: refusal(1034, 'bad-stars', '请选择 1 到 5 星'),
      },
      refused('bad-stars', '请选择 1 到 5 星'),
    ));
});

describe('OrderServiceMag.rebuy', () => {
  const input = { orderNo: ORDER, version: 'ordered' };

  it('puts the lines into the cart again', () =>
    exchange(
      'OrderServiceMag.rebuy',
      'an order that has come',
      {
        as: SUPER,
        given: [orderIn('done')],
        input,
        reply: json({
          code: 0,
          message: like('成功'),
          data: { cartIDs: regex('^[0-9]{1,18}(,[0-9]{1,18})*$', '90027') },
        }),
      },
      done({ cartIDs: '90027' }),
    ));

  it('does not know the order of another member', () =>
    exchange(
      'OrderServiceMag.rebuy',
      'an order of another member',
      { as: VIP, given: [orderIn('done')], input, reply: orderNotFound },
      refused('order-not-found'),
    ));
});

describe('OrderServiceMag.deleteOrder', () => {
  it('takes a cancelled order out of the list', () =>
    exchange(
      'OrderServiceMag.deleteOrder',
      'a cancelled order',
      { as: SUPER, given: [orderIn('canceled')], input: { orderNo: ORDER }, reply: moved('canceled') },
      nowIn('canceled'),
    ));

  it('keeps an order that is under way', () =>
    exchange(
      'OrderServiceMag.deleteOrder',
      'an order in production',
      { as: SUPER, given: [orderIn('producing')], input: { orderNo: ORDER }, reply: orderState },
      refused('order-state'),
    ));
});
