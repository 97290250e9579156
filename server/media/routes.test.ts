import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf, NEW_MOBILE, sentCode, textOf } from '#server/services/testing.ts';

const app = appForEachTest();

async function register(): Promise<{ readonly id: string; readonly token: string }> {
  const code = await sentCode(app(), NEW_MOBILE, 'register');
  const member = { mobile: NEW_MOBILE, password: DEMO_PASSWORD, code, agreed: '1' };
  const token = textOf(dataOf(await app().call('LoginServiceMag.register', member)), 'token');
  const { json } = await app().call('UserCenterMag.userIsLogin3', {}, { token });
  return { id: String(json.user_id), token };
}

async function statusFor(id: string, headers: Record<string, string> = {}): Promise<number> {
  return (await app().app.inject({ url: `/media/avatars/${id}.svg`, headers })).statusCode;
}

describe('the picture of a member', () => {
  it('is shown to the member alone', async () => {
    const { id, token } = await register();
    expect(await statusFor(id)).toBe(404);
    expect(await statusFor(id, { authorization: await app().tokenOf('super') })).toBe(404);
    expect(await statusFor(id, { cookie: `deskSession=${token}` })).toBe(200);
  });

  it('is shown to the browser whose code the member has scanned', async () => {
    const { id } = await register();
    const made = await app().call('LoginServiceMag.createLoginQrcode', {});
    const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
    expect(await statusFor(id, { cookie })).toBe(404);
    const payload = { account: NEW_MOBILE, password: DEMO_PASSWORD };
    const url = `/phone-api/${textOf(dataOf(made), 'loginSessionID')}/scan`;
    await app().app.inject({ method: 'POST', url, payload });
    expect(await statusFor(id, { cookie })).toBe(200);
    expect(await statusFor(id, { cookie: `deskLogin=${'0'.repeat(64)}` })).toBe(404);
  });

  it('is shown to the owner of the team that the member is in', async () => {
    const { id } = await register();
    const owner = { authorization: await app().tokenOf('enterprise') };
    expect(await statusFor(id, owner)).toBe(404);
    const context = { db: app().world.db, now: app().world.clock.now() };
    runScenario('team-member', context, { account: NEW_MOBILE });
    expect(await statusFor(id, owner)).toBe(200);
    expect(await statusFor(id, { authorization: await app().tokenOf('vip') })).toBe(404);
  });

  it('of a demo account is shown to everybody, who chooses among them', async () => {
    expect(await statusFor('10003')).toBe(200);
  });
});
