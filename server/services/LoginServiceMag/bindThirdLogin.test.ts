import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { listBinds } from '#db/queries/account/third-binds.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { THIRD_LOGIN_LIFETIME_MS } from '#server/services/UserCenterMag/getThirdLoginInfo.ts';
import { TEST_NOW } from '#server/testing.ts';
import { accountOf, appForEachTest, approve, dataOf, factsOf, textOf, thirdSession } from '../testing.ts';

const app = appForEachTest();

const bind = (loginSessionID: string, account: string, password = DEMO_PASSWORD) =>
  app().call('LoginServiceMag.bindThirdLogin', { loginSessionID, account, password });

/** A login session whose identity was approved and belongs to nobody. */
async function unbound(provider = 'qq'): Promise<string> {
  const id = await thirdSession(app(), provider);
  await approve(app(), id, null);
  return id;
}

describe('LoginServiceMag.bindThirdLogin', () => {
  it('binds the identity to the member and logs in', async () => {
    const id = await unbound('weixin');
    const data = dataOf(await bind(id, 'demo'));
    expect(await accountOf(app(), textOf(data, 'token'))).toBe('demo');
    expect(data.user).toEqual({ user_id: '10001', nick: '林晓舟', user_avatar: '/media/avatars/10001.svg' });
    expect(listBinds(app().world.db, 10001).map(({ provider }) => provider)).toEqual(['weixin']);
    const state = await app().call('LoginServiceMag.queryThirdLogin', { loginSessionID: id });
    expect(dataOf(state)).toMatchObject({ state: 'bound' });
    expect(dataOf(state)).not.toHaveProperty('token');
  });

  it('gives the identity to no other browser that knows the id', async () => {
    const loginSessionID = await unbound();
    const proof = { loginSessionID, account: 'demo', password: DEMO_PASSWORD };
    const reply = await app().call('LoginServiceMag.bindThirdLogin', proof, { isAnotherBrowser: true });
    expect(reply.json).toMatchObject({ code: 1011, reason: 'unknown-login-session' });
    expect(listBinds(app().world.db, 10001)).toEqual([]);
  });

  it('lets the identity log in by itself from then on', async () => {
    await bind(await unbound('weixin'), 'demo');
    const id = await thirdSession(app(), 'weixin');
    await approve(app(), id, 'demo');
    const state = dataOf(await app().call('LoginServiceMag.queryThirdLogin', { loginSessionID: id }));
    expect(await accountOf(app(), textOf(state, 'token'))).toBe('demo');
  });

  it('refuses a member who has bound another identity of that provider', async () => {
    const id = await unbound('weixin');
    const before = factsOf(app());
    expect((await bind(id, 'super')).json).toMatchObject({ code: 1021, message: '该账号已绑定其他微信' });
    expect(factsOf(app())).toBe(before);
  });

  it('takes a wrong password for a failed login', async () => {
    const id = await unbound();
    for (let triesLeft = 4; triesLeft > 0; triesLeft -= 1) {
      expect((await bind(id, 'demo', 'wrong')).json).toMatchObject({ code: 1001, details: { triesLeft } });
    }
    expect((await bind(id, 'demo', 'wrong')).json.code).toBe(1002);
    expect((await bind(id, 'demo')).json.code).toBe(1002);
    expect(listBinds(app().world.db, 10001)).toEqual([]);
  });

  it('looks at the session before the password, so that a stale page costs no try', async () => {
    const before = factsOf(app());
    expect((await bind('nonsense', 'demo', 'wrong')).json).toMatchObject({ code: 1011 });
    expect(factsOf(app())).toBe(before);
  });

  it.each(['third-party-waiting', 'third-party-approved', 'third-party-refused'] as const)(
    'refuses a session in another state: %s',
    async (name) => {
      const { loginSessionID = '' } = runScenario(name, { db: app().world.db, now: TEST_NOW });
      expect((await bind(loginSessionID, 'demo')).json).toMatchObject({
        code: 1012,
        reason: 'login-session-state',
      });
    },
  );

  it('refuses a QR session', async () => {
    const { loginSessionID = '' } = runScenario('qr-waiting', { db: app().world.db, now: TEST_NOW });
    expect((await bind(loginSessionID, 'demo')).json.code).toBe(1011);
  });

  it('refuses a session whose time is up', async () => {
    const id = await unbound();
    app().world.clock.advance(THIRD_LOGIN_LIFETIME_MS);
    expect((await bind(id, 'demo')).json.code).toBe(1012);
  });

  it('binds only once, even when asked twice at the same time', async () => {
    const id = await unbound();
    const replies = await Promise.all([bind(id, 'demo'), bind(id, 'vip')]);
    expect(replies.map(({ json }) => json.code).sort()).toEqual([0, 1012]);
    const binds = [10001, 10002].flatMap((userId) => listBinds(app().world.db, userId));
    expect(binds.filter(({ provider }) => provider === 'qq')).toHaveLength(1);
  });

  it.each(['loginSessionID', 'account', 'password'])('needs %s', async (missing) => {
    const input = { loginSessionID: 'x', account: 'demo', password: DEMO_PASSWORD };
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => name !== missing));
    const reply = await app().call('LoginServiceMag.bindThirdLogin', rest);
    expect([reply.status, reply.json.message]).toEqual([400, `请求参数不正确：缺少 ${missing}`]);
  });
});
