import { describe, expect, it } from 'vitest';
import { done } from '#web/lib/call/outcome.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import { deskPact, given, member } from './desk-pact.ts';
import { amount, eachLike, json, like, refusal, regex, yesNo } from './replies.ts';

const exchange = deskPact('PayServiceMag');
const SUPER = member('super');
const VIP = member('vip');

const ORDER = '9000000000000001';
const PAY = 'P9000000000000001';
const MOMENT = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$';
const moment = (example: string) => regex(MOMENT, example);

const unpaid = given('order-in-state', { account: 'super', state: 'unpaid', orderNo: ORDER });
const waiting = (state = 'waiting', channel = 'weixin') =>
  given('payment-in-state', { account: 'super', orderNo: ORDER, payNo: PAY, state, channel });

const notFound = refusal(404, 'payment-not-found', '支付单不存在');
const moved = refusal(1082, 'payment-state', '支付单状态已变化');
const someRefusal = {
  ok: false,
  error: expect.objectContaining({ kind: 'refused', message: expect.stringMatching(/./) }),
};

/** What every reader of a payment may rely on. */
function payment(fields: object) {
  return json({
    code: 0,
    message: like('成功'),
    data: {
      payNo: PAY,
      orderNos: [ORDER],
      channel: 'weixin',
      channelName: like('微信支付'),
      state: 'waiting',
      amount: amount('1924.00'),
      walletAmount: amount('0.00'),
      payAmount: amount('1924.00'),
      codeUrl: regex('^https?://.+/cashier/.+$', 'http://127.0.0.1:5180/cashier/4f1a'),
      codeExpiresAt: moment('2026-11-21T02:05:00.000Z'),
      expiresAt: moment('2026-11-21T03:58:00.000Z'),
      message: like('请使用微信扫一扫'),
      payer: '',
      serialNo: '',
      slipPath: like(''),
      ...fields,
    },
  });
}

describe('PayServiceMag.getPayOptions', () => {
  it('shows what is to be paid and how', () =>
    exchange(
      'PayServiceMag.getPayOptions',
      'an unpaid order',
      {
        as: SUPER,
        given: [unpaid],
        input: { orderNos: ORDER },
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            orders: eachLike({
              orderNo: ORDER,
              title: like('《西湖四季》10 本'),
              invoiceTitle: like(''),
              payTotal: amount('1924.00'),
              expiresAt: moment('2026-11-21T03:58:00.000Z'),
              works: eachLike({
                name: like('西湖四季'),
                photoPath: regex('^/media/.+\\.svg$', '/media/art/west-lake-four-seasons.svg'),
                opusCode: like('qing8shu2k'),
              }),
              receiver: {
                name: like('沈知远'),
                mobile: like('190****0003'),
                delivery: like('标准快递'),
                address: like('浙江省杭州市西湖区灵隐街道青芝坞示例路 18 号'),
              },
            }),
            amount: amount('1924.00'),
            expiresAt: moment('2026-11-21T03:58:00.000Z'),
            wantsWallet: yesNo('N'),
            wallet: {
              balance: amount('2320.50'),
              principal: amount('2000.00'),
              bonus: amount('320.50'),
              off: amount('1924.00'),
              rest: amount('0.00'),
              text: like('本次将先用赠送 ¥320.50，再用本金 ¥1,603.50'),
            },
            channels: eachLike({
              code: regex('^(wallet|weixin|alipay|transfer)$', 'weixin'),
              name: like('微信支付'),
              available: yesNo('Y'),
              reason: like(''),
            }),
            bank: {
              company: like('书桌印刷'),
              bankName: like('演示银行'),
              account: like('6200'),
              note: like('附言'),
            },
            pendingPayNo: '',
          },
        }),
      },
      done({ amount: '1924.00' }),
    ));

  it('says which orders cannot be paid', () =>
    exchange(
      'PayServiceMag.getPayOptions',
      'a cancelled order',
      {
        as: SUPER,
        given: [given('order-in-state', { account: 'super', state: 'canceled', orderNo: ORDER })],
        input: { orderNos: ORDER },
        reply: refusal(1080, 'orders-not-payable', '有订单不能支付', {
          orders: eachLike({ orderNo: ORDER, reason: like('已取消') }),
        }),
      },
      {
        ok: false,
        error: {
          reason: 'orders-not-payable',
          details: { orders: [{ orderNo: ORDER, reason: '已取消' }] },
        },
      },
    ));

  it('does not know the order of another member', () =>
    exchange(
      'PayServiceMag.getPayOptions',
      'an order of another member',
      {
        as: VIP,
        given: [unpaid],
        input: { orderNos: ORDER },
        reply: refusal(404, 'order-not-found', '订单不存在'),
      },
      {
        ok: false,
        error: { reason: 'order-not-found' },
      },
    ));
});

