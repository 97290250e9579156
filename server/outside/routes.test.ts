import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { userIdByOpenId } from '#db/queries/account/third-binds.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { enterTestApp, type TestApp } from '#server/testing.ts';

interface Reply {
  readonly code: number;
  readonly reason?: string;
  readonly message: string;
  readonly data: Record<string, unknown>;
}
interface Identity {
  readonly openId: string;
  readonly nick: string;
  readonly account: string | null;
}

const STRANGER = { mobile: '19000000088', password: 'paper2027' };

let test: TestApp;
beforeEach(async () => {
  test = await enterTestApp();
});
afterEach(() => test.close());

async function ask(url: string, body?: object): Promise<Reply> {
  const reply = await test.app.inject(body ? { method: 'POST', url, payload: body } : { url });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const pass = (seconds: number) => test.world.clock.advance(seconds * 1000);

describe('the phone', () => {
  let phone: string;
  let id: string;
  beforeEach(async () => {
    const { json } = await test.call('LoginServiceMag.createLoginQrcode', {});
    id = (json.data as { loginSessionID: string }).loginSessionID;
    phone = `/phone-api/${id}`;
  });

  const scan = (account: string, more = {}) => ask(`${phone}/scan`, { account, ...more });
  const confirm = (account: string, more = {}) => ask(`${phone}/confirm`, { account, ...more });
  const cancel = () => ask(`${phone}/cancel`, {});
  const query = async () =>
    (await test.call('LoginServiceMag.queryLoginQrcode', { loginSessionID: id })).json.data as Record<
      string,
      unknown
    >;

  async function registerStranger(): Promise<void> {
    const sent = await test.call('LoginServiceMag.sendCode', {
      mobile: STRANGER.mobile,
      purpose: 'register',
    });
    const code = (sent.json.data as { demoCode: string }).demoCode;
    const { json } = await test.call('LoginServiceMag.register', { ...STRANGER, code, agreed: '1' });
    expect(json.code).toBe(0);
  }

  it('shows the login and the accounts it holds', async () => {
    pass(20);
    const { code, data } = await ask(phone);
    expect(code).toBe(0);
    expect(data).toMatchObject({ state: 'waiting', ip: '127.0.0.1', expires: 100, account: null });
    expect(Date.parse(String(data.created))).toBe(test.world.clock.now() - 20_000);
    expect(data.accounts).toHaveLength(5);
    expect(data.accounts).toContainEqual({
      account: 'super',
      nick: '沈知远',
      avatar: '/media/avatars/10003.svg',
    });
  });

  it('says whether it is the very browser that asks', async () => {
    const made = await test.app.inject({
      method: 'POST',
      url: '/uwp/newServlet/LoginServiceMag/createLoginQrcode',
    });
    const url = `/phone-api/${made.json().data.loginSessionID}`;
    const [cookie] = made.cookies;
    const there = await test.app.inject({ url, cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } });
    expect([there.json().data.isHere, (await ask(url)).data.isHere]).toEqual([true, false]);
    runScenario(
      'qr-waiting',
      { db: test.world.db, now: test.world.clock.now() },
      { loginSessionID: 'of-a-scenario' },
    );
    expect((await ask('/phone-api/of-a-scenario')).data.isHere).toBe(false);
  });

  it('logs the browser in after scan and confirm, once', async () => {
    expect((await scan('demo')).data).toEqual({ loginSessionID: id, state: 'scanned' });
    expect((await ask(phone)).data.account).toBe('demo');
    expect(await query()).toMatchObject({ state: 'scanned' });
    await confirm('demo');
    const { token } = await query();
    const { json } = await test.call('UserCenterMag.userIsLogin3', {}, { token: String(token) });
    expect(json).toMatchObject({ status: '1', user_id: '10001' });
    expect(await query()).not.toHaveProperty('token');
  });

  it('cancels after the scan', async () => {
    await scan('demo');
    expect((await cancel()).data.state).toBe('cancelled');
    expect(await query()).toMatchObject({ state: 'cancelled' });
  });

  const wait = async () => pass(120);

  it.each([
    ['confirming before the scan', [() => confirm('demo')]],
    ['cancelling before the scan', [cancel]],
    ['scanning twice', [() => scan('demo'), () => scan('vip')]],
    ['confirming as somebody else', [() => scan('demo'), () => confirm('vip')]],
    ['confirming twice', [() => scan('demo'), () => confirm('demo'), () => confirm('demo')]],
    ['confirming after cancelling', [() => scan('demo'), cancel, () => confirm('demo')]],
    ['scanning after 120 seconds', [wait, () => scan('demo')]],
    ['confirming after 120 seconds', [() => scan('demo'), wait, () => confirm('demo')]],
  ])('refuses %s', async (_what, steps) => {
    const replies: unknown[] = [];
    for (const step of steps) replies.push(await step());
    expect(replies.at(-1)).toMatchObject({ code: 1012, reason: 'login-session-state' });
  });

  it('wants the password of an account it does not hold, at the scan and at the confirmation', async () => {
    await registerStranger();
    const { mobile, password } = STRANGER;
    expect(await scan(mobile)).toMatchObject({ code: 1001 });
    expect((await ask(phone)).data.state).toBe('waiting');
    expect(await scan(mobile, { password })).toMatchObject({ code: 0 });
    expect(await confirm(mobile, { password: 'wrong' })).toMatchObject({ code: 1001 });
    expect(await confirm(mobile, { password })).toMatchObject({ code: 0 });
  });

  it('locks an account after five wrong passwords, like the login does', async () => {
    await registerStranger();
    for (const _try of [1, 2, 3, 4, 5]) await scan(STRANGER.mobile, { password: 'wrong' });
    expect(await scan(STRANGER.mobile, { password: STRANGER.password })).toMatchObject({ code: 1002 });
  });

  it('answers an unknown account like a wrong password', async () => {
    expect(await scan('nobody', { password: DEMO_PASSWORD })).toMatchObject({ code: 1001 });
  });

  it('refuses an empty account', async () => {
    expect(await ask(`${phone}/scan`, {})).toMatchObject({ code: 1034 });
  });

  it('knows nothing of a session that is not there or is no QR login', async () => {
    const { json } = await test.call('UserCenterMag.getThirdLoginInfo', { thirdLoginType: 'qq' });
    const other = (json.data as { loginSessionID: string }).loginSessionID;
    for (const unknown of ['nothing', other]) {
      expect(await ask(`/phone-api/${unknown}`)).toMatchObject({ code: 1011 });
      expect(await ask(`/phone-api/${unknown}/scan`, { account: 'demo' })).toMatchObject({ code: 1011 });
    }
  });
});

