import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { accountOf, appForEachTest, dataOf, MINUTE_MS, textOf } from '../testing.ts';

const app = appForEachTest();
const login = (account: string, password = DEMO_PASSWORD) =>
  app().call('LoginServiceMag.loginByPassword', { account, password });

/** So many wrong passwords, a second apart. */
async function fail(account: string, times: number): Promise<unknown[]> {
  const replies = [];
  for (let time = 0; time < times; time += 1) {
    replies.push((await login(account, 'wrong')).json);
    app().world.clock.advance(1000);
  }
  return replies;
}

describe('LoginServiceMag.loginByPassword', () => {
  it('answers a token and who it is', async () => {
    const data = dataOf(await login('super'));
    expect(data).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      user: { user_id: '10003', nick: '沈知远', user_avatar: '/media/avatars/10003.svg' },
    });
    expect(await accountOf(app(), textOf(data, 'token'))).toBe('super');
  });

  it.each(['demo', 'vip', 'super', 'enterprise', 'fresh'])(
    'lets %s in with the demo password',
    async (name) => {
      expect(await accountOf(app(), textOf(dataOf(await login(name)), 'token'))).toBe(name);
    },
  );

  it('takes the mobile for the account, and spaces around it', async () => {
    expect((await login('19000000003')).json.code).toBe(0);
    expect((await login('  super ')).json.code).toBe(0);
  });

  it('sets the cookie that only page images and files accept, out of reach of scripts', async () => {
    const { headers } = await login('super');
    expect(String(headers['set-cookie'])).toMatch(/^deskSession=[0-9a-f]{64};.*HttpOnly; SameSite=Lax/);
  });

  it('gives every login a token of its own', async () => {
    const tokens = [
      textOf(dataOf(await login('super')), 'token'),
      textOf(dataOf(await login('super')), 'token'),
    ];
    expect(new Set(tokens).size).toBe(2);
  });

  it.each([
    ['a wrong password', 'super', 'desk12345'],
    ['another case', 'super', 'DESK1234'],
    ['a space more', 'super', 'desk1234 '],
    ['no password', 'super', ''],
    ['an unknown account', 'nobody', DEMO_PASSWORD],
    ['no account', '', DEMO_PASSWORD],
    ['an account in another case', 'SUPER', DEMO_PASSWORD],
    ['odd text', "' OR 1=1 --", '\u0000'],
  ])('refuses %s alike', async (_what, account, password) => {
    const reply = await login(account, password);
    expect(reply.status).toBe(200);
    const { traceId: _id, ...body } = reply.json;
    expect(body).toEqual({
      code: 1001,
      message: '账号或密码不正确，还可尝试 4 次',
      reason: 'wrong-password',
      details: { triesLeft: 4 },
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it.each(['super', 'nobody'])(
    'counts down and locks after five failures, known account or not: %s',
    async (name) => {
      expect(await fail(name, 5)).toMatchObject([
        { code: 1001, details: { triesLeft: 4 } },
        { code: 1001, details: { triesLeft: 3 } },
        { code: 1001, details: { triesLeft: 2 } },
        { code: 1001, details: { triesLeft: 1 } },
        {
          code: 1002,
          reason: 'account-locked',
          message: '密码错误次数过多，请 15 分钟后再试',
          details: { waitSeconds: 896 },
        },
      ]);
      expect((await login(name)).json).toMatchObject({ code: 1002 });
    },
  );

  it('stays locked for 15 minutes by the clock, and then lets the right password in', async () => {
    runScenario('account-locked', { db: app().world.db, now: TEST_NOW }, { account: 'super' });
    // The oldest of the five failed five seconds ago.
    app().world.clock.advance(15 * MINUTE_MS - 5001);
    expect((await login('super')).json).toMatchObject({ code: 1002, details: { waitSeconds: 1 } });
    app().world.clock.advance(1);
    expect((await login('super')).json.code).toBe(0);
  });

  it('is locked for account and mobile together, and for nobody else', async () => {
    await fail('super', 3);
    expect(await fail('19000000003', 2)).toMatchObject([{ code: 1001 }, { code: 1002 }]);
    expect((await login('super')).json.code).toBe(1002);
    expect((await login('demo')).json.code).toBe(0);
  });

  it('forgets failures after a login, and a login is never counted', async () => {
    await fail('super', 4);
    for (let time = 0; time < 6; time += 1) expect((await login('super')).json.code).toBe(0);
    expect(await fail('super', 1)).toMatchObject([{ details: { triesLeft: 4 } }]);
  });

  it('does not prolong the lock by tries while it is locked', async () => {
    await fail('super', 5);
    app().world.clock.advance(10 * MINUTE_MS);
    await fail('super', 3);
    app().world.clock.advance(5 * MINUTE_MS);
    expect((await login('super')).json.code).toBe(0);
  });

  it('counts failures that come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => login('super', 'wrong')));
    const codes = replies.map(({ json }) => json.code).sort();
    expect(codes.filter((code) => code === 1001)).toHaveLength(4);
    expect((await login('super')).json.code).toBe(1002);
  });

  it('lets nobody in by password who has none', async () => {
    runScenario('only-login-method', { db: app().world.db, now: TEST_NOW });
    expect((await login('weixin_only', '')).json.code).toBe(1001);
  });

  it.each([{}, { account: 'super' }, { password: DEMO_PASSWORD }])('needs both: %j', async (input) => {
    const reply = await app().call('LoginServiceMag.loginByPassword', input);
    expect([reply.status, reply.json.reason]).toEqual([400, 'malformed-request']);
  });

  it('leaves the session it comes with alone', async () => {
    const token = await app().tokenOf('vip');
    const input = { account: 'super', password: DEMO_PASSWORD };
    await app().call('LoginServiceMag.loginByPassword', input, { token });
    expect(await accountOf(app(), token)).toBe('vip');
  });

  it('survives a reset while the password is being checked', async () => {
    const answer = app().call('LoginServiceMag.loginByPassword', {
      account: 'super',
      password: DEMO_PASSWORD,
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    app().world.reset();
    expect((await answer).json).toMatchObject({ code: 0 });
  });
});
