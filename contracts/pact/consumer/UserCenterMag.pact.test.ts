import { describe, expect, it } from 'vitest';
import { getUserAddressList } from '#web/features/addresses/read-addresses.ts';
import { getThirdLoginInfo } from '#web/features/login/api.ts';
import { userIsLogin3 } from '#web/features/session/api.ts';
import { getMemberInfo, unBindThirdLogin } from '#web/features/user-info/member-data.ts';
import { done } from '#web/lib/call/outcome.ts';
import type { ThirdLoginType } from '#web/lib/session/third-logins.ts';
import { deskPact, given, late, member, visitor } from './desk-pact.ts';
import {
  anyNumberOf,
  day,
  decimalId,
  eachLike,
  json,
  like,
  notLoggedIn,
  picture,
  regex,
  reify,
  sentence,
  yesNo,
} from './replies.ts';

const exchange = deskPact('UserCenterMag');
const SUPER = member('super');

describe('UserCenterMag.userIsLogin3', () => {
  it('knows a member by the string 1', () => {
    const user = {
      user_id: '10003',
      yaoqingma: like('YQ10003'),
      member_code: like('M2024010003'),
      vip_name: '超级会员',
      vip_lastTime_desc: like('2027-05-20 到期'),
      vip_lastTime: day('2027-05-20'),
      user_avatar: picture('/media/avatars/10003.svg'),
      bind_wx: yesNo('Y'),
      user_account: like({ account: 'super', nick: '沈知远', mobile: '190****0003' }),
    };
    return exchange(
      'UserCenterMag.userIsLogin3',
      'a member with a membership',
      { as: SUPER, input: {}, reply: json({ code: 0, status: '1', ...user }) },
      async (api) => expect(await userIsLogin3(api)).toEqual({ answer: 'in', user: reify(user) }),
    );
  });

  it('knows an ordinary member by an empty membership', () => {
    const user = { user_id: '10001', vip_name: '', vip_lastTime: '', vip_lastTime_desc: '' };
    return exchange(
      'UserCenterMag.userIsLogin3',
      'an ordinary member',
      {
        as: member('demo'),
        input: {},
        reply: json({
          code: 0,
          status: '1',
          ...user,
          yaoqingma: like('YQ10001'),
          member_code: like('M2026010001'),
          user_avatar: picture('/media/avatars/10001.svg'),
          bind_wx: yesNo('N'),
          user_account: like({ account: 'demo', nick: '林晓舟', mobile: '190****0001' }),
        }),
      },
      async (api) => expect(await userIsLogin3(api)).toMatchObject({ answer: 'in', user }),
    );
  });

  it.each([
    ['the session ended', late],
    ['a visitor', visitor],
  ])('answers status 0: %s', (situation, as) =>
    exchange(
      'UserCenterMag.userIsLogin3',
      situation,
      { as, input: {}, reply: json({ code: 0, status: '0' }) },
      async (api) => expect(await userIsLogin3(api)).toEqual({ answer: 'out' }),
    ),
  );
});

describe('UserCenterMag.getMemberInfo', () => {
  it('gives the own data', () => {
    const info = {
      user_id: '10003',
      account: like('super'),
      nick: like('沈知远'),
      mobile: regex('^([0-9]{3}\\*{4}[0-9]{4})?$', '190****0003'),
      email: like('shenzhiyuan@desk.example'),
      user_avatar: picture('/media/avatars/10003.svg'),
      vip_name: '超级会员',
      vip_lastTime: day('2027-05-20'),
      vip_lastTime_desc: like('2027-05-20 到期'),
      member_code: like('M2024010003'),
      yaoqingma: like('YQ10003'),
      region: like('浙江省 杭州市 西湖区'),
      registered: day('2024-01-13'),
      bindings: eachLike({
        type: regex('^(weixin|qq|weibo|alipay)$', 'weixin'),
        nick: like('知远'),
        bound: day('2025-02-19'),
      }),
    };
    return exchange(
      'UserCenterMag.getMemberInfo',
      'a member with bound identities',
      { as: SUPER, input: {}, reply: json({ code: 0, data: { data: info } }) },
      async (api) =>
        expect(await getMemberInfo(api)).toEqual(done({ ...(reify(info) as object), others: {} })),
    );
  });

  it('asks for a login when the session ended', () =>
    exchange(
      'UserCenterMag.getMemberInfo',
      'the session ended',
      { as: late, input: {}, reply: notLoggedIn },
      async (api) =>
        expect(await getMemberInfo(api)).toMatchObject({
          ok: false,
          error: { code: 401, message: '请先登录' },
        }),
    ));
});

