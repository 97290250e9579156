import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { userById } from '#db/queries/account/users.ts';
import { appForEachTest, dataOf, NEW_MOBILE, sentCode } from '../testing.ts';
import { accountCode, ask, toldTo } from './testing.ts';

const app = appForEachTest();
const change = (input: Record<string, string>, token?: string) =>
  ask(app(), 'AccountServiceMag.changeMobile', input, token);

describe('AccountServiceMag.changeMobile', () => {
  it('changes it by the password and tells the member', async () => {
    const code = await accountCode(app(), NEW_MOBILE);
    const reply = await change({ mobile: NEW_MOBILE, code, password: DEMO_PASSWORD });
    expect(dataOf(reply)).toEqual({ mobile: '190****0088' });
    expect(userById(app().world.db, 10003)).toMatchObject({ mobile: NEW_MOBILE, account: 'super' });
    expect(toldTo(app(), 10003)[0]).toBe('手机号已更换');
  });

  it('changes it by a code to the old one', async () => {
    const code = await accountCode(app(), NEW_MOBILE);
    const reply = await change({ mobile: NEW_MOBILE, code, ownCode: await accountCode(app()) });
    expect(reply.json.code).toBe(0);
  });

  it('leaves no account behind under the old number', async () => {
    const mobile = '19000000077';
    const code = await sentCode(app(), mobile, 'register');
    const newcomer = { mobile, code, password: 'paper2027', agreed: '1' };
    const { token } = dataOf(await app().call('LoginServiceMag.register', newcomer));
    const newCode = await accountCode(app(), NEW_MOBILE, String(token));
    await change({ mobile: NEW_MOBILE, code: newCode, password: 'paper2027' }, String(token));
    app().world.clock.advance(60_000);
    const again = { ...newcomer, code: await sentCode(app(), mobile, 'register') };
    expect((await app().call('LoginServiceMag.register', again)).json.code).toBe(0);
  });

  it.each([
    ['without a proof', { code: 'right' }, 1034, 'no-proof'],
    ['a wrong password', { code: 'right', password: 'nonsense1' }, 1001, 'wrong-password'],
    ['a wrong own code', { code: 'right', ownCode: '000000' }, 1031, 'wrong-own-code'],
    ['a wrong new code', { code: '000000', password: DEMO_PASSWORD }, 1031, 'wrong-code'],
    ['the same one', { mobile: '19000000003', code: '000000' }, 1034, 'bad-mobile'],
  ])('refuses %s', async (_what, { code, ...input }, number, reason) => {
    const sent = await accountCode(app(), NEW_MOBILE);
    const reply = await change({ mobile: NEW_MOBILE, code: code === 'right' ? sent : code, ...input });
    expect(reply.json).toMatchObject({ code: number, reason });
    expect(userById(app().world.db, 10003)?.mobile).toBe('19000000003');
  });

  it('is not another member’s, which only its holder learns', async () => {
    const code = await accountCode(app(), '19000000002');
    const reply = await change({ mobile: '19000000002', code, password: DEMO_PASSWORD });
    expect(reply.json).toMatchObject({ code: 1032, message: '这个手机号已绑定其他账号，请换一个' });
  });

  it('locks after five wrong passwords, as the login does', async () => {
    const code = await accountCode(app(), NEW_MOBILE);
    const wrong = { mobile: NEW_MOBILE, code, password: 'nonsense1' };
    expect((await change(wrong)).json.message).toBe('密码不正确，还可尝试 4 次');
    for (let tries = 0; tries < 3; tries += 1) await change(wrong);
    expect((await change(wrong)).json.reason).toBe('account-locked');
  });
});