describe('PayServiceMag.createPay', () => {
  const wish = { orderNos: ORDER, channel: 'weixin', useWallet: 'N', idemKey: 'pact-intent-1' };

  it('begins a payment with a code to scan', () =>
    exchange(
      'PayServiceMag.createPay',
      'an unpaid order by weixin',
      {
        as: SUPER,
        given: [unpaid],
        input: wish,
        reply: payment({ payNo: regex('^P[0-9]{16}$', 'P2026112100100001') }),
      },
      done({ state: 'waiting', channel: 'weixin' }),
    ));

  it('pays at once with the wallet', () =>
    exchange(
      'PayServiceMag.createPay',
      'an unpaid order by the wallet',
      {
        as: SUPER,
        given: [given('wallet-holds', { account: 'super', principal: '5000.00', bonus: '0.00' }), unpaid],
        input: { ...wish, channel: 'wallet', useWallet: 'Y' },
        reply: payment({
          payNo: regex('^P[0-9]{16}$', 'P2026112100100001'),
          channel: 'wallet',
          state: 'succeeded',
          codeUrl: '',
          codeExpiresAt: '',
        }),
      },
      done({ state: 'succeeded' }),
    ));

  it('says how much the wallet lacks', () =>
    exchange(
      'PayServiceMag.createPay',
      'a wallet that holds too little',
      {
        as: SUPER,
        given: [given('wallet-holds', { account: 'super', principal: '1.00', bonus: '0.00' }), unpaid],
        input: { ...wish, channel: 'wallet', useWallet: 'Y' },
        reply: refusal(1081, 'wallet-too-low', '余额不足，还差 ¥1,923.00'),
      },
      {
        ok: false,
        error: { message: moneyWords('余额不足，还差 ¥1,923.00') },
      },
    ));

  exchange.loggedOut('PayServiceMag.createPay', wish);
});

describe('PayServiceMag.queryPay', () => {
  it('tells where a payment stands', () =>
    exchange(
      'PayServiceMag.queryPay',
      'a payment that was scanned',
      { as: SUPER, given: [waiting('scanned')], input: { payNo: PAY }, reply: payment({ state: 'scanned' }) },
      done({ payNo: PAY, state: 'scanned' }),
    ));

  it('does not know the payment of another member', () =>
    exchange(
      'PayServiceMag.queryPay',
      'a payment of another member',
      { as: VIP, given: [waiting()], input: { payNo: PAY }, reply: notFound },
      { ok: false, error: { code: 404 } },
    ));
});

describe('PayServiceMag.checkPay', () => {
  it('says that nothing has come yet', () =>
    exchange(
      'PayServiceMag.checkPay',
      'a payment that still waits',
      { as: SUPER, given: [waiting()], input: { payNo: PAY }, reply: payment({}) },
      done({ state: 'waiting' }),
    ));

  it('does not know the payment of another member', () =>
    exchange(
      'PayServiceMag.checkPay',
      'a payment of another member',
      { as: VIP, given: [waiting()], input: { payNo: PAY }, reply: notFound },
      someRefusal,
    ));
});

describe('PayServiceMag.refreshPayCode', () => {
  it('gives a new code', () =>
    exchange(
      'PayServiceMag.refreshPayCode',
      'a payment that waits',
      { as: SUPER, given: [waiting()], input: { payNo: PAY }, reply: payment({}) },
      done({ payNo: PAY }),
    ));

  it('gives none for a payment that failed', () =>
    exchange(
      'PayServiceMag.refreshPayCode',
      'a payment that failed',
      { as: SUPER, given: [waiting('failed')], input: { payNo: PAY }, reply: moved },
      someRefusal,
    ));
});

describe('PayServiceMag.closePay', () => {
  it('gives up a payment that waits', () =>
    exchange(
      'PayServiceMag.closePay',
      'a payment that waits',
      {
        as: SUPER,
        given: [waiting()],
        input: { payNo: PAY },
        reply: payment({ state: 'closed', codeUrl: '', codeExpiresAt: '' }),
      },
      done({ state: 'closed' }),
    ));

  it('cannot give up a payment that succeeded', () =>
    exchange(
      'PayServiceMag.closePay',
      'a payment that succeeded',
      { as: SUPER, given: [waiting('succeeded')], input: { payNo: PAY }, reply: moved },
      someRefusal,
    ));
});

describe('PayServiceMag.submitTransfer', () => {
  const told = { payer: '西湖影像有限公司', serialNo: '20261121000001' };
  const slip = { payNo: PAY, ...told };

  it('takes the slip of a transfer', () =>
    exchange(
      'PayServiceMag.submitTransfer',
      'a transfer that waits',
      {
        as: SUPER,
        given: [waiting('waiting', 'transfer')],
        input: slip,
        reply: payment({ ...told, channel: 'transfer', codeUrl: '', codeExpiresAt: '' }),
      },
      done(told),
    ));

  it('takes none without the payer', () =>
    exchange(
      'PayServiceMag.submitTransfer',
      'a slip without the payer',
      {
        as: SUPER,
        given: [waiting('waiting', 'transfer')],
        input: { ...slip, payer: '' },
        reply: refusal(1034, 'bad-payer', '请输入付款户名'),
      },
      {
        ok: false,
        error: { message: '请输入付款户名' },
      },
    ));
});
