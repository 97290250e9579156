import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import {
  accountOf,
  appForEachTest,
  dataOf,
  factsOf,
  MINUTE_MS,
  NEW_MOBILE,
  sentCode,
  textOf,
} from '../testing.ts';

const app = appForEachTest();
const MOBILE = '19000000003';

const login = (code: string, mobile = MOBILE) => app().call('LoginServiceMag.loginByCode', { mobile, code });
const byPassword = async () =>
  (await app().call('LoginServiceMag.loginByPassword', { account: 'super', password: DEMO_PASSWORD })).json;

describe('LoginServiceMag.loginByCode', () => {
  it('answers a token and who it is', async () => {
    const data = dataOf(await login(await sentCode(app(), MOBILE, 'login')));
    expect(data).toMatchObject({ user: { user_id: '10003', nick: '沈知远' } });
    expect(await accountOf(app(), textOf(data, 'token'))).toBe('super');
  });

  it('takes a code only once', async () => {
    const code = await sentCode(app(), MOBILE, 'login');
    expect((await login(code)).json.code).toBe(0);
    expect((await login(code)).json).toMatchObject({ code: 1031, reason: 'wrong-code' });
  });

  it('takes no code for something else, and none that is over', async () => {
    expect((await login(await sentCode(app(), MOBILE, 'reset'))).json.code).toBe(1031);
    const code = await sentCode(app(), MOBILE, 'login');
    app().world.clock.advance(5 * MINUTE_MS);
    expect((await login(code)).json.code).toBe(1031);
  });

  it('lets a code be tried five times', async () => {
    const code = await sentCode(app(), MOBILE, 'login');
    for (let time = 0; time < 5; time += 1) expect((await login('wrong')).json.code).toBe(1031);
    expect((await login(code)).json.code).toBe(1031);
  });

  it('lets a member in whose password is locked, and ends the lock there', async () => {
    runScenario('account-locked', { db: app().world.db, now: TEST_NOW }, { account: 'super' });
    expect(await byPassword()).toMatchObject({ reason: 'account-locked' });
    expect((await login(await sentCode(app(), MOBILE, 'login'))).json.code).toBe(0);
    expect(await byPassword()).toMatchObject({ code: 0 });
  });

  it('tells that a mobile is nobody’s to whoever holds it, and keeps nothing of it', async () => {
    expect((await login('wrong', NEW_MOBILE)).json).toMatchObject({ code: 1031 });
    const code = await sentCode(app(), NEW_MOBILE, 'login');
    const before = factsOf(app());
    expect((await login(code, NEW_MOBILE)).json).toMatchObject({ code: 1033, reason: 'mobile-unknown' });
    expect(factsOf(app())).toBe(before);
  });

  it('refuses what is no mobile', async () => {
    expect((await login('204816', 'super')).json).toMatchObject({ code: 1034, reason: 'bad-mobile' });
  });

  it.each(['mobile', 'code'])('needs %s', async (missing) => {
    const rest = Object.entries({ mobile: MOBILE, code: '1' }).filter(([name]) => name !== missing);
    const reply = await app().call('LoginServiceMag.loginByCode', Object.fromEntries(rest));
    expect(reply.status).toBe(400);
  });
});