describe('UserCenterMag.getUserAddressList', () => {
  it('gives the addresses', () => {
    const address = {
      ID: decimalId('80001'),
      IsDefault: yesNo('Y'),
      name: like('沈知远'),
      mobile: like('19000000003'),
      province: like('浙江省'),
      city: like('杭州市'),
      district: like('西湖区'),
      street: like('灵隐街道'),
      detail: like('青芝坞示例路 18 号知远影像 201 室'),
      zip: regex('^([0-9]{6})?$', '310013'),
      label: like('工作室'),
      codes: anyNumberOf(regex('^[0-9]{6}$', '330106')),
    };
    return exchange(
      'UserCenterMag.getUserAddressList',
      'a member with addresses',
      { as: SUPER, input: {}, reply: json({ code: 0, status: 1, data: { list: eachLike(address) } }) },
      async (api) =>
        expect(await getUserAddressList(api)).toEqual(done([Object.assign({ others: {} }, reify(address))])),
    );
  });

  it('gives an empty list', () =>
    exchange(
      'UserCenterMag.getUserAddressList',
      'a member without addresses',
      {
        as: SUPER,
        given: [given('addresses-none', { account: 'super' })],
        input: {},
        reply: json({ code: 0, status: 1, data: { list: [] } }),
      },
      async (api) => expect(await getUserAddressList(api)).toEqual(done([])),
    ));

  it('fails with the words of the server when the session ended', () =>
    exchange(
      'UserCenterMag.getUserAddressList',
      'the session ended',
      { as: late, input: {}, reply: notLoggedIn },
      async (api) =>
        expect(await getUserAddressList(api)).toMatchObject({ ok: false, error: { message: '请先登录' } }),
    ));
});

describe('UserCenterMag.getThirdLoginInfo', () => {
  const loginSessionID = like('5b1c0f6a9d');

  it('gives the address of the QR code for weixin', () =>
    exchange(
      'UserCenterMag.getThirdLoginInfo',
      'a visitor and weixin',
      {
        as: visitor,
        input: { thirdLoginType: 'weixin' },
        reply: json({
          code: 0,
          data: {
            status: 1,
            loginSessionID,
            qrcodeUrl: regex(
              '^https?%3A%2F%2F.+$',
              'http%3A%2F%2F127.0.0.1%3A5180%2Fprovider%2Fweixin%2F5b1c0f6a9d',
            ),
          },
        }),
      },
      async (api) =>
        expect(await getThirdLoginInfo('weixin', api)).toEqual(
          done({
            loginSessionID: '5b1c0f6a9d',
            qrcodeUrl: 'http://127.0.0.1:5180/provider/weixin/5b1c0f6a9d',
          }),
        ),
    ));

  it.each(['qq', 'weibo', 'alipay'] as const)('opens a login session for %s', (thirdLoginType) =>
    exchange(
      'UserCenterMag.getThirdLoginInfo',
      `a visitor and ${thirdLoginType}`,
      {
        as: visitor,
        input: { thirdLoginType },
        reply: json({ code: 0, data: { status: 1, loginSessionID } }),
      },
      async (api) =>
        expect(await getThirdLoginInfo(thirdLoginType, api)).toEqual(done({ loginSessionID: '5b1c0f6a9d' })),
    ),
  );

  it('refuses a provider that this server does not offer', () => {
    // The client offers only what it knows; a server may well know less.
    const notOffered = 'fax' as ThirdLoginType;
    return exchange(
      'UserCenterMag.getThirdLoginInfo',
      'a provider that is not offered',
      {
        as: visitor,
        input: { thirdLoginType: notOffered },
        reply: json({ code: 0, data: { status: 0 }, message: sentence('暂不支持该登录方式') }),
      },
      async (api) =>
        expect(await getThirdLoginInfo(notOffered, api)).toMatchObject({
          ok: false,
          error: { kind: 'refused', message: '暂不支持该登录方式' },
        }),
    );
  });
});

describe('UserCenterMag.unBindThirdLogin', () => {
  const input = { thirdLoginType: 'weixin' };
  const refused = (message: string) => json({ code: 0, status: 0, message: sentence(message) });

  it('removes a binding', () =>
    exchange(
      'UserCenterMag.unBindThirdLogin',
      'a bound identity',
      {
        as: member('demo'),
        given: [given('third-party-bound', { account: 'demo', provider: 'weixin' })],
        input,
        reply: json({ code: 0, status: 1 }),
      },
      async (api) =>
        expect(await unBindThirdLogin({ thirdLoginType: 'weixin' }, api)).toMatchObject({ ok: true }),
    ));

  it('fails with the words of the server when nothing is bound', () =>
    exchange(
      'UserCenterMag.unBindThirdLogin',
      'nothing is bound',
      {
        as: SUPER,
        given: [given('third-party-not-bound', { account: 'super', provider: 'weixin' })],
        input,
        reply: refused('您还没有绑定微信'),
      },
      async (api) =>
        expect(await unBindThirdLogin({ thirdLoginType: 'weixin' }, api)).toMatchObject({
          ok: false,
          error: { message: '您还没有绑定微信' },
        }),
    ));

  it('keeps the last way to log in', () =>
    exchange(
      'UserCenterMag.unBindThirdLogin',
      'the only way to log in',
      {
        as: member('weixin_only'),
        given: [given('only-login-method', { account: 'weixin_only', provider: 'weixin' })],
        input,
        reply: refused('这是您唯一的登录方式，请先设置登录密码'),
      },
      async (api) =>
        expect(await unBindThirdLogin({ thirdLoginType: 'weixin' }, api)).toMatchObject({
          ok: false,
          error: { message: '这是您唯一的登录方式，请先设置登录密码' },
        }),
    ));

  it('unbinds nothing when the session ended', () =>
    exchange(
      'UserCenterMag.unBindThirdLogin',
      'the session ended',
      { as: late, input, reply: notLoggedIn },
      async (api) =>
        expect(await unBindThirdLogin({ thirdLoginType: 'weixin' }, api)).toMatchObject({
          ok: false,
          error: { message: '请先登录' },
        }),
    ));
});
