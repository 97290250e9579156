import { describe, expect, it } from 'vitest';
import type { MemberInfo } from '#web/lib/readers/member-info.ts';
import { bindingRows, withoutBinding } from './bindings.ts';
import { membershipOf, profileFacts, withSession } from './profile-facts.ts';

const MEMBER: MemberInfo = {
  user_id: '10003',
  account: 'super',
  nick: '沈知远',
  mobile: '190****0003',
  email: 'shenzhiyuan@desk.example',
  user_avatar: '/media/avatars/10003.svg',
  vip_name: '超级会员',
  vip_lastTime: '2027-05-20',
  vip_lastTime_desc: '2027-05-20 到期',
  member_code: 'M2024010003',
  yaoqingma: 'YQ10003',
  region: '浙江省 杭州市 西湖区',
  registered: '2024-01-13',
  others: {},
  bindings: [
    { type: 'qq', nick: '西湖摄影人', bound: '2026-04-30' },
    { type: 'weixin', nick: '知远', bound: '2025-02-19' },
  ],
};

describe('bindingRows', () => {
  it('has a row for each provider in one order, bound or not', () => {
    expect(bindingRows(MEMBER, '').map(({ name, binding }) => [name, binding?.nick ?? null])).toEqual([
      ['微信', '知远'],
      ['QQ', '西湖摄影人'],
      ['微博', null],
      ['支付宝', null],
    ]);
  });
});

describe('bindingRows where the member data do not tell', () => {
  const UNTOLD = { bindings: null };
  const known = (bindWx: string) =>
    bindingRows(UNTOLD, bindWx).map(({ provider, binding, isKnown }) => [
      provider,
      binding !== null,
      isKnown,
    ]);

  it.each([
    ['Y', true],
    ['1', true],
    ['true', true],
    ['oX3k-openid', true],
    ['N', false],
    ['n', false],
    ['0', false],
    ['false', false],
  ])('take the word %j of the session check for 微信, and know nothing of the others', (bindWx, isBound) => {
    expect(known(bindWx)).toEqual([
      ['weixin', isBound, true],
      ['qq', false, false],
      ['weibo', false, false],
      ['alipay', false, false],
    ]);
  });

  it('know nothing at all where the session check is silent too', () => {
    expect(known('').map(([, , isKnown]) => isKnown)).toEqual([false, false, false, false]);
  });

  it('stay unknown after an unbinding', () => {
    expect(withoutBinding({ ...MEMBER, ...UNTOLD }, 'qq').bindings).toBeNull();
  });
});

describe('withoutBinding', () => {
  it('takes away the one and leaves the others', () => {
    expect(withoutBinding(MEMBER, 'weixin').bindings).toEqual([
      { type: 'qq', nick: '西湖摄影人', bound: '2026-04-30' },
    ]);
  });
});

const NOW = Date.parse('2026-11-23T10:00:00+08:00');

describe('profileFacts', () => {
  it('tells what is known', () => {
    expect(profileFacts(MEMBER, NOW)).toContainEqual({ label: '手机号', value: '190****0003' });
  });

  it('keeps the place of what the member has not said', () => {
    const facts = profileFacts({ ...MEMBER, email: '', region: '' }, NOW);
    expect(facts.map(({ value }) => value)).toEqual([
      'super',
      '190****0003',
      null,
      null,
      'M2024010003',
      '2024年1月13日',
    ]);
  });
});

describe('withSession', () => {
  const silent = Object.fromEntries(Object.keys(MEMBER).map((name) => [name, null])) as unknown as MemberInfo;
  const user = {
    user_id: '7',
    yaoqingma: 'Q7',
    member_code: '',
    vip_name: 'VIP',
    vip_lastTime: '',
    vip_lastTime_desc: '长期',
    user_avatar: '',
    bind_wx: '',
    user_account: { account: 'qin' },
  };

  it('fills in what only the session check tells, and leaves the rest untold', () => {
    const info = withSession(silent, user);
    expect(info).toMatchObject({
      vip_name: 'VIP',
      vip_lastTime_desc: '长期',
      yaoqingma: 'Q7',
      member_code: null,
      nick: 'qin',
    });
    expect(profileFacts(info, NOW)).toEqual([]);
  });

  it('changes nothing that the member data tell', () => {
    expect(withSession(MEMBER, user)).toEqual(MEMBER);
  });
});

describe('membershipOf', () => {
  it('tells until when a membership lasts', () => {
    expect(membershipOf(MEMBER)).toEqual({
      isMember: true,
      name: '超级会员',
      until: '2027-05-20 到期',
      way: '续费或升级',
    });
  });

  it('leads a member without one to the plans', () => {
    expect(membershipOf({ ...MEMBER, vip_name: '', vip_lastTime_desc: '' })).toMatchObject({
      isMember: false,
      name: '普通会员',
      way: '查看会员方案',
    });
  });
});
