import { describe, expect, test } from 'vitest';
import { createMemberScopes } from './member-scope.ts';
import { createSessionStore, type SessionUser } from './session-store.ts';

function member(user_id: string): SessionUser {
  return {
    user_id,
    yaoqingma: '',
    member_code: '',
    vip_name: '',
    vip_lastTime_desc: '',
    vip_lastTime: '',
    user_avatar: '',
    bind_wx: 'N',
    user_account: {},
  };
}

function begun() {
  const session = createSessionStore();
  const scopes = createMemberScopes(session);
  return { session, scopes, kept: scopes.store('nothing') };
}

describe('what belongs to a member', () => {
  test('lasts as long as the session', () => {
    const { session, scopes, kept } = begun();
    session.logIn(member('1'), 'token');
    const scope = scopes.current();
    kept.set('something');
    session.logIn({ ...member('1'), vip_name: 'VIP' }, 'another token');
    expect(scopes.current()).toBe(scope);
    expect(scope.ended.aborted).toBe(false);
    expect(kept.get()).toBe('something');
  });

  const endings: Readonly<Record<string, (session: ReturnType<typeof createSessionStore>) => void>> = {
    'logging out': (session) => session.logOut(),
    'asking anew who is there': (session) => session.forget(),
    'another member': (session) => session.logIn(member('2'), 'token'),
  };

  for (const [name, end] of Object.entries(endings)) {
    test(`is gone with: ${name}`, () => {
      const { session, scopes, kept } = begun();
      session.logIn(member('1'), 'token');
      const scope = scopes.current();
      kept.set('something');
      end(session);
      expect(scope.ended.aborted).toBe(true);
      expect(scopes.current()).not.toBe(scope);
      expect(kept.get()).toBe('nothing');
    });
  }

  test('is not found again by the same member', () => {
    const { session, scopes } = begun();
    session.logIn(member('1'), 'token');
    const scope = scopes.current();
    session.logOut();
    session.logIn(member('1'), 'token');
    expect(scopes.current()).not.toBe(scope);
  });

  test('leaves a visitor what is on its way', () => {
    const { session, scopes, kept } = begun();
    kept.set('something');
    const { ended } = scopes.current();
    session.logIn(member('1'), 'token');
    expect(ended.aborted).toBe(false);
    expect(kept.get()).toBe('something');
  });
});
