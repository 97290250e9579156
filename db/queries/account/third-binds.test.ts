import { describe, expect, it } from 'vitest';
import { DONE, refused } from '#contracts/rules/decision.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { bindThird, isBound, listBinds, unbindThird, userIdByOpenId } from './third-binds.ts';

const NEW_BIND = { userId: 10001, provider: 'weixin', openId: 'o1', nick: '晓舟', now: TEST_NOW } as const;

describe('binding a third-party identity', () => {
  it('makes the member findable by it', () => {
    const db = createTestDatabase();
    expect(bindThird(db, NEW_BIND)).toEqual(DONE);
    expect([userIdByOpenId(db, 'weixin', 'o1'), isBound(db, 10001, 'weixin')]).toEqual([10001, true]);
  });

  it('may be repeated', () => {
    const db = createTestDatabase();
    bindThird(db, NEW_BIND);
    expect(bindThird(db, { ...NEW_BIND, now: TEST_NOW + 1 })).toEqual(DONE);
    expect(listBinds(db, 10001).map((bind) => bind.boundAt)).toEqual([TEST_NOW]);
  });

  it('refuses a second identity of the same provider', () => {
    const db = createTestDatabase();
    bindThird(db, NEW_BIND);
    expect(bindThird(db, { ...NEW_BIND, openId: 'o2' })).toEqual(
      refused('already-bound', { provider: 'weixin' }),
    );
  });

  it('refuses an identity of another member', () => {
    const db = createTestDatabase();
    expect(bindThird(db, { ...NEW_BIND, openId: 'weixin-shenzhiyuan' })).toEqual(
      refused('identity-taken', { provider: 'weixin' }),
    );
    expect(isBound(db, 10001, 'weixin')).toBe(false);
  });

  it('keeps the providers apart', () => {
    expect(userIdByOpenId(createTestDatabase(), 'qq', 'weixin-shenzhiyuan')).toBeNull();
  });
});

describe('unbinding', () => {
  it('may be repeated and touches nothing else', () => {
    const db = createTestDatabase();
    unbindThird(db, 10003, 'weixin');
    unbindThird(db, 10003, 'weixin');
    expect(listBinds(db, 10003).map((bind) => bind.provider)).toEqual(['qq']);
  });
});
