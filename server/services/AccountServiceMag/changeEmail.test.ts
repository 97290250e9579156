import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { userById } from '#db/queries/account/users.ts';
import { appForEachTest, dataOf, textOf } from '../testing.ts';
import { accountCode, ask, toldTo } from './testing.ts';

const app = appForEachTest();
const NEW = 'zhiyuan@press.example';
const change = (input: Record<string, string>) => ask(app(), 'AccountServiceMag.changeEmail', input);
const emailCode = async (email = NEW) =>
  textOf(dataOf(await ask(app(), 'AccountServiceMag.sendAccountCode', { mobile: '', email })), 'demoCode');
const emailNow = () => userById(app().world.db, 10003)?.email;

describe('AccountServiceMag.changeEmail', () => {
  it('changes it by the password and tells the member', async () => {
    const reply = await change({ email: ` ${NEW} `, code: await emailCode(), password: DEMO_PASSWORD });
    expect(dataOf(reply)).toEqual({ email: NEW });
    expect(emailNow()).toBe(NEW);
    expect(toldTo(app(), 10003)[0]).toBe('邮箱已更换');
    expect(dataOf(await ask(app(), 'AccountServiceMag.getAccount', {}))).toMatchObject({ email: NEW });
  });

  it('changes it by a code to the own mobile', async () => {
    const reply = await change({ email: NEW, code: await emailCode(), ownCode: await accountCode(app()) });
    expect(reply.json.code).toBe(0);
  });

  it.each([
    ['without a proof', { code: 'right' }, 'no-proof'],
    ['a wrong password', { code: 'right', password: 'nonsense1' }, 'wrong-password'],
    ['a wrong code', { code: '000000', password: DEMO_PASSWORD }, 'wrong-code'],
    [
      'the code of another address',
      { code: 'right', email: 'a@b.example', password: DEMO_PASSWORD },
      'wrong-code',
    ],
    ['what is no address', { code: '000000', email: 'a@b' }, 'bad-email'],
    ['one that is too long', { code: '000000', email: `${'a'.repeat(100)}@b.example` }, 'bad-email'],
    ['the same one', { code: '000000', email: 'shenzhiyuan@desk.example' }, 'bad-email'],
  ])('refuses %s', async (_what, { code, ...input }, reason) => {
    const sent = await emailCode();
    const reply = await change({ email: NEW, code: code === 'right' ? sent : code, ...input });
    expect(reply.json).toMatchObject({ reason });
    expect(emailNow()).toBe('shenzhiyuan@desk.example');
  });

  it('sends a code a minute, and none to nowhere', async () => {
    await emailCode();
    const again = { mobile: '', email: NEW };
    expect((await ask(app(), 'AccountServiceMag.sendAccountCode', again)).json.reason).toBe('too-many-codes');
    const wrong = { mobile: '', email: 'nowhere' };
    expect((await ask(app(), 'AccountServiceMag.sendAccountCode', wrong)).json.reason).toBe('bad-email');
  });
});
