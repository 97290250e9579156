import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { accountOf, appForEachTest, dataOf, factsOf, MINUTE_MS, NEW_MOBILE, sentCode } from '../testing.ts';

const app = appForEachTest();
const MOBILE = '19000000003';
const NEW_PASSWORD = 'paper2027';

const reset = (code: string, password = NEW_PASSWORD, mobile = MOBILE) =>
  app().call('LoginServiceMag.resetPwd', { mobile, code, password });
const login = async (password: string) =>
  (await app().call('LoginServiceMag.loginByPassword', { account: 'super', password })).json.code;

describe('LoginServiceMag.resetPwd', () => {
  it('sets the new password in place of the old one and names the account', async () => {
    const reply = await reset(await sentCode(app(), MOBILE, 'reset'));
    expect(dataOf(reply)).toEqual({ account: 'super' });
    expect([await login(DEMO_PASSWORD), await login(NEW_PASSWORD)]).toEqual([1001, 0]);
  });

  it('ends every session of the member and nobody else’s', async () => {
    const [one, two, vip] = [
      await app().tokenOf('super'),
      await app().tokenOf('super'),
      await app().tokenOf('vip'),
    ];
    await reset(await sentCode(app(), MOBILE, 'reset'));
    expect([await accountOf(app(), one), await accountOf(app(), two)]).toEqual([null, null]);
    expect(await accountOf(app(), vip)).toBe('vip');
  });

  it('unlocks the account', async () => {
    runScenario('account-locked', { db: app().world.db, now: TEST_NOW }, { account: 'super' });
    expect(await login(DEMO_PASSWORD)).toBe(1002);
    await reset(await sentCode(app(), MOBILE, 'reset'));
    expect(await login(NEW_PASSWORD)).toBe(0);
  });

  it.each([
    ['a bad mobile', NEW_PASSWORD, 'super', 1034, 'bad-mobile'],
    ['nobody’s mobile without its code', NEW_PASSWORD, NEW_MOBILE, 1031, 'wrong-code'],
    ['a weak password', 'paperpaper', MOBILE, 1034, 'bad-password'],
    ['another member’s mobile', NEW_PASSWORD, '19000000001', 1031, 'wrong-code'],
  ])('refuses %s and leaves the code usable', async (_what, password, mobile, failure, reason) => {
    const code = await sentCode(app(), MOBILE, 'reset');
    const before = factsOf(app());
    expect((await reset(code, password, mobile)).json).toMatchObject({ code: failure, reason });
    expect(factsOf(app())).toBe(before);
    expect((await reset(code)).json.code).toBe(0);
  });

  it('tells that a mobile is nobody’s to whoever holds it', async () => {
    const code = await sentCode(app(), NEW_MOBILE, 'reset');
    const reply = await reset(code, NEW_PASSWORD, NEW_MOBILE);
    expect(reply.json).toMatchObject({ code: 1033, reason: 'mobile-unknown' });
  });

  it('refuses a wrong code and keeps sessions and password', async () => {
    const token = await app().tokenOf('super');
    await sentCode(app(), MOBILE, 'reset');
    expect((await reset('wrong')).json).toMatchObject({ code: 1031, reason: 'wrong-code' });
    expect(await accountOf(app(), token)).toBe('super');
    expect(await login(DEMO_PASSWORD)).toBe(0);
  });

  it('takes a code only once', async () => {
    const code = await sentCode(app(), MOBILE, 'reset');
    expect((await reset(code)).json.code).toBe(0);
    expect((await reset(code, 'other2027')).json.code).toBe(1031);
    expect(await login(NEW_PASSWORD)).toBe(0);
  });

  it('takes no code for something else', async () => {
    runScenario(
      'verification-code-sent',
      { db: app().world.db, now: TEST_NOW },
      { mobile: MOBILE, purpose: 'register' },
    );
    expect((await reset('204816')).json.code).toBe(1031);
  });

  it('takes no code that is over', async () => {
    const code = await sentCode(app(), MOBILE, 'reset');
    app().world.clock.advance(5 * MINUTE_MS);
    expect((await reset(code)).json.code).toBe(1031);
  });

  it.each(['mobile', 'code', 'password'])('needs %s', async (missing) => {
    const input = { mobile: MOBILE, code: '1', password: NEW_PASSWORD };
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => name !== missing));
    expect((await app().call('LoginServiceMag.resetPwd', rest)).status).toBe(400);
  });
});
