import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { done } from '#web/lib/call/outcome.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import {
  bindThirdLogin,
  createLoginQrcode,
  getThirdLoginInfo,
  loginByPassword,
  queryLoginQrcode,
  queryThirdLogin,
  register,
  resetPwd,
  sendCode,
} from './api.ts';

function answering(reply: unknown) {
  const call = vi.fn(async () => reply);
  return { api: { call } as unknown as ApiClient, call };
}

const user = { user_id: '10003', nick: '沈知远', user_avatar: '/media/avatars/10003.svg' };
const credentials = { account: 'super', password: 'desk1234' };

describe('loginByPassword', () => {
  it('returns the token and the user', async () => {
    const { api, call } = answering({ code: 0, message: '登录成功', data: { token: 't', user } });
    expect(await loginByPassword(credentials, api)).toEqual(done({ token: 't', user }));
    expect(call).toHaveBeenCalledWith('LoginServiceMag.loginByPassword', credentials);
  });

  it("passes the server's refusal on with its reason", async () => {
    const { api } = answering({
      code: 1001,
      message: '账号或密码不正确，还可尝试 4 次',
      reason: 'wrong-password',
    });
    expect(await loginByPassword(credentials, api)).toMatchObject({
      ok: false,
      error: { kind: 'refused', message: '账号或密码不正确，还可尝试 4 次', reason: 'wrong-password' },
    });
  });

  it('tells a failed request from a refusal', async () => {
    const { api } = answering(REQUEST_FAILED);
    expect(await loginByPassword(credentials, api)).toMatchObject({
      ok: false,
      error: { kind: 'failed', message: '没有连上服务器，请重试' },
    });
  });
});

describe('the polled calls', () => {
  it('raise no toast', async () => {
    const qr = answering({ code: 0, message: '成功', data: { state: 'waiting' } });
    expect(await queryLoginQrcode('s1', qr.api)).toEqual(done({ state: 'waiting' }));
    const third = answering({ code: 0, message: '成功', data: { state: 'unbound', provider: 'qq' } });
    await queryThirdLogin('s1', third.api);
    for (const { call } of [qr, third]) {
      expect(call).toHaveBeenCalledWith(
        expect.any(String),
        { loginSessionID: 's1' },
        { quiet: true, retry: false },
      );
    }
  });
});

describe('createLoginQrcode', () => {
  it('returns the login session', async () => {
    const data = { loginSessionID: 's1', qrcodeUrl: 'http://h/phone/s1', expiresIn: 120 };
    const { api } = answering({ code: 0, message: '成功', data });
    expect(await createLoginQrcode(api)).toEqual(done(data));
  });
});

describe('getThirdLoginInfo', () => {
  it('decodes the address of weixin', async () => {
    const data = { status: 1, loginSessionID: 's1', qrcodeUrl: 'http%3A%2F%2Fh%2Fprovider%2Fweixin%2Fs1' };
    const { api, call } = answering({ code: 0, data });
    expect(await getThirdLoginInfo('weixin', api)).toEqual(
      done({ loginSessionID: 's1', qrcodeUrl: 'http://h/provider/weixin/s1' }),
    );
    expect(call).toHaveBeenCalledWith('UserCenterMag.getThirdLoginInfo', { thirdLoginType: 'weixin' });
  });

  it('takes the status as number or string', async () => {
    const { api } = answering({ code: 0, data: { status: '1', loginSessionID: 's1' } });
    expect(await getThirdLoginInfo('qq', api)).toEqual(done({ loginSessionID: 's1' }));
  });

  it("shows the server's message on failure", async () => {
    const { api } = answering({ code: 0, data: { status: 0 }, message: '暂不支持该登录方式' });
    expect(await getThirdLoginInfo('qq', api)).toMatchObject({
      ok: false,
      error: { kind: 'refused', message: '暂不支持该登录方式' },
    });
  });

  it.each([
    ['a failure without words', { code: 0, data: { status: 0 } }],
    ['a failed request', REQUEST_FAILED],
    ['weixin without an address', { code: 0, message: '成功', data: { status: 1, loginSessionID: 's1' } }],
  ])('has its own words for %s', async (_case, reply) => {
    const { api } = answering(reply);
    expect(await getThirdLoginInfo('weixin', api)).toMatchObject({
      ok: false,
      error: { message: '获取第三方登录信息失败' },
    });
  });
});

describe('sendCode', () => {
  it('says how long to wait after too many codes', async () => {
    const { api } = answering({
      code: 1030,
      message: '发送过于频繁，请 42 秒后再试',
      reason: 'too-many-codes',
      details: { waitSeconds: 42 },
    });
    expect(await sendCode({ mobile: '19000000088', purpose: 'register' }, api)).toMatchObject({
      ok: false,
      error: { details: { waitSeconds: 42 } },
    });
  });

  it('returns the code of the demo', async () => {
    const { api } = answering({
      code: 0,
      message: '验证码已发送',
      data: { expiresIn: 300, demoCode: '204816' },
    });
    expect(await sendCode({ mobile: '19000000088', purpose: 'reset' }, api)).toMatchObject({
      ok: true,
      value: { demoCode: '204816' },
    });
  });
});

describe('register', () => {
  it('sends the agreement with what was typed', async () => {
    const { api, call } = answering({ code: 0, message: '登录成功', data: { token: 't', user } });
    const input = { mobile: '19000000088', code: '204816', password: 'paper2027' };
    expect(await register(input, api)).toMatchObject({ ok: true });
    expect(call).toHaveBeenCalledWith('LoginServiceMag.register', { ...input, agreed: '1' });
  });
});

describe('bindThirdLogin', () => {
  it('logs in with the bound account', async () => {
    const { api } = answering({ code: 0, message: '登录成功', data: { token: 't', user } });
    expect(await bindThirdLogin({ loginSessionID: 's1', ...credentials }, api)).toMatchObject({
      ok: true,
      value: { token: 't' },
    });
  });
});

describe('resetPwd', () => {
  it('tells the account the mobile belongs to', async () => {
    const { api } = answering({ code: 0, message: '密码已重设', data: { account: 'demo' } });
    const input = { mobile: '19000000001', code: '204816', password: 'paper2027' };
    expect(await resetPwd(input, api)).toEqual(done({ account: 'demo' }));
  });
});
