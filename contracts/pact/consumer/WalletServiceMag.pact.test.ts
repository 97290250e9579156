import { describe, expect, it } from 'vitest';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import {
  amount,
  anyNumberOf,
  decimalId,
  eachLike,
  integer,
  json,
  like,
  refusal,
  regex,
  sentence,
  yesNo,
} from './replies.ts';

const exchange = deskPact('WalletServiceMag');
const SUPER = member('super');
const VIP = member('vip');

const PAY = 'P9000000000000002';
const moment = (example: string) => regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$', example);
const signed = (example: string) => regex('^-?(0|[1-9][0-9]*)\\.[0-9]{2}$', example);
const month = (example: string) => regex('^([0-9]{4}-[0-9]{2})?$', example);

const filled = given('wallets-filled');
const credited = given('recharge-in-state', {
  account: 'super',
  payNo: PAY,
  state: 'credited',
  amount: '100',
});
const codes = given('gift-codes-given');

const refused = (reason: string) => ({
  ok: false,
  error: expect.objectContaining({ kind: 'refused', reason, message: expect.stringMatching(/./) }),
});

function recharge(fields: object) {
  return {
    payNo: PAY,
    title: sentence('充值 100 送 5'),
    amount: '100.00',
    bonus: '5.00',
    channel: 'weixin',
    channelName: sentence('微信支付'),
    stateText: sentence('已到账'),
    message: sentence('充值成功，已到账'),
    createdAt: moment('2026-11-21T02:01:00.000Z'),
    refundDueAt: like(''),
    refundHint: like(''),
    ...fields,
  };
}

describe('WalletServiceMag.getWallet', () => {
  it('shows what is in the wallet and how it is filled', () =>
    exchange(
      'WalletServiceMag.getWallet',
      'a wallet',
      {
        as: SUPER,
        given: [filled],
        input: {},
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            balance: amount('2320.50'),
            principal: amount('2000.00'),
            bonus: amount('320.50'),
            frozen: amount('0.00'),
            available: amount('2320.50'),
            packages: eachLike({
              pay: amount('100.00'),
              bonus: amount('5.00'),
              discount: like('约合 9.5 折'),
            }),
            remindBelow: like(''),
            notice: like(''),
            codeLockedMinutes: integer(0),
            waiting: [],
            bank: {
              company: like('书桌印刷'),
              bankName: like('演示银行'),
              account: like('6200'),
              note: like('附言'),
            },
          },
        }),
      },
      done({ balance: '2320.50' }),
    ));

  exchange.loggedOut('WalletServiceMag.getWallet', {}, undefined, 'a wallet after the session ended');
});

describe('WalletServiceMag.getTxList', () => {
  it('lists the entries of a month with its statement', () =>
    exchange(
      'WalletServiceMag.getTxList',
      'entries of this month',
      {
        as: SUPER,
        given: [credited],
        input: { kind: 'recharge', month: '2026-11', page: '1', pageSize: '20' },
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            list: eachLike({
              id: decimalId('12'),
              at: moment('2026-11-21T02:01:00.000Z'),
              kind: 'recharge',
              kindText: sentence('充值'),
              title: sentence('充值 100 送 5'),
              amount: signed('105.00'),
              principal: signed('100.00'),
              bonus: signed('5.00'),
              balance: amount('2425.50'),
              payNo: like(PAY),
            }),
            total: integer(1),
            page: 1,
            pageSize: 20,
            firstMonth: month('2026-05'),
            thisMonth: month('2026-11'),
            statement: {
              month: '2026-11',
              opening: amount('2320.50'),
              income: amount('105.00'),
              spending: amount('0.00'),
              closing: amount('2425.50'),
            },
          },
        }),
      },
      {
        ok: true,
        value: { statement: { month: '2026-11' } },
      },
    ));

  it('knows no other kinds', () =>
    exchange(
      'WalletServiceMag.getTxList',
      'entries of no kind',
      {
        as: SUPER,
        input: { kind: 'gold', month: '', page: '1', pageSize: '20' },
        reply: refusal(1034, 'bad-kind', '没有这种流水类型'),
      },
      refused('bad-kind'),
    ));
});

describe('WalletServiceMag.exportTxList', () => {
  it('gives a file for spreadsheets', () =>
    exchange(
      'WalletServiceMag.exportTxList',
      'the ledger as a file',
      {
        as: SUPER,
        given: [filled],
        input: { kind: '', month: '' },
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            fileName: regex('^.+\\.csv$', '钱包流水.csv'),
            csv: like('时间,类型'),
            rows: integer(1),
            total: integer(1),
          },
        }),
      },
      done({ fileName: '钱包流水.csv' }),
    ));

  it('knows no other months', () =>
    exchange(
      'WalletServiceMag.exportTxList',
      'a file of no month',
      {
        as: SUPER,
        input: { kind: '', month: '2026-13' },
        reply: refusal(1034, 'bad-month', '月份不正确'),
      },
      refused('bad-month'),
    ));
});

