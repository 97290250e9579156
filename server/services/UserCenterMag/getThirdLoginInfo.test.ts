import { describe, expect, it } from 'vitest';
import { findLoginSession } from '#db/queries/account/login-sessions.ts';
import { accountOf, appForEachTest, dataOf, factsOf, textOf, thirdSession } from '../testing.ts';
import { THIRD_LOGIN_LIFETIME_MS } from './getThirdLoginInfo.ts';

const app = appForEachTest();
const ask = (thirdLoginType: string) => app().call('UserCenterMag.getThirdLoginInfo', { thirdLoginType });
const session = (id: string) => findLoginSession(app().world.db, id, app().world.clock.now());

describe('UserCenterMag.getThirdLoginInfo', () => {
  it('gives weixin a URL-encoded address of the page that approves', async () => {
    const reply = await ask('weixin');
    const data = dataOf(reply);
    const id = textOf(data, 'loginSessionID');
    expect(data.status).toBe(1);
    expect(textOf(data, 'qrcodeUrl')).toMatch(/^https?%3A%2F%2F/);
    expect(decodeURIComponent(textOf(data, 'qrcodeUrl'))).toMatch(
      new RegExp(`^http://[^/]+/provider/weixin/${id}$`),
    );
  });

  it.each(['qq', 'weibo', 'alipay'])('gives %s a login session and no QR code', async (provider) => {
    const data = dataOf(await ask(provider));
    expect(Object.keys(data)).toEqual(['status', 'loginSessionID']);
    expect(session(textOf(data, 'loginSessionID'))).toMatchObject({
      kind: 'third',
      provider,
      state: 'waiting',
    });
  });

  it.each(['', 'wechat', 'WEIXIN', ' weixin', '__proto__', 'constructor'])(
    'refuses the type %j in the documented shape and opens nothing',
    async (type) => {
      const before = factsOf(app());
      const reply = await ask(type);
      expect(reply.status).toBe(200);
      expect(reply.json).toEqual({ code: 0, data: { status: 0 }, message: '暂不支持该登录方式' });
      expect(factsOf(app())).toBe(before);
    },
  );

  it('needs the type', async () => {
    const reply = await app().call('UserCenterMag.getThirdLoginInfo', {});
    expect([reply.status, reply.json.message]).toEqual([400, '请求参数不正确：缺少 thirdLoginType']);
  });

  it('belongs to nobody when a visitor asks, and to the member when a member asks', async () => {
    expect(session(await thirdSession(app(), 'qq'))?.userId).toBeNull();
    const token = await app().tokenOf('demo');
    expect(session(await thirdSession(app(), 'qq', token))?.userId).toBe(10001);
    expect(await accountOf(app(), token)).toBe('demo');
  });

  it('never gives the same session twice, and none that can be guessed', async () => {
    const ids = [await thirdSession(app(), 'qq'), await thirdSession(app(), 'qq')];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is good for five minutes', async () => {
    const id = await thirdSession(app(), 'qq');
    app().world.clock.advance(THIRD_LOGIN_LIFETIME_MS - 1);
    expect(session(id)?.state).toBe('waiting');
    app().world.clock.advance(1);
    expect(session(id)?.state).toBe('expired');
  });
});
