import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId, Output } from '#contracts/operations.ts';
import { decodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { checkSession, isSessionInDoubt } from '#web/features/session/check-session.ts';
import { configureClient } from '#web/lib/call/client.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { rememberRouter } from '../current-hash.ts';
import { leaveLoginScreen } from './login-route.ts';
import { openStart, requireSession } from './require-session.ts';

const user = {
  user_id: '10003',
  yaoqingma: 'YQ10003',
  member_code: 'M1',
  vip_name: '',
  vip_lastTime_desc: '',
  vip_lastTime: '',
  user_avatar: '',
  bind_wx: 'N' as const,
  user_account: {},
};

let asked: OperationId[] = [];

function serverSays(reply: object): void {
  configureClient({
    call: <K extends OperationId>(operation: K) => {
      asked.push(operation);
      return Promise.resolve(reply as Output<K>);
    },
  });
}

function opening(path: string): { request: Request } {
  return { request: new Request(`http://desk.example${path}`) };
}

beforeEach(() => {
  asked = [];
  sessionStore.forget();
  rememberRouter({ state: { navigation: { location: { hash: '' } } } });
});

afterEach(() => tokenStore.clear());

describe('the guard of the routes', () => {
  test('asks the server and lets a logged-in member through', async () => {
    serverSays({ code: 0, status: '1', ...user });
    expect(await requireSession(opening('/manager/order'))).toBeNull();
    expect(asked).toEqual(['UserCenterMag.userIsLogin3']);
  });

  test('does not ask again while the member is known', async () => {
    serverSays({ code: 0, status: '0' });
    sessionStore.logIn(user, 'token');
    expect(await requireSession(opening('/about'))).toBeNull();
    expect(asked).toEqual([]);
  });

  test('leads everybody else to the login with the whole address to come back to', async () => {
    serverSays({ code: 0, status: '0' });
    rememberRouter({ state: { navigation: { location: { hash: '#top' } } } });
    const response = await requireSession(opening('/manager/order?state=1'));
    const [, param = ''] = response?.headers.get('Location')?.split('/manager/login/') ?? [];
    expect(decodeReturnPath(param)).toBe('/manager/order?state=1#top');
  });

  test.each([[REQUEST_FAILED], [{ message: 'x' }], [{}]])(
    'leads to the login as well when the check has no answer, and the login screen knows why: %j',
    async (reply) => {
      serverSays(reply);
      tokenStore.write('t-1');
      const response = await requireSession(opening('/about?x=1'));
      const [, param = ''] = response?.headers.get('Location')?.split('/manager/login/') ?? [];
      expect(decodeReturnPath(param)).toBe('/about?x=1');
      expect(isSessionInDoubt()).toBe(true);
      expect(tokenStore.read(), 'the token stays').toBe('t-1');

      expect(await leaveLoginScreen({ params: { path: param } })).toBeNull();
      expect(asked, 'nobody waits for a second check on the way').toHaveLength(1);
    },
  );

  test('is in no doubt any more after the next answer, whatever it is', async () => {
    serverSays(REQUEST_FAILED);
    await requireSession(opening('/about'));
    serverSays({ code: 0, status: 1, ...user });
    expect(await checkSession()).toBe('out');
    expect(isSessionInDoubt()).toBe(false);
  });

  test('serves everything that begins with the login path without asking', async () => {
    serverSays({ code: 0, status: '0' });
    const response = await requireSession(opening('/manager/loginX'));
    expect(response?.headers.get('Location')).toBe('/manager/login');
    expect(asked).toEqual([]);
  });
});

describe('the start', () => {
  test('is the making of e-books', async () => {
    sessionStore.logIn(user, 'token');
    expect((await openStart(opening('/manager'))).headers.get('Location')).toBe('/manager/make_ebook');
  });

  test('is guarded as well', async () => {
    serverSays({ code: 0, status: '0' });
    expect((await openStart(opening('/manager'))).headers.get('Location')).toMatch(/^\/manager\/login\/./);
  });
});
