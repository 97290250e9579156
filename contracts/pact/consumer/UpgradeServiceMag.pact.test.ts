import { describe, expect, it } from 'vitest';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import { amount, anyNumberOf, eachLike, integer, json, like, refusal, regex, sentence } from './replies.ts';

const exchange = deskPact('UpgradeServiceMag');
const DEMO = member('demo');

const PAY = 'P9000000000000003';
const moment = (example: string) => regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$', example);
const day = (example: string) => regex('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', example);
const codes = given('member-codes-given');

const refused = (reason: string) => ({
  ok: false,
  error: expect.objectContaining({ reason, message: expect.stringMatching(/./) }),
});

describe('UpgradeServiceMag.getPlans', () => {
  it('shows where the membership stands and what can be bought', () =>
    exchange(
      'UpgradeServiceMag.getPlans',
      'plans',
      {
        as: DEMO,
        given: [given('upgrade-in-state', { account: 'demo', payNo: PAY, state: 'waiting' })],
        input: {},
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            level: '',
            levelName: sentence('普通会员'),
            phase: 'none',
            until: day(''),
            untilText: like(''),
            graceUntil: day(''),
            daysLeft: integer(0),
            notice: like(''),
            plans: eachLike({
              level: like('VIP'),
              name: like('VIP'),
              yearPrice: amount('999.00'),
              monthPrice: amount('99.00'),
              works: integer(100),
              linksOfWork: integer(50),
              storageGB: integer(10),
              areas: anyNumberOf('statistics'),
              consequences: anyNumberOf('「统计」不再开放，已有内容保留'),
              offers: anyNumberOf({
                way: regex('^(buy|renew|top-up|exchange|queue)$', 'buy'),
                wayName: sentence('开通'),
                term: regex('^(month|year)$', 'year'),
                termName: sentence('1 年'),
                price: amount('999.00'),
                formula: sentence('VIP 1 年 ¥999.00，今天起，有效期至 2027-11-21'),
                from: day('2026-11-21'),
                until: day('2027-11-21'),
                obstacle: like(''),
                coupons: [],
              }),
            }),
            uses: eachLike({
              key: like('works'),
              name: sentence('已发布作品'),
              text: like('3 / 10 部'),
              percent: integer(30),
            }),
            advice: { level: like('VIP'), text: sentence('近 90 天没有被锁功能挡住') },
            inviteCode: like('YQ10001'),
            codeLockedMinutes: integer(0),
            balance: amount('100.00'),
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
        }),
      },
      done({ phase: 'none', waiting: [{ payNo: PAY }] }),
    ));

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
    exchange(
      'UpgradeServiceMag.createUpgrade',
      'a membership',
      {
        as: DEMO,
        input: wish,
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            payNo: regex('^P[0-9]+$', PAY),
            title: sentence('会员「VIP」开通 1 年'),
            amount: '999.00',
            channel: 'weixin',
            channelName: sentence('微信支付'),
            state: 'waiting',
            message: like(''),
            expiresAt: moment('2026-11-21T02:16:00.000Z'),
          },
        }),
      },
      done({ state: 'waiting' }),
    ));

  it('is not bought at another price than today’s', () =>
    exchange(
      'UpgradeServiceMag.createUpgrade',
      'a membership at another price',
      {
        as: DEMO,
        input: { ...wish, amount: '1.00', idemKey: 'pact-upgrade-2' },
        reply: refusal(1130, 'upgrade-changed', '会员状态或价格已变化，请核对后再支付'),
      },
      refused('upgrade-changed'),
    ));
});

describe('UpgradeServiceMag.getUpgradeList', () => {
  it('shows what was bought', () =>
    exchange(
      'UpgradeServiceMag.getUpgradeList',
      'purchases',
      {
        as: DEMO,
        given: [given('upgrade-in-state', { account: 'demo', payNo: PAY, state: 'applied' })],
        input: { page: '1', pageSize: '10' },
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            list: eachLike({
              payNo: PAY,
              title: sentence('会员「VIP」开通 1 年'),
              amount: '999.00',
              couponAmount: '0.00',
              channel: 'weixin',
              channelName: sentence('微信支付'),
              state: 'applied',
              stateText: sentence('已生效'),
              message: sentence('「VIP」已生效，有效期至 2027-11-21'),
              formula: sentence('VIP 1 年 ¥999.00，今天起，有效期至 2027-11-21'),
              createdAt: moment('2026-11-21T02:00:00.000Z'),
              expiresAt: moment('2026-11-21T02:15:00.000Z'),
            }),
            total: 1,
            page: 1,
            pageSize: 10,
          },
        }),
      },
      done({ total: 1 }),
    ));

  it('has no page before the first', () =>
    exchange(
      'UpgradeServiceMag.getUpgradeList',
      'purchases on page 0',
      {
        as: DEMO,
        input: { page: '0', pageSize: '10' },
        reply: refusal(400, 'bad-page', '页码不正确'),
      },
      refused('bad-page'),
    ));
});

describe('UpgradeServiceMag.redeemCode', () => {
  const wish = { code: 'DESK2345VPYR', idemKey: 'pact-member-code-1' };

  it('turns a code into a term of its plan', () =>
    exchange(
      'UpgradeServiceMag.redeemCode',
      'a good membership code',
      {
        as: DEMO,
        given: [codes],
        input: wish,
        reply: json({
          code: 0,
          message: like('成功'),
          data: { title: sentence('VIP 年卡'), level: 'VIP', until: day('2027-11-21') },
        }),
      },
      done({ level: 'VIP' }),
    ));

  it('says how many tries are left', () =>
    exchange(
      'UpgradeServiceMag.redeemCode',
      'a membership code that nobody made',
      {
        as: DEMO,
        input: { code: 'NNNNNNNNNNNN', idemKey: 'pact-member-code-2' },
        reply: refusal(1085, 'gift-code-unusable', '兑换码不正确，还可尝试 4 次', { triesLeft: integer(4) }),
      },
      refused('gift-code-unusable'),
    ));
});

describe('UpgradeServiceMag.noteLock', () => {
  it('takes note of a lock', () =>
    exchange(
      'UpgradeServiceMag.noteLock',
      'a lock that was shown',
      {
        as: DEMO,
        input: { area: 'statistics' },
        reply: json({ code: 0, message: like('成功'), data: { area: 'statistics' } }),
      },
      done({ area: 'statistics' }),
    ));

  exchange.loggedOut(
    'UpgradeServiceMag.noteLock',
    { area: 'statistics' },
    undefined,
    'a lock after the session ended',
  );
});
