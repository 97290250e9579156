import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { runScenario, type ScenarioName } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { accountOf, appForEachTest, dataOf, MINUTE_MS, sentCode, textOf, thirdSession } from '../testing.ts';

const app = appForEachTest();

const create = async () =>
  textOf(dataOf(await app().call('LoginServiceMag.createLoginQrcode', {})), 'loginSessionID');
const ask = (loginSessionID: string) => app().call('LoginServiceMag.queryLoginQrcode', { loginSessionID });
const query = async (id: string) => dataOf(await ask(id));

async function act(url: string, payload: object = {}) {
  return app().app.inject({ method: 'POST', url, payload });
}

describe('LoginServiceMag.queryLoginQrcode', () => {
  it('waits for a phone', async () => {
    expect(await query(await create())).toEqual({ state: 'waiting' });
  });

  it.each([
    ['the phone page', '/phone-api'],
    ['the control plane', '/__replica/qr'],
  ])('logs in through %s: scanned, confirmed, and the token once', async (_by, prefix) => {
    const id = await create();
    expect((await act(`${prefix}/${id}/scan`, { account: 'super' })).statusCode).toBe(200);
    const seen = { nick: '沈**', user_avatar: '/media/avatars/10003.svg' };
    expect(await query(id)).toEqual({ state: 'scanned', ...seen });

    expect((await act(`${prefix}/${id}/confirm`, { account: 'super' })).statusCode).toBe(200);
    const first = await query(id);
    expect(first).toEqual({ state: 'confirmed', ...seen, token: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await accountOf(app(), textOf(first, 'token'))).toBe('super');
    expect(await query(id)).toEqual({ state: 'confirmed', ...seen });
  });

  it('tells whoever only knows the id neither who scanned nor the token', async () => {
    const id = await create();
    const ofOther = async () =>
      dataOf(
        await app().call(
          'LoginServiceMag.queryLoginQrcode',
          { loginSessionID: id },
          { isAnotherBrowser: true },
        ),
      );
    await act(`/phone-api/${id}/scan`, { account: 'super' });
    expect(await ofOther()).toEqual({ state: 'scanned' });
    await act(`/phone-api/${id}/confirm`, { account: 'super' });
    expect(await ofOther()).toEqual({ state: 'confirmed' });
    expect(await query(id)).toHaveProperty('token');
  });

  it('is no other browser’s with a code of its own', async () => {
    const id = await create();
    await act(`/__replica/qr/${id}/scan`);
    await act(`/__replica/qr/${id}/confirm`);
    const other = `deskLogin=${'0'.repeat(64)}`;
    const reply = await app().app.inject({
      url: `/uwp/newServlet/LoginServiceMag/queryLoginQrcode?loginSessionID=${id}`,
      headers: { cookie: other },
    });
    expect(reply.json().data).toEqual({ state: 'confirmed' });
  });

  it('logs in by the first of two codes that one browser has on two tabs', async () => {
    const id = await create();
    await create();
    await act(`/__replica/qr/${id}/scan`);
    await act(`/__replica/qr/${id}/confirm`);
    expect(await query(id)).toHaveProperty('token');
  });

  it('gives no token before the confirmation', async () => {
    const id = await create();
    await act(`/__replica/qr/${id}/scan`);
    for (let time = 0; time < 3; time += 1) expect(await query(id)).not.toHaveProperty('token');
  });

  it('cannot be confirmed by another than who scanned', async () => {
    const id = await create();
    await act(`/phone-api/${id}/scan`, { account: 'super' });
    expect((await act(`/phone-api/${id}/confirm`, { account: 'vip' })).json().code).toBe(1012);
    expect(await query(id)).toMatchObject({ state: 'scanned', nick: '沈**' });
  });

  it('cannot be confirmed unscanned', async () => {
    const id = await create();
    expect((await act(`/phone-api/${id}/confirm`, { account: 'super' })).json().code).toBe(1012);
    expect(await query(id)).toEqual({ state: 'waiting' });
  });

  it('says that the phone cancelled, for good', async () => {
    const id = await create();
    await act(`/phone-api/${id}/scan`, { account: 'super' });
    await act(`/phone-api/${id}/cancel`);
    expect((await query(id)).state).toBe('cancelled');
    expect((await act(`/phone-api/${id}/confirm`, { account: 'super' })).json().code).toBe(1012);
    expect(await query(id)).not.toHaveProperty('token');
  });

  it.each([
    ['waiting', false],
    ['scanned', true],
  ])('expires by the clock while %s, and nothing wakes it', async (_state, isScanned) => {
    const id = await create();
    if (isScanned) await act(`/phone-api/${id}/scan`, { account: 'super' });
    app().world.clock.advance(2 * MINUTE_MS);
    expect((await query(id)).state).toBe('expired');
    expect((await act(`/phone-api/${id}/scan`, { account: 'super' })).json().code).toBe(1012);
    expect((await act(`/phone-api/${id}/confirm`, { account: 'super' })).json().code).toBe(1012);
    expect(await query(id)).not.toHaveProperty('token');
  });

  it.each([
    [30_000, 'confirmed'],
    [MINUTE_MS, 'expired'],
  ])('answers a poll %i ms after the end with %s, once confirmed', async (late, state) => {
    const id = await create();
    await act(`/phone-api/${id}/scan`, { account: 'super' });
    await act(`/phone-api/${id}/confirm`, { account: 'super' });
    app().world.clock.advance(2 * MINUTE_MS + late);
    const answer = await query(id);
    expect([answer.state, 'token' in answer]).toEqual([state, state === 'confirmed']);
  });

  it('expires when it is told to', async () => {
    const id = await create();
    await act(`/__replica/qr/${id}/expire`);
    expect(await query(id)).toEqual({ state: 'expired' });
  });

  it.each<[ScenarioName, string]>([
    ['qr-waiting', 'waiting'],
    ['qr-scanned', 'scanned'],
    ['qr-confirmed', 'confirmed'],
    ['qr-cancelled', 'cancelled'],
    ['qr-expired', 'expired'],
  ])('answers the scenario %s with %s', async (name, state) => {
    const { loginSessionID = '' } = runScenario(name, { db: app().world.db, now: TEST_NOW });
    expect((await query(loginSessionID)).state).toBe(state);
  });

  it('hides a nick of one character as well', async () => {
    const member = { mobile: '19000000088', password: DEMO_PASSWORD };
    const code = await sentCode(app(), member.mobile, 'register');
    await app().call('LoginServiceMag.register', { ...member, code, agreed: '1', nick: '舟' });
    const id = await create();
    await act(`/phone-api/${id}/scan`, { account: member.mobile, password: member.password });
    expect((await query(id)).nick).toBe('舟*');
  });

  it.each([
    ['an unknown session', 'nonsense'],
    ['nothing', ''],
    ['odd text', "x' OR '1'='1"],
  ])('knows no session for %s', async (_what, id) => {
    const reply = await ask(id);
    expect([reply.status, reply.json]).toMatchObject([200, { code: 1011, reason: 'unknown-login-session' }]);
  });

  it('does not answer for a third-party session', async () => {
    expect((await ask(await thirdSession(app(), 'weixin'))).json.code).toBe(1011);
  });

  it('gives exactly one token to twenty questions at once', async () => {
    const id = await create();
    await act(`/__replica/qr/${id}/scan`);
    await act(`/__replica/qr/${id}/confirm`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => query(id)));
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1);
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['confirmed']));
  });

  it('needs a session id', async () => {
    const reply = await app().call('LoginServiceMag.queryLoginQrcode', {});
    expect([reply.status, reply.json.message]).toEqual([400, '请求参数不正确：缺少 loginSessionID']);
  });
});
