import { afterEach, describe, expect, test } from 'vitest';
import type { OperationId, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { createSessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { askSession } from './ask-session.ts';

const loggedIn = {
  code: 0,
  status: '1',
  user_id: '10003',
  yaoqingma: 'YQ10003',
  member_code: 'M1',
  vip_name: '超级会员',
  vip_lastTime_desc: '2027-05-20 到期',
  vip_lastTime: '2027-05-20',
  user_avatar: '',
  bind_wx: 'Y',
  user_account: { nick: '沈知远' },
};

function answering(reply: object): ApiClient {
  return {
    call: <K extends OperationId>(_operation: K) => Promise.resolve(reply as Output<K>),
  };
}

afterEach(() => tokenStore.clear());

describe('the session check', () => {
  test('notes the user when the status is the string 1', async () => {
    const store = createSessionStore();
    expect(await askSession(answering(loggedIn), store)).toBe('in');
    expect(store.get().user).toMatchObject({ user_id: '10003', user_account: { nick: '沈知远' } });
  });

  test('does not take the number 1 for a login', async () => {
    const store = createSessionStore();
    expect(await askSession(answering({ ...loggedIn, status: 1 }), store)).toBe('out');
    expect(store.get().status).toBe('out');
  });

  test('takes a 401 for the answer it is: nobody is logged in', async () => {
    const store = createSessionStore();
    expect(await askSession(answering({ code: 401, message: '请先登录' }), store)).toBe('out');
    expect(store.get().status).toBe('out');
  });

  test('goes on under the token that was asked for, whatever another tab stored meanwhile', async () => {
    const store = createSessionStore();
    tokenStore.write('asked for');
    const answer = askSession(answering(loggedIn), store);
    tokenStore.write('of another tab');
    expect(await answer).toBe('in');
    expect(store.get()).toMatchObject({ token: 'asked for' });
  });

  test('leaves the session as it was when the server is away', async () => {
    const store = createSessionStore();
    expect(await askSession(answering(REQUEST_FAILED), store)).toBe('failed');
    expect(store.get().status).toBe('unknown');
  });
});
