import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, NEW_MOBILE } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();
const send = (mobile: string) => ask(app(), 'AccountServiceMag.sendAccountCode', { mobile });

describe('AccountServiceMag.sendAccountCode', () => {
  it('goes to the own mobile without naming it, and to a new one', async () => {
    const [own, other] = [dataOf(await send('')), dataOf(await send(NEW_MOBILE))];
    expect(own).toEqual({ expiresIn: 300, demoCode: expect.stringMatching(/^\d{6}$/) });
    expect(other.demoCode).not.toBe(own.demoCode);
  });

  it('is spaced out for each, and wants a mobile', async () => {
    await send('');
    expect((await send('')).json).toMatchObject({ code: 1030, reason: 'too-many-codes' });
    expect((await send('12')).json).toMatchObject({ code: 1034, reason: 'bad-mobile' });
  });

  it('cannot be had from the login screen', async () => {
    const input = { mobile: '19000000003', purpose: 'own-mobile' };
    expect((await app().call('LoginServiceMag.sendCode', input)).json.reason).toBe('bad-purpose');
  });
});
