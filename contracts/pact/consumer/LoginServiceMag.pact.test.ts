import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import {
  bindThirdLogin,
  createLoginQrcode,
  getThirdLoginPage,
  loginByCode,
  loginByPassword,
  queryLoginQrcode,
  queryThirdLogin,
  register,
  resetPwd,
  sendCode,
} from '#web/features/login/api.ts';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, visitor } from './desk-pact.ts';
import { integer, json, like, picture, refusal, regex } from './replies.ts';

const exchange = deskPact('LoginServiceMag');

const TOKEN = regex('^[0-9a-f]{64}$', '4f0c9a71'.repeat(8));
const NEW_MOBILE = '19000000088';
const DEMO_MOBILE = '19000000001';
const CODE = '204816';

function success(data: object, message = '成功') {
  return json({ code: 0, message: like(message), data });
}

function avatar(userId: string) {
  return picture(`/media/avatars/${userId}.svg`);
}

function isRefused(reason: string, facts: object = {}) {
  return { ok: false, error: { kind: 'refused', reason, ...facts } };
}

const wrongPassword = refusal(1001, 'wrong-password', '账号或密码不正确，还可尝试 4 次', {
  triesLeft: integer(4),
});
const unknownSession = refusal(1011, 'unknown-login-session', '登录会话不存在，请重新获取');
const wrongCode = refusal(1031, 'wrong-code', '验证码不正确或已过期');
const mobileTaken = refusal(1032, 'mobile-taken', '该手机号已注册，请直接登录');
const mobileUnknown = refusal(1033, 'mobile-unknown', '该手机号尚未注册');

describe('LoginServiceMag.loginByPassword', () => {
  it.each([
    ['the account and its password', 'super'],
    ['the mobile and its password', '19000000003'],
  ])('logs in: %s', (situation, account) => {
    const input = { account, password: DEMO_PASSWORD };
    return exchange(
      'LoginServiceMag.loginByPassword',
      situation,
      { as: visitor, input },
      async (api, agreed) => expect(await loginByPassword(input, api)).toEqual(done(agreed)),
    );
  });

  it('refuses a wrong password', () => {
    const input = { account: 'super', password: 'not+this&one' };
    return exchange(
      'LoginServiceMag.loginByPassword',
      'a wrong password',
      { as: visitor, input, reply: wrongPassword },
      async (api) =>
        expect(await loginByPassword(input, api)).toMatchObject(
          isRefused('wrong-password', { message: '账号或密码不正确，还可尝试 4 次' }),
        ),
    );
  });

  it('refuses a locked account, even with the right password', () => {
    const input = { account: 'demo', password: DEMO_PASSWORD };
    const reply = refusal(1002, 'account-locked', '密码错误次数过多，请 15 分钟后再试', {
      waitSeconds: integer(895),
    });
    return exchange(
      'LoginServiceMag.loginByPassword',
      'a locked account',
      { as: visitor, given: [given('account-locked', { account: 'demo' })], input, reply },
      async (api) =>
        expect(await loginByPassword(input, api)).toMatchObject(
          isRefused('account-locked', { message: '密码错误次数过多，请 15 分钟后再试' }),
        ),
    );
  });
});

describe('LoginServiceMag.loginByCode', () => {
  const input = { mobile: DEMO_MOBILE, code: CODE };
  const codeFor = (mobile: string) =>
    given('verification-code-sent', { mobile, purpose: 'login', code: CODE });

  it('logs the member in', () =>
    exchange(
      'LoginServiceMag.loginByCode',
      'a verified mobile',
      { as: visitor, given: [codeFor(DEMO_MOBILE)], input },
      async (api, agreed) => expect(await loginByCode(input, api)).toEqual(done(agreed)),
    ));

  it.each([
    ['a wrong code', { ...input, code: '000000' }, wrongCode, 'wrong-code'],
    ['an unknown mobile', { ...input, mobile: NEW_MOBILE }, mobileUnknown, 'mobile-unknown'],
  ] as const)('refuses %s', (situation, wrong, reply, reason) =>
    exchange(
      'LoginServiceMag.loginByCode',
      situation,
      { as: visitor, given: [codeFor(wrong.mobile)], input: wrong, reply },
      async (api) => expect(await loginByCode(wrong, api)).toMatchObject(isRefused(reason)),
    ),
  );
});

