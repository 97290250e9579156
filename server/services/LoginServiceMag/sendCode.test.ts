import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf, MINUTE_MS, NEW_MOBILE } from '../testing.ts';

const app = appForEachTest();
const MEMBER = '19000000001';
const send = (mobile: string, purpose: string) => app().call('LoginServiceMag.sendCode', { mobile, purpose });

describe('LoginServiceMag.sendCode', () => {
  it.each([
    [NEW_MOBILE, 'register'],
    [MEMBER, 'reset'],
    [MEMBER, 'login'],
    // Whose mobile it is, is nobody's business before it is proved.
    [MEMBER, 'register'],
    [NEW_MOBILE, 'reset'],
    [NEW_MOBILE, 'login'],
  ])('sends a code to %s to %s, good for five minutes', async (mobile, purpose) => {
    expect(dataOf(await send(mobile, purpose))).toEqual({
      expiresIn: 300,
      demoCode: expect.stringMatching(/^\d{6}$/),
    });
  });

  it('keeps only a hash of the code', async () => {
    const { demoCode } = dataOf(await send(NEW_MOBILE, 'register'));
    expect(factsOf(app())).toContain(NEW_MOBILE);
    expect(factsOf(app())).not.toContain(`"${demoCode}"`);
  });

  it.each([
    ['another purpose', NEW_MOBILE, 'pay', 1034, 'bad-purpose'],
    ['no purpose', NEW_MOBILE, '', 1034, 'bad-purpose'],
    ['no mobile', '', 'register', 1034, 'bad-mobile'],
    ['ten digits', '1900000008', 'register', 1034, 'bad-mobile'],
    ['twelve digits', '190000000888', 'register', 1034, 'bad-mobile'],
    ['a first digit other than 1', '29000000088', 'register', 1034, 'bad-mobile'],
    ['a space', ' 19000000088', 'register', 1034, 'bad-mobile'],
    ['a line feed', '19000000088\n', 'register', 1034, 'bad-mobile'],
    ['other digits', '１９０００００００８８', 'register', 1034, 'bad-mobile'],
    ['an account name', 'demo', 'reset', 1034, 'bad-mobile'],
  ])('refuses %s and sends nothing', async (_what, mobile, purpose, code, reason) => {
    const before = factsOf(app());
    const reply = await send(mobile, purpose);
    expect([reply.status, reply.json]).toMatchObject([200, { code, reason }]);
    expect(factsOf(app())).toBe(before);
  });

  it('spaces codes out by a minute', async () => {
    await send(NEW_MOBILE, 'register');
    app().world.clock.advance(15_000);
    expect((await send(NEW_MOBILE, 'register')).json).toMatchObject({
      code: 1030,
      reason: 'too-many-codes',
      message: '发送过于频繁，请 45 秒后再试',
      details: { waitSeconds: 45 },
    });
    app().world.clock.advance(44_999);
    expect((await send(NEW_MOBILE, 'register')).json).toMatchObject({
      code: 1030,
      details: { waitSeconds: 1 },
    });
    app().world.clock.advance(1);
    expect((await send(NEW_MOBILE, 'register')).json.code).toBe(0);
  });

  it('spaces out neither other mobiles nor the other purpose', async () => {
    await send(NEW_MOBILE, 'register');
    expect((await send('19000000089', 'register')).json.code).toBe(0);
    expect((await send(MEMBER, 'reset')).json.code).toBe(0);
  });

  it('makes the code before useless', async () => {
    const first = dataOf(await send(NEW_MOBILE, 'register')).demoCode;
    app().world.clock.advance(MINUTE_MS);
    const second = dataOf(await send(NEW_MOBILE, 'register')).demoCode;
    const register = (code: unknown) =>
      app().call('LoginServiceMag.register', {
        mobile: NEW_MOBILE,
        password: 'paper2027',
        agreed: '1',
        code: String(code),
      });
    if (first !== second) expect((await register(first)).json.code).toBe(1031);
    expect((await register(second)).json.code).toBe(0);
  });

  it.each([{}, { mobile: NEW_MOBILE }, { purpose: 'register' }])('needs both: %j', async (input) => {
    expect((await app().call('LoginServiceMag.sendCode', input)).status).toBe(400);
  });
});