describe('WalletServiceMag.getRechargeList', () => {
  it('lists recharges with what of them can go back', () =>
    exchange(
      'WalletServiceMag.getRechargeList',
      'recharges',
      {
        as: SUPER,
        given: [given('wallets-filled'), credited],
        input: { page: '1', pageSize: '5' },
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            list: eachLike({
              ...recharge({}),
              payNo: regex('^P[0-9]+$', PAY),
              amount: amount('100.00'),
              bonus: amount('5.00'),
              channel: regex('^(weixin|alipay|transfer)$', 'weixin'),
              state: regex('^(waiting|credited|closed|refunding|refunded)$', 'credited'),
              refunds: anyNumberOf({
                keepBonus: yesNo('N'),
                amount: amount('100.00'),
                text: sentence('退回本金 ¥100.00，收回赠送 ¥5.00'),
              }),
              refundDueAt: regex('^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z)?$', ''),
            }),
            total: integer(1),
            page: 1,
            pageSize: 5,
          },
        }),
      },
      { ok: true, value: { page: 1 } },
    ));

  it('has no page before the first', () =>
    exchange(
      'WalletServiceMag.getRechargeList',
      'a page before the first',
      { as: SUPER, input: { page: '0', pageSize: '5' }, reply: refusal(400, 'bad-page', '页码不正确') },
      refused('bad-page'),
    ));
});

describe('WalletServiceMag.createRecharge', () => {
  const wish = { amount: '1000', channel: 'weixin', idemKey: 'pact-recharge-1' };

  it('begins a recharge', () =>
    exchange(
      'WalletServiceMag.createRecharge',
      'a recharge',
      {
        as: SUPER,
        given: [filled],
        input: wish,
        reply: json({
          code: 0,
          message: like('成功'),
          data: recharge({
            payNo: regex('^P[0-9]+$', PAY),
            title: sentence('充值 1,000 送 80'),
            amount: '1000.00',
            bonus: '80.00',
            state: 'waiting',
            refunds: [],
          }),
        }),
      },
      done({ state: 'waiting' }),
    ));

  it('takes no more than a recharge may be', () =>
    exchange(
      'WalletServiceMag.createRecharge',
      'a recharge that is too large',
      {
        as: SUPER,
        input: { ...wish, amount: '50001', idemKey: 'pact-recharge-2' },
        reply: refusal(1034, 'bad-amount', '请输入 1 到 50000 之间的整数金额（元）'),
      },
      refused('bad-amount'),
    ));
});

describe('WalletServiceMag.refundRecharge', () => {
  const wish = { payNo: PAY, keepBonus: 'N', amount: '100.00', idemKey: 'pact-refund-1' };

  it('gives principal back', () =>
    exchange(
      'WalletServiceMag.refundRecharge',
      'principal of a recharge back',
      {
        as: SUPER,
        given: [filled, credited],
        input: wish,
        reply: json({
          code: 0,
          message: like('成功'),
          data: recharge({
            state: 'refunding',
            stateText: sentence('退款中'),
            message: sentence('退回本金 ¥100.00，收回赠送 ¥5.00'),
            refundDueAt: moment('2026-11-22T02:01:00.000Z'),
            refunds: [],
          }),
        }),
      },
      done({ state: 'refunding' }),
    ));

  it('does not know the recharge of another member', () =>
    exchange(
      'WalletServiceMag.refundRecharge',
      'a recharge of another member',
      {
        as: VIP,
        given: [credited],
        input: { ...wish, idemKey: 'pact-refund-2' },
        reply: refusal(404, 'recharge-not-found', '充值记录不存在'),
      },
      refused('recharge-not-found'),
    ));
});

describe('WalletServiceMag.redeemCode', () => {
  const wish = { code: 'DESK2345GFTA', idemKey: 'pact-code-1' };

  it('turns a code into bonus', () =>
    exchange(
      'WalletServiceMag.redeemCode',
      'a good gift code',
      {
        as: SUPER,
        given: [codes],
        input: wish,
        reply: json({
          code: 0,
          message: like('成功'),
          data: { title: sentence('新春礼品卡'), bonus: amount('50.00'), balance: amount('2370.50') },
        }),
      },
      done({ bonus: '50.00' }),
    ));

  it('says how many tries are left', () =>
    exchange(
      'WalletServiceMag.redeemCode',
      'a gift code that nobody made',
      {
        as: SUPER,
        input: { code: 'NNNNNNNNNNNN', idemKey: 'pact-code-2' },
        reply: refusal(1085, 'gift-code-unusable', '兑换码不正确，还可尝试 4 次', { triesLeft: integer(4) }),
      },
      refused('gift-code-unusable'),
    ));

  it('lets nobody guess', () =>
    exchange(
      'WalletServiceMag.redeemCode',
      'a gift code after five wrong ones',
      {
        as: SUPER,
        given: [given('gift-codes-locked', { account: 'super' })],
        input: { ...wish, idemKey: 'pact-code-3' },
        reply: refusal(1086, 'gift-codes-locked', '兑换码错误次数过多，请 50 分钟后再试', {
          minutesLeft: integer(50),
        }),
      },
      refused('gift-codes-locked'),
    ));
});

describe('WalletServiceMag.saveReminder', () => {
  it('reminds of a low balance', () =>
    exchange(
      'WalletServiceMag.saveReminder',
      'a reminder',
      {
        as: SUPER,
        given: [given('balance-low', { account: 'super' })],
        input: { amount: '100' },
        reply: json({
          code: 0,
          message: like('成功'),
          data: { remindBelow: '100.00', notice: sentence('可用余额 ¥12.00，已低于您设定的 ¥100.00') },
        }),
      },
      done({ remindBelow: '100.00' }),
    ));

  it('takes whole yuan only', () =>
    exchange(
      'WalletServiceMag.saveReminder',
      'a reminder of half a fen',
      {
        as: SUPER,
        input: { amount: '0.005' },
        reply: refusal(1034, 'bad-amount', '请输入 1 到 50000 之间的整数金额（元）'),
      },
      refused('bad-amount'),
    ));
});
