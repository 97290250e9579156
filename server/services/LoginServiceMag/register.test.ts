import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import type { Input } from '#contracts/operations.ts';
import { listBinds } from '#db/queries/account/third-binds.ts';
import { userByAccount } from '#db/queries/account/users.ts';
import {
  accountOf,
  appForEachTest,
  approve,
  dataOf,
  factsOf,
  MINUTE_MS,
  NEW_MOBILE,
  sentCode,
  textOf,
  thirdSession,
} from '../testing.ts';

const app = appForEachTest();
let code: string;
beforeEach(async () => {
  code = await sentCode(app(), NEW_MOBILE, 'register');
});

const register = (more: Partial<Input<'LoginServiceMag.register'>> = {}) =>
  app().call('LoginServiceMag.register', {
    mobile: NEW_MOBILE,
    code,
    password: 'paper2027',
    agreed: '1',
    ...more,
  });

const member = () => userByAccount(app().world.db, NEW_MOBILE);

describe('LoginServiceMag.register', () => {
  it('makes a member and logs in', async () => {
    const data = dataOf(await register());
    expect(data.user).toMatchObject({ nick: '会员0088' });
    expect(await accountOf(app(), textOf(data, 'token'))).toBe(NEW_MOBILE);
    expect(member()).toMatchObject({ account: NEW_MOBILE, vipName: '', invitedBy: null });
    const login = { account: NEW_MOBILE, password: 'paper2027' };
    expect((await app().call('LoginServiceMag.loginByPassword', login)).json.code).toBe(0);
  });

  it('keeps nick, region and inviter', async () => {
    await register({
      nick: ' 周以宁 ',
      yaoqingma: ' yq10003 ',
      regionCodes: '330000,330100,330106',
      regionNames: '浙江省 杭州市 西湖区',
    });
    expect(member()).toMatchObject({
      nick: '周以宁',
      invitedBy: 10003,
      provinceCode: '330000',
      cityCode: '330100',
      districtCode: '330106',
      provinceName: '浙江省',
      cityName: '杭州市',
      districtName: '西湖区',
    });
  });

  it('gives a member code and an invite code of their own', async () => {
    await register();
    expect(member()?.memberCode).toMatch(/^M\d{12}$/);
    expect(member()?.yaoqingma).toMatch(/^YQ\d{8}$/);
  });

  it('takes the longest nick and empty optional fields', async () => {
    await register({
      nick: '字'.repeat(20),
      yaoqingma: '',
      regionCodes: '',
      regionNames: '',
      loginSessionID: '',
    });
    expect(member()?.nick).toBe('字'.repeat(20));
  });

  it('gives a work to leaf through, to copy and to print', async () => {
    const token = textOf(dataOf(await register()), 'token');
    const works = dataOf(await app().call('OpusServiceMag.getOpusList', {}, { token })).list as {
      readonly ID: string;
      readonly code: string;
      readonly name: string;
    }[];
    expect(works.map(({ name }) => name)).toEqual(['示例：我们的第一年']);
    const [{ ID = '', code: bookCode = '' } = {}] = works;
    const read = { bookCode, from: '1', count: '2' };
    expect(dataOf(await app().call('ReaderServiceMag.getPages', read, { token })).pages).toHaveLength(2);
    const printed = { publicationID: ID };
    const offer = dataOf(await app().call('ShoppingServiceMag.getGoodsFor', printed, { token }));
    expect(offer.specs).not.toEqual([]);
  });

  it('shows a fresh member an empty product', async () => {
    const token = textOf(dataOf(await register()), 'token');
    expect(dataOf(await app().call('ShopCarService.cartList', {}, { token })).total).toBe(0);
    expect(dataOf(await app().call('UserCenterMag.getUserAddressList', {}, { token })).list).toEqual([]);
  });

  it.each([
    ['a wrong mobile', { mobile: '1900000008' }, 1034, 'bad-mobile'],
    ['a password without a digit', { password: 'paperpaper' }, 1034, 'bad-password'],
    ['a password without a letter', { password: '20272027' }, 1034, 'bad-password'],
    ['seven characters', { password: 'paper27' }, 1034, 'bad-password'],
    ['33 characters', { password: `a1${'x'.repeat(31)}` }, 1034, 'bad-password'],
    ['a space in the password', { password: 'paper 2027' }, 1034, 'bad-password'],
    ['a long nick', { nick: '字'.repeat(21) }, 1034, 'bad-nick'],
    ['no agreement', { agreed: '0' }, 1034, 'not-agreed'],
    ['an empty agreement', { agreed: '' }, 1034, 'not-agreed'],
    ['agreement in other words', { agreed: 'true' }, 1034, 'not-agreed'],
    ['an unknown inviter', { yaoqingma: 'YQ99999' }, 1034, 'unknown-invite-code'],
    ['an unknown login session', { loginSessionID: 'nonsense' }, 1011, 'unknown-login-session'],
    ['somebody’s mobile without its code', { mobile: '19000000001' }, 1031, 'wrong-code'],
  ])('refuses %s without using up the code', async (_what, more, failure, reason) => {
    const before = factsOf(app());
    const reply = await register(more);
    expect([reply.status, reply.json]).toMatchObject([200, { code: failure, reason }]);
    expect(factsOf(app())).toBe(before);
    expect((await register()).json.code).toBe(0);
  });

  it('tells that a mobile is a member’s to whoever holds it', async () => {
    const mobile = '19000000001';
    const sent = await sentCode(app(), mobile, 'register');
    expect((await register({ mobile, code: sent })).json).toMatchObject({
      code: 1032,
      reason: 'mobile-taken',
    });
  });

  it('comes to the hashing only with the right code', async () => {
    // Taken just before anything is hashed.
    const spend = vi.spyOn(app().app.budgets, 'spend');
    await register({ code: '000000' });
    expect(spend).not.toHaveBeenCalled();
    await register();
    expect(spend.mock.calls).toEqual([['registration', '127.0.0.1']]);
    spend.mockRestore();
  });

  it.each(['yaoqingma', 'regionCodes', 'regionNames'])('bounds %s', async (field) => {
    const reply = await register({ [field]: '长'.repeat(101) });
    expect([reply.status, reply.json.reason]).toEqual([400, 'malformed-request']);
    expect(reply.json.message).toContain(field);
  });

  it.each([8, 32])('takes a password of %i characters', async (length) => {
    expect((await register({ password: `a1${'x'.repeat(length - 2)}` })).json.code).toBe(0);
  });

  it.each(['', '12345', 'abcdef'])('refuses the code %j', async (wrong) => {
    expect((await register({ code: wrong })).json).toMatchObject({ code: 1031, reason: 'wrong-code' });
    expect(member()).toBeNull();
  });

  it('gives a code five wrong tries', async () => {
    for (let time = 0; time < 5; time += 1) expect((await register({ code: 'wrong' })).json.code).toBe(1031);
    expect((await register()).json.code).toBe(1031);
  });

  it('refuses the code after five minutes', async () => {
    app().world.clock.advance(5 * MINUTE_MS);
    expect((await register()).json.code).toBe(1031);
  });

  it('refuses the code of another mobile', async () => {
    await sentCode(app(), '19000000089', 'register');
    expect((await register({ mobile: '19000000089' })).json.code).toBe(1031);
  });

  it('makes one member of two requests at once', async () => {
    const replies = await Promise.all([register(), register()]);
    const codes = replies.map(({ json }) => json.code);
    expect(codes.filter((each) => each === 0)).toHaveLength(1);
    expect([1031, 1032]).toContain(codes.find((each) => each !== 0));
  });

  it.each(['mobile', 'code', 'password', 'agreed'])('needs %s', async (missing) => {
    const input = { mobile: NEW_MOBILE, code, password: 'paper2027', agreed: '1' };
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => name !== missing));
    const reply = await app().call('LoginServiceMag.register', rest);
    expect([reply.status, reply.json.message]).toEqual([400, `请求参数不正确：缺少 ${missing}`]);
  });
});