describe('LoginServiceMag.createLoginQrcode', () => {
  it('opens a QR login session', () =>
    exchange(
      'LoginServiceMag.createLoginQrcode',
      'a visitor',
      { as: visitor, input: {} },
      async (api, agreed) => expect(await createLoginQrcode(api)).toEqual(done(agreed)),
    ));
});

describe('LoginServiceMag.queryLoginQrcode', () => {
  const loginSessionID = 'qr-pact-0001';
  const seen = { nick: like('沈**'), user_avatar: avatar('10003') };
  const isSeen = { nick: '沈**', user_avatar: '/media/avatars/10003.svg' };

  it.each([
    ['qr-waiting', { state: 'waiting' }, { state: 'waiting' }],
    ['qr-scanned', { state: 'scanned', ...seen }, { state: 'scanned', ...isSeen }],
    [
      'qr-confirmed',
      { state: 'confirmed', ...seen, token: TOKEN },
      { state: 'confirmed', ...isSeen, token: TOKEN.value },
    ],
    ['qr-cancelled', { state: 'cancelled' }, { state: 'cancelled' }],
    ['qr-expired', { state: 'expired' }, { state: 'expired' }],
  ] as const)('tells the state: %s', (scenario, data, value) =>
    exchange(
      'LoginServiceMag.queryLoginQrcode',
      `the code is ${data.state}`,
      {
        as: visitor,
        given: [given(scenario, { loginSessionID })],
        input: { loginSessionID },
        reply: success(data),
      },
      async (api) => expect(await queryLoginQrcode(loginSessionID, api)).toEqual(done(value)),
    ),
  );

  it('refuses a login session that never was', () =>
    exchange(
      'LoginServiceMag.queryLoginQrcode',
      'a login session that never was',
      { as: visitor, input: { loginSessionID: 'never-was' }, reply: unknownSession },
      async (api) =>
        expect(await queryLoginQrcode('never-was', api)).toMatchObject(isRefused('unknown-login-session')),
    ));
});

describe('LoginServiceMag.queryThirdLogin', () => {
  const loginSessionID = 'third-pact-0001';
  const provider = 'weixin';

  it.each([
    ['third-party-waiting', { state: 'waiting', provider }, { state: 'waiting', provider }],
    [
      'third-party-approved',
      { state: 'approved', provider, token: TOKEN },
      { state: 'approved', provider, token: TOKEN.value },
    ],
    [
      'third-party-unbound',
      { state: 'unbound', provider, nick: like('书间来客') },
      { state: 'unbound', provider, nick: '书间来客' },
    ],
    ['third-party-refused', { state: 'refused', provider }, { state: 'refused', provider }],
    [
      'third-party-just-bound',
      { state: 'bound', provider, nick: like('书间来客') },
      { state: 'bound', provider, nick: '书间来客' },
    ],
  ] as const)('tells the state: %s', (scenario, data, value) =>
    exchange(
      'LoginServiceMag.queryThirdLogin',
      `the login is ${data.state}`,
      {
        as: visitor,
        given: [given(scenario, { loginSessionID, provider })],
        input: { loginSessionID },
        reply: success(data),
      },
      async (api) => expect(await queryThirdLogin(loginSessionID, api)).toEqual(done(value)),
    ),
  );

  it('refuses a login session that never was', () =>
    exchange(
      'LoginServiceMag.queryThirdLogin',
      'a login session that never was',
      { as: visitor, input: { loginSessionID: 'never-was' }, reply: unknownSession },
      async (api) =>
        expect(await queryThirdLogin('never-was', api)).toMatchObject(isRefused('unknown-login-session')),
    ));
});

