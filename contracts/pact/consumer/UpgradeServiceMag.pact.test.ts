import { describe, it } from 'vitest';
import { deskPact, given, member } from './desk-pact.ts';
import { MAY_BE_EMPTY } from './matched.ts';
import { anyNumberOf, eachLike, integer, like, moment, refusal, sentence } from './replies.ts';

const exchange = deskPact('UpgradeServiceMag');
const DEMO = member('demo');

const PAY = 'P9000000000000003';
const codes = given('member-codes-given');

describe('UpgradeServiceMag.getPlans', () => {
  it('shows where the membership stands and what can be bought', () =>
    exchange('UpgradeServiceMag.getPlans', 'plans', {
      as: DEMO,
      given: [given('upgrade-in-state', { account: 'demo', payNo: PAY, state: 'waiting' })],
      input: {},
      data: {
        level: '',
        levelName: sentence('普通会员'),
        phase: 'none',
        plans: {
          name: like('VIP'),
          areas: MAY_BE_EMPTY,
          consequences: anyNumberOf('「统计」不再开放，已有内容保留'),
          offers: MAY_BE_EMPTY,
        },
        uses: { text: like('0 / 1 GB') },
        waiting: eachLike({
          payNo: PAY,
          title: sentence('会员「VIP」开通 1 年'),
          amount: '999.00',
          channel: 'weixin',
          channelName: sentence('微信支付'),
          state: 'waiting',
          message: like(''),
          expiresAt: moment('2026-11-21T02:16:00.000Z'),
        }),
      },
    }));

  exchange.loggedOut('UpgradeServiceMag.getPlans', {}, undefined, 'plans after the session ended');
});

describe('UpgradeServiceMag.createUpgrade', () => {
  const wish = {
    level: 'VIP',
    way: 'buy',
    term: 'year',
    couponID: 'none',
    channel: 'weixin',
    amount: '999.00',
    idemKey: 'pact-upgrade-1',
  };

  it('begins to buy a membership', () =>
    exchange('UpgradeServiceMag.createUpgrade', 'a membership', {
      as: DEMO,
      input: wish,
      data: { amount: '999.00', channel: 'weixin', state: 'waiting' },
    }));

  it('is not bought at another price than today’s', () =>
    exchange('UpgradeServiceMag.createUpgrade', 'a membership at another price', {
      as: DEMO,
      input: { ...wish, amount: '1.00', idemKey: 'pact-upgrade-2' },
      reply: refusal(1130, 'upgrade-changed', '会员状态或价格已变化，请核对后再支付'),
    }));
});

describe('UpgradeServiceMag.getUpgradeList', () => {
  it('shows what was bought', () =>
    exchange('UpgradeServiceMag.getUpgradeList', 'purchases', {
      as: DEMO,
      given: [given('upgrade-in-state', { account: 'demo', payNo: PAY, state: 'applied' })],
      input: { page: '1', pageSize: '10' },
      data: {
        list: {
          payNo: PAY,
          amount: '999.00',
          couponAmount: '0.00',
          channel: 'weixin',
          state: 'applied',
          message: sentence('「VIP」已生效，有效期至 2027-11-21'),
          formula: sentence('VIP 1 年 ¥999.00，今天起，有效期至 2027-11-21'),
        },
        total: 1,
        page: 1,
        pageSize: 10,
      },
    }));

  it('has no page before the first', () =>
    exchange('UpgradeServiceMag.getUpgradeList', 'purchases on page 0', {
      as: DEMO,
      input: { page: '0', pageSize: '10' },
      reply: refusal(400, 'bad-page', '页码不正确'),
    }));
});

describe('UpgradeServiceMag.redeemCode', () => {
  const wish = { code: 'DESK2345VPYR', idemKey: 'pact-member-code-1' };

  it('turns a code into a term of its plan', () =>
    exchange('UpgradeServiceMag.redeemCode', 'a good membership code', {
      as: DEMO,
      given: [codes],
      input: wish,
      data: { level: 'VIP' },
    }));

  it('says how many tries are left', () =>
    exchange('UpgradeServiceMag.redeemCode', 'a membership code that nobody made', {
      as: DEMO,
      input: { code: 'NNNNNNNNNNNN', idemKey: 'pact-member-code-2' },
      reply: refusal(1085, 'gift-code-unusable', '兑换码不正确，还可尝试 4 次', { triesLeft: integer(4) }),
    }));
});

describe('UpgradeServiceMag.noteLock', () => {
  it('takes note of a lock', () =>
    exchange('UpgradeServiceMag.noteLock', 'a lock that was shown', {
      as: DEMO,
      input: { area: 'statistics' },
      data: { area: 'statistics' },
    }));

  exchange.loggedOut(
    'UpgradeServiceMag.noteLock',
    { area: 'statistics' },
    undefined,
    'a lock after the session ended',
  );
});
