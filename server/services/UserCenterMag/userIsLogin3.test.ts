import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { SESSION_LIFETIME_MS } from '#server/servlet/session.ts';
import { TEST_NOW } from '#server/testing.ts';
import { accountOf, appForEachTest } from '../testing.ts';

const app = appForEachTest();
const check = (token?: string) => app().call('UserCenterMag.userIsLogin3', {}, token ? { token } : {});

describe('UserCenterMag.userIsLogin3', () => {
  it('answers the user at the top of the body, with the string 1 as status', async () => {
    const reply = await check(await app().tokenOf('super'));
    expect(reply.json).toEqual({
      code: 0,
      status: '1',
      user_id: '10003',
      yaoqingma: 'YQ10003',
      member_code: expect.stringMatching(/^M\d{10}$/),
      vip_name: '超级会员',
      vip_lastTime_desc: '2027-05-20 到期',
      vip_lastTime: '2027-05-20',
      user_avatar: '/media/avatars/10003.svg',
      bind_wx: 'Y',
      user_account: { account: 'super', nick: '沈知远', mobile: '190****0003' },
    });
  });

  it.each([
    ['without a token', undefined],
    ['with a token nobody knows', 'nonsense'],
    ['with an empty bearer', 'Bearer '],
  ])('answers the string 0 and nothing else %s', async (_how, token) => {
    expect((await check(token)).text).toBe('{"code":0,"status":"0"}');
  });

  it('leaves the membership of an ordinary member empty', async () => {
    expect((await check(await app().tokenOf('demo'))).json).toMatchObject({
      vip_name: '',
      vip_lastTime: '',
      vip_lastTime_desc: '',
      bind_wx: 'N',
    });
  });

  it('says when the membership has ended', async () => {
    const token = await app().tokenOf('super');
    runScenario('membership-expired', { db: app().world.db, now: TEST_NOW });
    expect((await check(token)).json.vip_lastTime_desc).toBe('2026-11-20 已到期');
  });

  it('takes the token with and without the word Bearer', async () => {
    const token = await app().tokenOf('vip');
    expect(await accountOf(app(), `Bearer ${token}`)).toBe('vip');
    expect(await accountOf(app(), token)).toBe('vip');
  });

  it('does not take the cookie for a session', async () => {
    const token = await app().tokenOf('vip');
    const reply = await app().app.inject({
      method: 'POST',
      url: '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3',
      cookies: { deskSession: token },
    });
    expect(reply.body).toBe('{"code":0,"status":"0"}');
  });

  it('lets the header decide when a cookie comes as well', async () => {
    const [vip, demo] = [await app().tokenOf('vip'), await app().tokenOf('demo')];
    const reply = await app().app.inject({
      method: 'POST',
      url: '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3',
      headers: { authorization: demo },
      cookies: { deskSession: vip },
    });
    expect(reply.json().user_account.account).toBe('demo');
  });

  it('knows the session until its last millisecond and not after', async () => {
    const token = await app().tokenOf('vip');
    app().world.clock.advance(SESSION_LIFETIME_MS - 1);
    expect(await accountOf(app(), token)).toBe('vip');
    app().world.clock.advance(1);
    expect((await check(token)).text).toBe('{"code":0,"status":"0"}');
  });
});