describe('registering with an outside identity', () => {
  it('binds the identity to the new member', async () => {
    const loginSessionID = await thirdSession(app(), 'weixin');
    const { openId } = await approve(app(), loginSessionID, null);
    const token = textOf(dataOf(await register({ loginSessionID })), 'token');
    expect(listBinds(app().world.db, member()?.id ?? 0)).toMatchObject([{ provider: 'weixin', openId }]);
    const check = await app().call('UserCenterMag.userIsLogin3', {}, { token });
    expect(check.json.bind_wx).toBe('Y');
  });

  it('refuses a session that nobody approved, without using up the code', async () => {
    const loginSessionID = await thirdSession(app(), 'weixin');
    expect((await register({ loginSessionID })).json).toMatchObject({
      code: 1012,
      reason: 'login-session-state',
    });
    expect((await register()).json.code).toBe(0);
  });

  it('makes no member when the identity has become somebody’s meanwhile', async () => {
    const token = await app().tokenOf('super');
    const openId = 'weixin-shenzhiyuan';
    await app().call('UserCenterMag.unBindThirdLogin', { thirdLoginType: 'weixin' }, { token });
    const sessions = [await thirdSession(app(), 'weixin'), await thirdSession(app(), 'weixin')];
    for (const id of sessions) {
      const reply = await app().app.inject({
        method: 'POST',
        url: `/provider-api/${id}/approve`,
        payload: { openId },
      });
      expect(reply.json().data.state).toBe('unbound');
    }
    const [first = '', second = ''] = sessions;
    const bind = { loginSessionID: first, account: 'demo', password: DEMO_PASSWORD };
    expect((await app().call('LoginServiceMag.bindThirdLogin', bind)).json.code).toBe(0);

    const before = factsOf(app());
    expect((await register({ loginSessionID: second })).json).toMatchObject({
      code: 1021,
      reason: 'already-bound',
    });
    expect(factsOf(app())).toBe(before);
    expect((await register()).json.code).toBe(0);
  });
});
