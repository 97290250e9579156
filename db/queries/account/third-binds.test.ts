import { describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { bindThird, isBound, listBinds, unbindThird, userIdByOpenId } from './third-binds.ts';

const NEW_BIND = { userId: 10001, provider: 'weixin', openId: 'o1', nick: '晓舟', now: TEST_NOW } as const;

describe('binding a third-party identity', () => {
  it('makes the member findable by it', () => {
    const db = createTestDatabase();
    expect(bindThird(db, NEW_BIND)).toBe('bound');
    expect([userIdByOpenId(db, 'weixin', 'o1'), isBound(db, 10001, 'weixin')]).toEqual([10001, true]);
  });

  it('may be repeated', () => {
    const db = createTestDatabase();
    bindThird(db, NEW_BIND);
    expect(bindThird(db, { ...NEW_BIND, now: TEST_NOW + 1 })).toBe('bound');
    expect(listBinds(db, 10001).map((bind) => bind.boundAt)).toEqual([TEST_NOW]);
  });

  it('refuses a second identity of the same provider', () => {
    const db = createTestDatabase();
    bindThird(db, NEW_BIND);
    expect(bindThird(db, { ...NEW_BIND, openId: 'o2' })).toBe('member-has-another');
  });

  it('refuses an identity of another member', () => {
    const db = createTestDatabase();
    expect(bindThird(db, { ...NEW_BIND, openId: 'weixin-shenzhiyuan' })).toBe('open-id-taken');
    expect(isBound(db, 10001, 'weixin')).toBe(false);
  });

  it('keeps the providers apart', () => {
    expect(userIdByOpenId(createTestDatabase(), 'qq', 'weixin-shenzhiyuan')).toBeNull();
  });
});

describe('unbinding', () => {
  it('works once and touches nothing else', () => {
    const db = createTestDatabase();
    expect([unbindThird(db, 10003, 'weixin'), unbindThird(db, 10003, 'weixin')]).toEqual([true, false]);
    expect(listBinds(db, 10003).map((bind) => bind.provider)).toEqual(['qq']);
  });
});