describe('LoginServiceMag.getThirdLoginPage', () => {
  const loginSessionID = 'third-pact-0003';

  it('tells where the provider asks', () =>
    exchange(
      'LoginServiceMag.getThirdLoginPage',
      'a login session at a provider',
      {
        as: visitor,
        given: [given('third-party-waiting', { loginSessionID, provider: 'qq' })],
        input: { loginSessionID },
      },
      async (api, { address }) => expect(await getThirdLoginPage(loginSessionID, api)).toEqual(done(address)),
    ));

  it('refuses a login session that never was', () =>
    exchange(
      'LoginServiceMag.getThirdLoginPage',
      'a login session that never was',
      { as: visitor, input: { loginSessionID: 'never-was' }, reply: unknownSession },
      async (api) =>
        expect(await getThirdLoginPage('never-was', api)).toMatchObject(isRefused('unknown-login-session')),
    ));
});

describe('LoginServiceMag.bindThirdLogin', () => {
  const loginSessionID = 'third-pact-0002';
  const input = { loginSessionID, account: 'demo', password: DEMO_PASSWORD };
  const unbound = [given('third-party-unbound', { loginSessionID, provider: 'weixin' })];

  it('binds the identity and logs in', () =>
    exchange(
      'LoginServiceMag.bindThirdLogin',
      'an identity of nobody and a proven account',
      { as: visitor, given: unbound, input },
      async (api, agreed) => expect(await bindThirdLogin(input, api)).toEqual(done(agreed)),
    ));

  it.each([
    ['a wrong password', { ...input, password: 'not-this-one' }, wrongPassword, 'wrong-password'],
    [
      'an account bound to another identity',
      { ...input, account: 'super' },
      refusal(1021, 'already-bound', '该账号已绑定其他微信'),
      'already-bound',
    ],
    [
      'a login session that never was',
      { ...input, loginSessionID: 'never-was' },
      unknownSession,
      'unknown-login-session',
    ],
  ] as const)('refuses %s', (situation, wrong, reply, reason) =>
    exchange(
      'LoginServiceMag.bindThirdLogin',
      situation,
      { as: visitor, given: unbound, input: wrong, reply },
      async (api) => expect(await bindThirdLogin(wrong, api)).toMatchObject(isRefused(reason)),
    ),
  );

  it('refuses a login session that the visitor cancelled at the provider', () =>
    exchange(
      'LoginServiceMag.bindThirdLogin',
      'the login was refused at the provider',
      {
        as: visitor,
        given: [given('third-party-refused', { loginSessionID, provider: 'weixin' })],
        input,
        reply: refusal(1012, 'login-session-state', '登录会话状态已变化，请重新获取'),
      },
      async (api) => expect(await bindThirdLogin(input, api)).toMatchObject(isRefused('login-session-state')),
    ));
});

describe('LoginServiceMag.sendCode', () => {
  it.each([
    ['a new mobile to register', NEW_MOBILE, 'register'],
    ['the mobile of a member to reset', DEMO_MOBILE, 'reset'],
    ['the mobile of a member to register, which is not told here', DEMO_MOBILE, 'register'],
    ['the mobile of a member to log in', DEMO_MOBILE, 'login'],
    ['an unknown mobile to reset, which is not told here', NEW_MOBILE, 'reset'],
  ] as const)('sends a code: %s', (situation, mobile, purpose) =>
    exchange(
      'LoginServiceMag.sendCode',
      situation,
      { as: visitor, input: { mobile, purpose } },
      async (api, agreed) => expect(await sendCode({ mobile, purpose }, api)).toEqual(done(agreed)),
    ),
  );

  it('says how long to wait for the next code', () => {
    const input = { mobile: NEW_MOBILE, purpose: 'register' } as const;
    return exchange(
      'LoginServiceMag.sendCode',
      'a code was sent just now',
      {
        as: visitor,
        given: [given('verification-code-just-sent', input)],
        input,
        reply: refusal(1030, 'too-many-codes', '发送过于频繁，请 45 秒后再试', {
          waitSeconds: integer(45),
        }),
      },
      async (api) =>
        expect(await sendCode(input, api)).toMatchObject(
          isRefused('too-many-codes', {
            message: '发送过于频繁，请 45 秒后再试',
            details: { waitSeconds: 45 },
          }),
        ),
    );
  });

  it('refuses a mobile that is none', () => {
    const input = { mobile: '1900000', purpose: 'register' } as const;
    return exchange(
      'LoginServiceMag.sendCode',
      'a mobile that is none',
      { as: visitor, input, reply: refusal(1034, 'bad-mobile', '请输入 11 位手机号') },
      async (api) => expect(await sendCode(input, api)).toMatchObject(isRefused('bad-mobile')),
    );
  });
});

