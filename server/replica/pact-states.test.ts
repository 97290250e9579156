import { describe, expect, it } from 'vitest';
import { appForEachTest } from '#server/services/testing.ts';
import { controlOf } from './testing.ts';

const app = appForEachTest();

function state(body: object) {
  return controlOf(app().app)('POST', 'pact/states', body);
}

/** What an interaction of a verifier asks. */
async function isLoggedIn(token: string): Promise<boolean> {
  const url = '/uwp/newServlet/UserCenterMag/userIsLogin3';
  const reply = await app().app.inject({ method: 'POST', url, headers: { authorization: token } });
  return reply.json().status === '1';
}

const loggedIn = (account: string, token: string) => ({
  action: 'setup',
  state: 'logged-in',
  params: { account, token },
});

describe('POST /pact/states', () => {
  it('makes the states of one interaction add up', async () => {
    await state(loggedIn('super', 'first-token'));
    await state(loggedIn('vip', 'second-token'));
    expect(await isLoggedIn('first-token')).toBe(true);
    expect(await isLoggedIn('second-token')).toBe(true);
  });

  it('begins the next interaction at the seed, whether or not the verifier tears down', async () => {
    await state(loggedIn('super', 'first-token'));
    await isLoggedIn('first-token');
    await state(loggedIn('vip', 'second-token'));
    expect(await isLoggedIn('first-token')).toBe(false);
  });

  it('begins at the seed after a teardown too', async () => {
    await state(loggedIn('super', 'first-token'));
    await state({ action: 'teardown', state: 'logged-in' });
    await state(loggedIn('vip', 'second-token'));
    expect(await isLoggedIn('first-token')).toBe(false);
  });

  it('answers the values that the state came to, and takes no state as the seed', async () => {
    expect((await state(loggedIn('super', 'own-token'))).body).toMatchObject({ token: 'own-token' });
    expect(await state({ state: '' })).toMatchObject({ status: 200, body: {} });
  });

  it('refuses a state of nobody', async () => {
    expect(await state({ state: 'nobody', action: 'setup' })).toMatchObject({
      status: 404,
      body: { reason: 'unknown-scenario' },
    });
  });
});
