import { describe, expect, test } from 'vitest';
import { encodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { leaveLoginScreen, loginTarget } from './login-route.ts';

describe('where a login leads', () => {
  test('is the decoded path', () => {
    expect(loginTarget(encodeReturnPath('/about?x=1#y'))).toBe('/about?x=1#y');
  });

  test.each([undefined, '', '%%', encodeReturnPath('//evil.example'), encodeReturnPath('/manager/login')])(
    'is the start when the path is none of ours: %s',
    (param) => {
      expect(loginTarget(param)).toBe('/manager');
    },
  );
});

describe('the login screen', () => {
  test('is left at once by who is logged in', async () => {
    const user = {
      user_id: '10003',
      yaoqingma: '',
      member_code: '',
      vip_name: '',
      vip_lastTime_desc: '',
      vip_lastTime: '',
      user_avatar: '',
      bind_wx: 'N',
      user_account: {},
    };
    sessionStore.logIn(user, 'token');
    const response = await leaveLoginScreen({ params: { path: encodeReturnPath('/about') } });
    expect(response?.headers.get('Location')).toBe('/about');
  });

  test('stays for who has no token', async () => {
    sessionStore.logOut();
    tokenStore.clear();
    expect(await leaveLoginScreen({ params: {} })).toBeNull();
  });
});