describe('LoginServiceMag.register', () => {
  const input = {
    mobile: NEW_MOBILE,
    code: CODE,
    password: 'paper2027',
    nick: '周以宁',
    yaoqingma: 'YQ10003',
    regionCodes: '330000,330100,330106',
    regionNames: '浙江省 杭州市 西湖区',
  };
  const codeFor = (mobile: string) =>
    given('verification-code-sent', { mobile, purpose: 'register', code: CODE });
  const codeSent = codeFor(NEW_MOBILE);

  it('makes a member and logs in', () =>
    exchange(
      'LoginServiceMag.register',
      'a verified mobile',
      { as: visitor, given: [codeSent], input: { ...input, agreed: '1' } },
      async (api, agreed) => expect(await register(input, api)).toEqual(done(agreed)),
    ));

  it('binds the outside identity that began the registration', () => {
    const loginSessionID = 'third-pact-0003';
    const withIdentity = { ...input, loginSessionID };
    return exchange(
      'LoginServiceMag.register',
      'a verified mobile and an identity of nobody',
      {
        as: visitor,
        given: [codeSent, given('third-party-unbound', { loginSessionID, provider: 'weixin' })],
        input: { ...withIdentity, agreed: '1' },
      },
      async (api, agreed) => expect(await register(withIdentity, api)).toEqual(done(agreed)),
    );
  });

  it.each([
    ['a wrong code', { ...input, code: '000000' }, wrongCode, 'wrong-code'],
    ['the mobile of a member', { ...input, mobile: DEMO_MOBILE }, mobileTaken, 'mobile-taken'],
    [
      'a weak password',
      { ...input, password: 'paper' },
      refusal(1034, 'bad-password', '密码须在8-32字符之间'),
      'bad-password',
    ],
    [
      'an invite code of nobody',
      { ...input, yaoqingma: 'YQ00000' },
      refusal(1034, 'unknown-invite-code', '邀请码不存在'),
      'unknown-invite-code',
    ],
  ] as const)('refuses %s', (situation, wrong, reply, reason) =>
    exchange(
      'LoginServiceMag.register',
      situation,
      { as: visitor, given: [codeFor(wrong.mobile)], input: { ...wrong, agreed: '1' }, reply },
      async (api) => expect(await register(wrong, api)).toMatchObject(isRefused(reason)),
    ),
  );
});

describe('LoginServiceMag.resetPwd', () => {
  const input = { mobile: DEMO_MOBILE, code: CODE, password: 'paper2027' };
  const codeFor = (mobile: string) =>
    given('verification-code-sent', { mobile, purpose: 'reset', code: CODE });
  const codeSent = codeFor(DEMO_MOBILE);

  it('sets the password and names the account', () =>
    exchange(
      'LoginServiceMag.resetPwd',
      'a verified mobile',
      {
        as: visitor,
        given: [codeSent],
        input,
        data: { account: 'demo' },
      },
      async (api) => expect(await resetPwd(input, api)).toEqual(done({ account: 'demo' })),
    ));

  it.each([
    ['a wrong code', { ...input, code: '000000' }, wrongCode, 'wrong-code'],
    ['an unknown mobile', { ...input, mobile: NEW_MOBILE }, mobileUnknown, 'mobile-unknown'],
  ] as const)('refuses %s', (situation, wrong, reply, reason) =>
    exchange(
      'LoginServiceMag.resetPwd',
      situation,
      { as: visitor, given: [codeFor(wrong.mobile)], input: wrong, reply },
      async (api) => expect(await resetPwd(wrong, api)).toMatchObject(isRefused(reason)),
    ),
  );
});
