import { describe, it } from 'vitest';
import { deskPact, given, member } from './desk-pact.ts';
import { eachLike, like, moment, refusal, regex } from './replies.ts';

const exchange = deskPact('PayServiceMag');
const SUPER = member('super');
const VIP = member('vip');

const ORDER = '9000000000000001';
const PAY = 'P9000000000000001';
const CODE = {
  codeUrl: regex('^https?://.+/cashier/.+$', 'http://127.0.0.1:5180/cashier/4f1a'),
  codeExpiresAt: moment('2026-11-21T02:05:00.000Z'),
};
const NO_CODE = { codeUrl: '', codeExpiresAt: '' };
const NO_SLIP = { payer: '', serialNo: '' };

const unpaid = given('order-in-state', { account: 'super', state: 'unpaid', orderNo: ORDER });
const waiting = (state = 'waiting', channel = 'weixin') =>
  given('payment-in-state', { account: 'super', orderNo: ORDER, payNo: PAY, state, channel });

const notFound = refusal(404, 'payment-not-found', '支付单不存在');
const moved = refusal(1082, 'payment-state', '支付单状态已变化');

describe('PayServiceMag.getPayOptions', () => {
  it('shows what is to be paid and how', () =>
    exchange('PayServiceMag.getPayOptions', 'an unpaid order', {
      as: SUPER,
      given: [unpaid],
      input: { orderNos: ORDER },
      data: { orders: { orderNo: ORDER }, pendingPayNo: '' },
    }));

  it('says which orders cannot be paid', () =>
    exchange('PayServiceMag.getPayOptions', 'a cancelled order', {
      as: SUPER,
      given: [given('order-in-state', { account: 'super', state: 'canceled', orderNo: ORDER })],
      input: { orderNos: ORDER },
      reply: refusal(1080, 'orders-not-payable', '有订单不能支付', {
        orders: eachLike({ orderNo: ORDER, reason: like('已取消') }),
      }),
    }));

  it('does not know the order of another member', () =>
    exchange('PayServiceMag.getPayOptions', 'an order of another member', {
      as: VIP,
      given: [unpaid],
      input: { orderNos: ORDER },
      reply: refusal(404, 'order-not-found', '订单不存在'),
    }));
});

describe('PayServiceMag.createPay', () => {
  const wish = { orderNos: ORDER, channel: 'weixin', useWallet: 'N', idemKey: 'pact-intent-1' };

  it('begins a payment with a code to scan', () =>
    exchange('PayServiceMag.createPay', 'an unpaid order by weixin', {
      as: SUPER,
      given: [unpaid],
      input: wish,
      data: {
        orderNos: [ORDER],
        channel: 'weixin',
        state: 'waiting',
        ...CODE,
        ...NO_SLIP,
      },
    }));

  it('pays at once with the wallet', () =>
    exchange('PayServiceMag.createPay', 'an unpaid order by the wallet', {
      as: SUPER,
      given: [given('wallet-holds', { account: 'super', principal: '5000.00', bonus: '0.00' }), unpaid],
      input: { ...wish, channel: 'wallet', useWallet: 'Y' },
      data: {
        orderNos: [ORDER],
        channel: 'wallet',
        state: 'succeeded',
        ...NO_CODE,
        ...NO_SLIP,
      },
    }));

  it('says how much the wallet lacks', () =>
    exchange('PayServiceMag.createPay', 'a wallet that holds too little', {
      as: SUPER,
      given: [given('wallet-holds', { account: 'super', principal: '1.00', bonus: '0.00' }), unpaid],
      input: { ...wish, channel: 'wallet', useWallet: 'Y' },
      reply: refusal(1081, 'wallet-too-low', '余额不足，还差 ¥1,923.00'),
    }));

  exchange.loggedOut('PayServiceMag.createPay', wish);
});

describe('PayServiceMag.queryPay', () => {
  it('tells where a payment stands', () =>
    exchange('PayServiceMag.queryPay', 'a payment that was scanned', {
      as: SUPER,
      given: [waiting('scanned')],
      input: { payNo: PAY },
      data: {
        payNo: PAY,
        orderNos: [ORDER],
        channel: 'weixin',
        state: 'scanned',
        ...CODE,
        ...NO_SLIP,
      },
    }));

  it('does not know the payment of another member', () =>
    exchange('PayServiceMag.queryPay', 'a payment of another member', {
      as: VIP,
      given: [waiting()],
      input: { payNo: PAY },
      reply: notFound,
    }));
});

describe('PayServiceMag.checkPay', () => {
  it('says that nothing has come yet', () =>
    exchange('PayServiceMag.checkPay', 'a payment that still waits', {
      as: SUPER,
      given: [waiting()],
      input: { payNo: PAY },
      data: {
        payNo: PAY,
        orderNos: [ORDER],
        channel: 'weixin',
        state: 'waiting',
        ...CODE,
        ...NO_SLIP,
      },
    }));

  it('does not know the payment of another member', () =>
    exchange('PayServiceMag.checkPay', 'a payment of another member', {
      as: VIP,
      given: [waiting()],
      input: { payNo: PAY },
      reply: notFound,
    }));
});

describe('PayServiceMag.refreshPayCode', () => {
  it('gives a new code', () =>
    exchange('PayServiceMag.refreshPayCode', 'a payment that waits', {
      as: SUPER,
      given: [waiting()],
      input: { payNo: PAY },
      data: {
        payNo: PAY,
        orderNos: [ORDER],
        channel: 'weixin',
        state: 'waiting',
        ...CODE,
        ...NO_SLIP,
      },
    }));

  it('gives none for a payment that failed', () =>
    exchange('PayServiceMag.refreshPayCode', 'a payment that failed', {
      as: SUPER,
      given: [waiting('failed')],
      input: { payNo: PAY },
      reply: moved,
    }));
});

describe('PayServiceMag.closePay', () => {
  it('gives up a payment that waits', () =>
    exchange('PayServiceMag.closePay', 'a payment that waits', {
      as: SUPER,
      given: [waiting()],
      input: { payNo: PAY },
      data: {
        payNo: PAY,
        orderNos: [ORDER],
        channel: 'weixin',
        state: 'closed',
        ...NO_CODE,
        ...NO_SLIP,
      },
    }));

  it('cannot give up a payment that succeeded', () =>
    exchange('PayServiceMag.closePay', 'a payment that succeeded', {
      as: SUPER,
      given: [waiting('succeeded')],
      input: { payNo: PAY },
      reply: moved,
    }));
});

describe('PayServiceMag.submitTransfer', () => {
  const told = { payer: '西湖影像有限公司', serialNo: '20261121000001' };
  const slip = { payNo: PAY, ...told };

  it('takes the slip of a transfer', () =>
    exchange('PayServiceMag.submitTransfer', 'a transfer that waits', {
      as: SUPER,
      given: [waiting('waiting', 'transfer')],
      input: slip,
      data: {
        payNo: PAY,
        orderNos: [ORDER],
        channel: 'transfer',
        state: 'waiting',
        ...NO_CODE,
        payer: '西湖影像有限公司',
        serialNo: '20261121000001',
      },
    }));

  it('takes none without the payer', () =>
    exchange('PayServiceMag.submitTransfer', 'a slip without the payer', {
      as: SUPER,
      given: [waiting('waiting', 'transfer')],
      input: { ...slip, payer: '' },
      reply: refusal(1034, 'bad-payer', '请输入付款户名'),
    }));
});