describe('the identity provider', () => {
  async function open(provider: 'weixin' | 'qq' | 'weibo' | 'alipay', account?: string): Promise<string> {
    const as = account ? { token: await test.tokenOf(account) } : {};
    const { json } = await test.call('UserCenterMag.getThirdLoginInfo', { thirdLoginType: provider }, as);
    return (json.data as { loginSessionID: string }).loginSessionID;
  }

  async function identities(id: string): Promise<Identity[]> {
    return (await ask(`/provider-api/${id}`)).data.identities as Identity[];
  }

  const approve = (id: string, openId: unknown) => ask(`/provider-api/${id}/approve`, { openId });
  const query = async (id: string) =>
    (await test.call('LoginServiceMag.queryThirdLogin', { loginSessionID: id })).json.data as Record<
      string,
      unknown
    >;
  const strangerOf = async (id: string) => (await identities(id)).find(({ account }) => account === null);

  it('offers the bound identity and a fresh one, the same each time', async () => {
    const id = await open('weixin');
    const first = await ask(`/provider-api/${id}`);
    expect(first.data).toMatchObject({
      provider: 'weixin',
      providerName: '微信',
      state: 'waiting',
      expires: 300,
    });
    expect(first.data.bindsTo).toBeNull();
    expect(first.data.identities).toEqual([
      { openId: 'weixin-shenzhiyuan', nick: '知远', account: 'super' },
      { openId: expect.stringMatching(/^weixin-[0-9a-f]{12}$/), nick: expect.any(String), account: null },
    ]);
    expect(await ask(`/provider-api/${id}`)).toEqual(first);
    expect(await strangerOf(await open('weixin'))).not.toEqual(await strangerOf(id));
  });

  it('logs in the member of a bound identity, once', async () => {
    const id = await open('qq');
    expect((await approve(id, 'qq-shenzhiyuan')).data).toEqual({ loginSessionID: id, state: 'approved' });
    const { token } = await query(id);
    const { json } = await test.call('UserCenterMag.userIsLogin3', {}, { token: String(token) });
    expect(json.user_id).toBe('10003');
    expect(await query(id)).not.toHaveProperty('token');
  });

  it('leaves an unknown identity unbound until a member proves himself', async () => {
    const id = await open('weibo');
    const stranger = await strangerOf(id);
    expect((await approve(id, stranger?.openId)).data.state).toBe('unbound');
    expect(await query(id)).toEqual({ state: 'unbound', provider: 'weibo', nick: stranger?.nick });
    const proof = { loginSessionID: id, account: 'demo', password: DEMO_PASSWORD };
    expect((await test.call('LoginServiceMag.bindThirdLogin', proof)).json.code).toBe(0);
    expect(userIdByOpenId(test.world.db, 'weibo', String(stranger?.openId))).toBe(10001);
  });

  it('binds to the member who opened the session', async () => {
    const id = await open('weixin', 'demo');
    expect((await ask(`/provider-api/${id}`)).data.bindsTo).toBe('林晓舟');
    const stranger = await strangerOf(id);
    expect((await approve(id, stranger?.openId)).data.state).toBe('bound');
    expect(await query(id)).toEqual({ state: 'bound', provider: 'weixin', nick: stranger?.nick });
    expect(userIdByOpenId(test.world.db, 'weixin', String(stranger?.openId))).toBe(10001);
  });

  it('does not bind what belongs to another member, and lets him choose again', async () => {
    const id = await open('weixin', 'demo');
    expect(await approve(id, 'weixin-shenzhiyuan')).toMatchObject({
      code: 1021,
      message: '这个微信账号已绑定其他会员，请换一个账号',
    });
    expect((await ask(`/provider-api/${id}`)).data.state).toBe('waiting');
    expect(userIdByOpenId(test.world.db, 'weixin', 'weixin-shenzhiyuan')).toBe(10003);
  });

  it('goes on offering an identity after it was unbound', async () => {
    const token = await test.tokenOf('super');
    await test.call('UserCenterMag.unBindThirdLogin', { thirdLoginType: 'qq' }, { token });
    const id = await open('qq');
    expect(await identities(id)).toContainEqual({
      openId: 'qq-shenzhiyuan',
      nick: '西湖摄影人',
      account: null,
    });
    expect((await approve(id, 'qq-shenzhiyuan')).data.state).toBe('unbound');
  });

  it('refuses', async () => {
    const id = await open('alipay');
    expect((await ask(`/provider-api/${id}/refuse`, {})).data.state).toBe('refused');
    expect(await query(id)).toMatchObject({ state: 'refused' });
    expect(await approve(id, 'alipay-guqinghe')).toMatchObject({ code: 1012 });
  });

  it('expires after 300 seconds', async () => {
    const id = await open('alipay');
    pass(299);
    expect((await ask(`/provider-api/${id}`)).data).toMatchObject({ state: 'waiting', expires: 1 });
    pass(1);
    expect((await ask(`/provider-api/${id}`)).data).toMatchObject({ state: 'expired', expires: 0 });
    expect(await approve(id, 'alipay-guqinghe')).toMatchObject({ code: 1012 });
    expect(await ask(`/provider-api/${id}/refuse`, {})).toMatchObject({ code: 1012 });
  });

  it.each(['weixin-somebody', '', 7])('takes no identity it did not offer: %j', async (openId) => {
    const id = await open('weixin');
    expect(await approve(id, openId)).toMatchObject({ code: 1034, reason: 'unknown-identity' });
    expect((await ask(`/provider-api/${id}`)).data.state).toBe('waiting');
  });

  it('knows nothing of a QR login', async () => {
    const { json } = await test.call('LoginServiceMag.createLoginQrcode', {});
    const { loginSessionID } = json.data as { loginSessionID: string };
    expect(await ask(`/provider-api/${loginSessionID}`)).toMatchObject({ code: 1011 });
  });
});
