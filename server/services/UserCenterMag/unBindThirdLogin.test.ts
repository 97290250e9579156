import { describe, expect, it } from 'vitest';
import { listBinds } from '#db/queries/account/third-binds.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { demoToken } from '#db/scenarios/sessions.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, factsOf } from '../testing.ts';

const app = appForEachTest();

async function unbind(account: string, thirdLoginType: string) {
  const token = await app().tokenOf(account);
  return app().call('UserCenterMag.unBindThirdLogin', { thirdLoginType }, { token });
}

const providersOf = (userId: number) => listBinds(app().world.db, userId).map(({ provider }) => provider);

describe('UserCenterMag.unBindThirdLogin', () => {
  it('removes that binding, and only that', async () => {
    expect((await unbind('super', 'weixin')).text).toBe('{"code":0,"status":1}');
    expect(providersOf(10003)).toEqual(['qq']);
    expect(providersOf(10002)).toEqual(['alipay']);
  });

  it('shows in the session check at once', async () => {
    await unbind('super', 'weixin');
    const reply = await app().call('UserCenterMag.userIsLogin3', {}, { token: await app().tokenOf('super') });
    expect(reply.json.bind_wx).toBe('N');
  });

  it('removes the last binding of a member who has a password', async () => {
    expect((await unbind('vip', 'alipay')).json.status).toBe(1);
    expect(providersOf(10002)).toEqual([]);
  });

  it.each([
    ['super', 'weibo', '您还没有绑定微博'],
    ['demo', 'weixin', '您还没有绑定微信'],
    ['super', '', '暂不支持该登录方式'],
    ['super', 'fax', '暂不支持该登录方式'],
    ['super', 'Weixin', '暂不支持该登录方式'],
  ])('refuses %s the type %j and changes nothing', async (account, type, message) => {
    const before = factsOf(app());
    const reply = await unbind(account, type);
    expect([reply.status, reply.json]).toEqual([200, { code: 0, status: 0, message }]);
    expect(factsOf(app())).toBe(before);
  });

  it('keeps the last way to log in', async () => {
    runScenario('only-login-method', { db: app().world.db, now: TEST_NOW });
    runScenario('logged-in', { db: app().world.db, now: TEST_NOW }, { account: 'weixin_only' });
    const reply = await app().call(
      'UserCenterMag.unBindThirdLogin',
      { thirdLoginType: 'weixin' },
      { token: demoToken('weixin_only') },
    );
    expect(reply.json).toEqual({ code: 0, status: 0, message: '这是您唯一的登录方式，请先设置登录密码' });
  });

  it('cannot unbind twice', async () => {
    await unbind('super', 'qq');
    expect((await unbind('super', 'qq')).json).toEqual({ code: 0, status: 0, message: '您还没有绑定QQ' });
  });

  it('needs the type', async () => {
    const token = await app().tokenOf('super');
    const reply = await app().call('UserCenterMag.unBindThirdLogin', {}, { token });
    expect([reply.status, reply.json.code]).toEqual([400, 400]);
  });
});
