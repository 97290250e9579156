import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, MINUTE_MS } from '../testing.ts';

let realNow = TEST_NOW;
const app = appForEachTest({ env: { host: '0.0.0.0' }, realNow: () => realNow });
const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

async function post(operation: string, fields: Record<string, string>, remoteAddress = HERE, more = {}) {
  const [service, method] = operation.split('.');
  const reply = await app().app.inject({
    method: 'POST',
    url: `/uwp/newServlet?serviceName=${service}&medthodName=${method}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress,
  });
  return { status: reply.statusCode, json: reply.json(), retryAfter: reply.headers['retry-after'] };
}

const login = (account: string, password: string, from = HERE, more = {}) =>
  post('LoginServiceMag.loginByPassword', { account, password }, from, more);
const sendCode = (mobile: string, from = HERE) =>
  post('LoginServiceMag.sendCode', { mobile, purpose: 'register' }, from);
const mobileOf = (index: number) => `1910000${String(index).padStart(4, '0')}`;

describe('logins that fail', () => {
  it('end for the address after sixty, over all accounts, with the time to wait', async () => {
    // No such account, which costs the same as one that there is.
    const tries = Array.from({ length: 61 }, (_, index) => login(`nobody-${index}`, 'wrong'));
    const replies = await Promise.all(tries);
    expect(replies.filter(({ json }) => json.code === 1001)).toHaveLength(60);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused).toMatchObject({
      retryAfter: '600',
      json: {
        code: 429,
        reason: 'too-many-logins',
        message: '登录失败次数过多，请 10 分钟后再试',
        details: { waitSeconds: 600 },
      },
    });
    expect((await login('super', DEMO_PASSWORD)).status).toBe(429);
    expect((await login('super', DEMO_PASSWORD, ELSEWHERE)).json.code).toBe(0);

    // The clock of the world moves nobody's budget, the real one does.
    app().world.clock.advance(10 * MINUTE_MS);
    expect((await login('super', DEMO_PASSWORD)).status).toBe(429);
    const sandbox = { 'x-replica-sandbox': 'another' };
    expect((await login('super', DEMO_PASSWORD, HERE, sandbox)).status).toBe(429);
    realNow += 10 * MINUTE_MS;
    expect((await login('super', DEMO_PASSWORD)).json.code).toBe(0);
  });

  it('that succeed cost nothing', async () => {
    for (let time = 0; time < 61; time += 1) expect((await login('super', DEMO_PASSWORD)).json.code).toBe(0);
  });

  it('lock a member out where they came from and nowhere else', async () => {
    for (let time = 0; time < 5; time += 1) await login('super', 'wrong');
    expect((await login('super', DEMO_PASSWORD)).json.code).toBe(1002);
    expect((await login('super', DEMO_PASSWORD, ELSEWHERE)).json.code).toBe(0);
    expect((await login('super', DEMO_PASSWORD)).json.code).toBe(1002);
  });

  it('by a code are counted with those by a password', async () => {
    const byCode = (code: string) => post('LoginServiceMag.loginByCode', { mobile: '19000000003', code });
    const { json } = await post('LoginServiceMag.sendCode', { mobile: '19000000003', purpose: 'login' });
    for (let time = 0; time < 59; time += 1) app().app.budgets.spend('login', HERE);
    expect((await byCode('wrong')).json.code).toBe(1031);
    expect(await byCode(json.data.demoCode)).toMatchObject({
      status: 429,
      json: { reason: 'too-many-logins' },
    });
    realNow += 10 * MINUTE_MS;
    for (let time = 0; time < 59; time += 1) app().app.budgets.spend('login', HERE);
    expect((await byCode(json.data.demoCode)).json.code).toBe(0);
    expect((await login('super', DEMO_PASSWORD)).json.code).toBe(0);
  });

  it('from a whole IPv6 network are those of one', async () => {
    for (let time = 0; time < 5; time += 1) await login('super', 'wrong', `2001:db8:1:2::${time}`);
    expect((await login('super', DEMO_PASSWORD, '2001:db8:1:2:9::1')).json.code).toBe(1002);
    expect((await login('super', DEMO_PASSWORD, '2001:db8:1:3::1')).json.code).toBe(0);
  });
});

describe('codes', () => {
  it('go to sixty mobiles in ten minutes', async () => {
    for (let index = 0; index < 60; index += 1) expect((await sendCode(mobileOf(index))).json.code).toBe(0);
    expect(await sendCode(mobileOf(60))).toMatchObject({
      status: 429,
      json: { reason: 'too-many-codes', message: '验证码获取过于频繁，请 10 分钟后再试' },
    });
    expect((await sendCode(mobileOf(61), ELSEWHERE)).json.code).toBe(0);
  });
});

describe('registrations', () => {
  it('end after sixty, and the code of the next one stays usable', async () => {
    const registered = async (index: number, from: string) => {
      const mobile = mobileOf(index);
      const { json } = await sendCode(mobile, ELSEWHERE);
      const code = json.data?.demoCode ?? kept;
      kept = code;
      return post('LoginServiceMag.register', { mobile, code, password: 'paper2027', agreed: '1' }, from);
    };
    let kept = '';
    const { budgets } = app().app;
    for (let time = 0; time < 60; time += 1) budgets.spend('registration', HERE);
    expect(await registered(0, HERE)).toMatchObject({
      status: 429,
      json: { reason: 'too-many-registrations', message: '注册过于频繁，请 10 分钟后再试' },
    });
    expect((await registered(0, ELSEWHERE)).json.code).toBe(0);
  });
});

describe('an account', () => {
  it('has 64 characters at most, and nothing longer is kept', async () => {
    expect((await login('x'.repeat(64), 'wrong')).json.code).toBe(1001);
    const long = await login('x'.repeat(65), 'wrong');
    expect([long.status, long.json.reason]).toEqual([400, 'malformed-request']);
    expect(long.json.message).toContain('account');
    const rows = app().world.db.sqlite.prepare('SELECT max(length(account)) FROM login_failures').pluck();
    expect(rows.get()).toBe(64);
  });
});
