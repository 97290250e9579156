import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf, textOf, thirdSession } from '../testing.ts';

const app = appForEachTest();
const ask = (input: Record<string, string>) => app().call('LoginServiceMag.getThirdLoginPage', input);

describe('LoginServiceMag.getThirdLoginPage', () => {
  it.each(['weixin', 'qq', 'weibo', 'alipay'])(
    'answers the page of %s for the login session',
    async (provider) => {
      const loginSessionID = await thirdSession(app(), provider);
      const address = new URL(textOf(dataOf(await ask({ loginSessionID })), 'address'));
      expect(address.pathname).toBe(`/provider/${provider}/${loginSessionID}`);
      expect(address.protocol).toMatch(/^https?:$/);
    },
  );

  it.each([
    ['an unknown session', 'nonsense'],
    ['nothing', ''],
  ])('knows no session for %s', async (_what, loginSessionID) => {
    expect((await ask({ loginSessionID })).json).toMatchObject({
      code: 1011,
      reason: 'unknown-login-session',
    });
  });

  it('does not answer for a QR session', async () => {
    const { loginSessionID = '' } = runScenario('qr-waiting', { db: app().world.db, now: TEST_NOW });
    expect((await ask({ loginSessionID })).json.code).toBe(1011);
  });

  it('needs a session id', async () => {
    expect((await ask({})).status).toBe(400);
  });
});
