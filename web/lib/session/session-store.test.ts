import { describe, expect, test, vi } from 'vitest';
import { createSessionStore, type SessionUser } from './session-store.ts';

const user: SessionUser = {
  user_id: '10003',
  yaoqingma: 'YQ10003',
  member_code: 'M1',
  vip_name: 'VIP',
  vip_lastTime_desc: '',
  vip_lastTime: '',
  user_avatar: '',
  bind_wx: 'N',
  user_account: {},
};

describe('the session store', () => {
  test('knows nothing before the first check', () => {
    expect(createSessionStore().get()).toEqual({ status: 'unknown', user: null });
  });

  test('holds the user while logged in and clears it afterwards', () => {
    const store = createSessionStore();
    store.logIn(user, 'token');
    expect(store.get()).toEqual({ status: 'in', user, token: 'token' });
    store.logOut();
    expect(store.get()).toEqual({ status: 'out', user: null });
  });

  test('tells its listeners until they leave', () => {
    const store = createSessionStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.logIn(user, 'token');
    leave();
    store.forget();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
