import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { demoToken } from '#db/scenarios/sessions.ts';
import { TEST_NOW } from '#server/testing.ts';
import { accountOf, appForEachTest, dataOf } from '../testing.ts';
import { accountCode, ask, toldTo } from './testing.ts';

const app = appForEachTest();
const NEW = 'paper2027';
const save = (input: Record<string, string>, token?: string) =>
  ask(app(), 'AccountServiceMag.savePassword', input, token);
const login = async (password: string, account = 'super') =>
  (await app().call('LoginServiceMag.loginByPassword', { account, password })).json.code;

describe('AccountServiceMag.savePassword', () => {
  it('changes it by the old one, and ends every other session', async () => {
    const [here, there] = [await app().tokenOf('super'), await app().tokenOf('super')];
    const reply = await save({ password: NEW, oldPassword: DEMO_PASSWORD }, here);
    expect(dataOf(reply)).toEqual({ ended: 1 });
    expect([await accountOf(app(), here), await accountOf(app(), there)]).toEqual(['super', null]);
    expect([await login(DEMO_PASSWORD), await login(NEW)]).toEqual([1001, 0]);
    expect(toldTo(app(), 10003)).toContain('登录密码已修改');
  });

  it('changes it by a code, once', async () => {
    const ownCode = await accountCode(app());
    expect((await save({ password: NEW, ownCode })).json.code).toBe(0);
    expect((await save({ password: 'other2028', ownCode })).json.reason).toBe('wrong-own-code');
    expect(await login(NEW)).toBe(0);
  });

  it('sets one where there is none, by the session alone where no mobile is either', async () => {
    const context = { db: app().world.db, now: TEST_NOW };
    runScenario('only-login-method', context);
    runScenario('logged-in', context, { account: 'weixin_only' });
    const token = demoToken('weixin_only');
    expect((await save({ password: NEW }, token)).json.message).toBe('密码已设置');
    expect(await login(NEW, 'weixin_only')).toBe(0);
    expect((await save({ password: 'other2028' }, token)).json.reason).toBe('no-proof');
    const unbound = await app().call(
      'UserCenterMag.unBindThirdLogin',
      { thirdLoginType: 'weixin' },
      { token },
    );
    expect(unbound.json.status).toBe(1);
  });

  it.each([
    [{ password: 'short1', oldPassword: DEMO_PASSWORD }, 'bad-password'],
    [{ password: 'lettersonly', oldPassword: DEMO_PASSWORD }, 'bad-password'],
    [{ password: NEW }, 'no-proof'],
    [{ password: NEW, oldPassword: 'nonsense1' }, 'wrong-password'],
    [{ password: NEW, ownCode: '000000' }, 'wrong-own-code'],
  ])('refuses %j', async (input, reason) => {
    expect((await save(input)).json.reason).toBe(reason);
    expect(await login(DEMO_PASSWORD)).toBe(0);
  });
});
