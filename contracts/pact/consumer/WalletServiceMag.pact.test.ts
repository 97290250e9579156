import { describe, it } from 'vitest';
import { deskPact, given, member } from './desk-pact.ts';
import { MAY_BE_EMPTY } from './matched.ts';
import { integer, like, moment, refusal, sentence } from './replies.ts';

const exchange = deskPact('WalletServiceMag');
const SUPER = member('super');
const VIP = member('vip');

const PAY = 'P9000000000000002';

const filled = given('wallets-filled');
const credited = given('recharge-in-state', {
  account: 'super',
  payNo: PAY,
  state: 'credited',
  amount: '100',
});
const codes = given('gift-codes-given');

describe('WalletServiceMag.getWallet', () => {
  it('shows what is in the wallet and how it is filled', () =>
    exchange('WalletServiceMag.getWallet', 'a wallet', {
      as: SUPER,
      given: [filled],
      input: {},
      data: { waiting: [] },
    }));

  exchange.loggedOut('WalletServiceMag.getWallet', {}, undefined, 'a wallet after the session ended');
});

describe('WalletServiceMag.getTxList', () => {
  it('lists the entries of a month with its statement', () =>
    exchange('WalletServiceMag.getTxList', 'entries of this month', {
      as: SUPER,
      given: [credited],
      input: { kind: 'recharge', month: '2026-11', page: '1', pageSize: '20' },
      data: { list: { kind: 'recharge' }, page: 1, pageSize: 20, statement: { month: '2026-11' } },
    }));

  it('knows no other kinds', () =>
    exchange('WalletServiceMag.getTxList', 'entries of no kind', {
      as: SUPER,
      input: { kind: 'gold', month: '', page: '1', pageSize: '20' },
      reply: refusal(1034, 'bad-kind', '没有这种流水类型'),
    }));
});

describe('WalletServiceMag.exportTxList', () => {
  it('gives a file for spreadsheets', () =>
    exchange('WalletServiceMag.exportTxList', 'the ledger as a file', {
      as: SUPER,
      given: [filled],
      input: { kind: '', month: '' },
      data: { csv: like('时间,类型') },
    }));

  it('knows no other months', () =>
    exchange('WalletServiceMag.exportTxList', 'a file of no month', {
      as: SUPER,
      input: { kind: '', month: '2026-13' },
      reply: refusal(1034, 'bad-month', '月份不正确'),
    }));
});

describe('WalletServiceMag.getRechargeList', () => {
  it('lists recharges with what of them can go back', () =>
    exchange('WalletServiceMag.getRechargeList', 'recharges', {
      as: SUPER,
      given: [given('wallets-filled'), credited],
      input: { page: '1', pageSize: '5' },
      data: { list: { message: sentence('充值成功，已到账'), refunds: MAY_BE_EMPTY }, page: 1, pageSize: 5 },
    }));

  it('has no page before the first', () =>
    exchange('WalletServiceMag.getRechargeList', 'a page before the first', {
      as: SUPER,
      input: { page: '0', pageSize: '5' },
      reply: refusal(400, 'bad-page', '页码不正确'),
    }));
});

describe('WalletServiceMag.createRecharge', () => {
  const wish = { amount: '1000', channel: 'weixin', idemKey: 'pact-recharge-1' };

  it('begins a recharge', () =>
    exchange('WalletServiceMag.createRecharge', 'a recharge', {
      as: SUPER,
      given: [filled],
      input: wish,
      data: {
        amount: '1000.00',
        bonus: '80.00',
        channel: 'weixin',
        message: sentence('充值成功，已到账'),
        state: 'waiting',
        refunds: [],
      },
    }));

  it('takes no more than a recharge may be', () =>
    exchange('WalletServiceMag.createRecharge', 'a recharge that is too large', {
      as: SUPER,
      input: { ...wish, amount: '50001', idemKey: 'pact-recharge-2' },
      reply: refusal(1034, 'bad-amount', '请输入 1 到 50000 之间的整数金额（元）'),
    }));
});

describe('WalletServiceMag.refundRecharge', () => {
  const wish = { payNo: PAY, keepBonus: 'N', amount: '100.00', idemKey: 'pact-refund-1' };

  it('gives principal back', () =>
    exchange('WalletServiceMag.refundRecharge', 'principal of a recharge back', {
      as: SUPER,
      given: [filled, credited],
      input: wish,
      data: {
        payNo: PAY,
        amount: '100.00',
        bonus: '5.00',
        channel: 'weixin',
        message: sentence('退回本金 ¥100.00，收回赠送 ¥5.00'),
        refundDueAt: moment('2026-11-22T02:01:00.000Z'),
        state: 'refunding',
        refunds: [],
      },
    }));

  it('does not know the recharge of another member', () =>
    exchange('WalletServiceMag.refundRecharge', 'a recharge of another member', {
      as: VIP,
      given: [credited],
      input: { ...wish, idemKey: 'pact-refund-2' },
      reply: refusal(404, 'recharge-not-found', '充值记录不存在'),
    }));
});

describe('WalletServiceMag.redeemCode', () => {
  const wish = { code: 'DESK2345GFTA', idemKey: 'pact-code-1' };

  it('turns a code into bonus', () =>
    exchange('WalletServiceMag.redeemCode', 'a good gift code', { as: SUPER, given: [codes], input: wish }));

  it('says how many tries are left', () =>
    exchange('WalletServiceMag.redeemCode', 'a gift code that nobody made', {
      as: SUPER,
      input: { code: 'NNNNNNNNNNNN', idemKey: 'pact-code-2' },
      reply: refusal(1085, 'gift-code-unusable', '兑换码不正确，还可尝试 4 次', { triesLeft: integer(4) }),
    }));

  it('lets nobody guess', () =>
    exchange('WalletServiceMag.redeemCode', 'a gift code after five wrong ones', {
      as: SUPER,
      given: [given('gift-codes-locked', { account: 'super' })],
      input: { ...wish, idemKey: 'pact-code-3' },
      reply: refusal(1086, 'gift-codes-locked', '兑换码错误次数过多，请 50 分钟后再试', {
        minutesLeft: integer(50),
      }),
    }));
});

describe('WalletServiceMag.saveReminder', () => {
  it('reminds of a low balance', () =>
    exchange('WalletServiceMag.saveReminder', 'a reminder', {
      as: SUPER,
      given: [given('balance-low', { account: 'super' })],
      input: { amount: '100' },
      data: { remindBelow: '100.00', notice: sentence('可用余额 ¥12.00，已低于您设定的 ¥100.00') },
    }));

  it('takes whole yuan only', () =>
    exchange('WalletServiceMag.saveReminder', 'a reminder of half a fen', {
      as: SUPER,
      input: { amount: '0.005' },
      reply: refusal(1034, 'bad-amount', '请输入 1 到 50000 之间的整数金额（元）'),
    }));
});
