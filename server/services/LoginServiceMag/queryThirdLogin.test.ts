import { describe, expect, it } from 'vitest';
import { listBinds } from '#db/queries/account/third-binds.ts';
import { runScenario, type ScenarioName } from '#db/scenarios/index.ts';
import { THIRD_LOGIN_LIFETIME_MS } from '#server/services/UserCenterMag/getThirdLoginInfo.ts';
import { TEST_NOW } from '#server/testing.ts';
import { accountOf, appForEachTest, approve, dataOf, textOf, thirdSession } from '../testing.ts';

const app = appForEachTest();
const ask = (loginSessionID: string) => app().call('LoginServiceMag.queryThirdLogin', { loginSessionID });
const query = async (id: string) => dataOf(await ask(id));

describe('LoginServiceMag.queryThirdLogin', () => {
  it.each(['weixin', 'qq', 'weibo', 'alipay'])('waits for %s', async (provider) => {
    expect(await query(await thirdSession(app(), provider))).toEqual({ state: 'waiting', provider });
  });

  it('logs in the member whom the identity belongs to, and gives the token once', async () => {
    const id = await thirdSession(app(), 'weixin');
    await approve(app(), id, 'super');
    const first = await query(id);
    expect(first).toEqual({
      state: 'approved',
      provider: 'weixin',
      nick: '知远',
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await accountOf(app(), textOf(first, 'token'))).toBe('super');
    expect(await query(id)).toEqual({ state: 'approved', provider: 'weixin', nick: '知远' });
  });

  it('tells whoever only knows the id neither who agreed nor the token', async () => {
    const id = await thirdSession(app(), 'weixin');
    await approve(app(), id, 'super');
    const asked = { loginSessionID: id };
    const reply = await app().call('LoginServiceMag.queryThirdLogin', asked, { isAnotherBrowser: true });
    expect(dataOf(reply)).toEqual({ state: 'approved', provider: 'weixin' });
    expect(await query(id)).toHaveProperty('token');
  });

  it('gives exactly one token to twenty questions at once', async () => {
    const id = await thirdSession(app(), 'weixin');
    await approve(app(), id, 'super');
    const answers = await Promise.all(Array.from({ length: 20 }, () => query(id)));
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1);
  });

  it('leaves an identity of nobody unbound and gives no token', async () => {
    const id = await thirdSession(app(), 'qq');
    const { nick } = await approve(app(), id, null);
    expect(await query(id)).toEqual({ state: 'unbound', provider: 'qq', nick });
  });

  it('binds for the member who opened the session, and gives no token', async () => {
    const id = await thirdSession(app(), 'qq', await app().tokenOf('demo'));
    const { nick, openId } = await approve(app(), id, null);
    expect(await query(id)).toEqual({ state: 'bound', provider: 'qq', nick });
    expect(listBinds(app().world.db, 10001)).toMatchObject([{ provider: 'qq', openId, nick }]);
  });

  it('says that the provider refused', async () => {
    const id = await thirdSession(app(), 'weibo');
    await app().app.inject({ method: 'POST', url: `/provider-api/${id}/refuse` });
    expect(await query(id)).toEqual({ state: 'refused', provider: 'weibo' });
  });

  it.each([
    ['waiting', false],
    ['unbound', true],
  ])('expires by the clock while %s', async (state, isApproved) => {
    const id = await thirdSession(app(), 'qq');
    if (isApproved) await approve(app(), id, null);
    expect((await query(id)).state).toBe(state);
    app().world.clock.advance(THIRD_LOGIN_LIFETIME_MS);
    expect((await query(id)).state).toBe('expired');
  });

  it.each<[ScenarioName, string]>([
    ['third-party-waiting', 'waiting'],
    ['third-party-approved', 'approved'],
    ['third-party-unbound', 'unbound'],
    ['third-party-refused', 'refused'],
  ])('answers the scenario %s with %s', async (name, state) => {
    const { loginSessionID = '' } = runScenario(name, { db: app().world.db, now: TEST_NOW });
    expect((await query(loginSessionID)).state).toBe(state);
  });

  it.each([
    ['an unknown session', 'nonsense'],
    ['nothing', ''],
  ])('knows no session for %s', async (_what, id) => {
    const reply = await ask(id);
    expect([reply.status, reply.json]).toMatchObject([200, { code: 1011, reason: 'unknown-login-session' }]);
  });

  it('does not answer for a QR session', async () => {
    const { loginSessionID = '' } = runScenario('qr-waiting', { db: app().world.db, now: TEST_NOW });
    expect((await ask(loginSessionID)).json.code).toBe(1011);
  });

  it('needs a session id', async () => {
    expect((await app().call('LoginServiceMag.queryThirdLogin', {})).status).toBe(400);
  });
});
