import { describe, expect, it } from 'vitest';
import { mustBeDone, refused } from '#contracts/rules/decision.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { memberById } from './members.ts';
import {
  createUser,
  hasPassword,
  type NewUser,
  setMembership,
  setPassword,
  userByAccount,
  userById,
  userByInviteCode,
} from './users.ts';

const NEW_USER: NewUser = {
  account: 'newcomer',
  mobile: '19000000088',
  nick: '周以宁',
  memberCode: 'M1',
  yaoqingma: 'YQNEW',
  avatarSeed: 'x',
  registeredAt: TEST_NOW,
};

describe('a member', () => {
  it('is found by account and by mobile', () => {
    const db = createTestDatabase();
    expect([userByAccount(db, 'super')?.id, userByAccount(db, '19000000003')?.id]).toEqual([10003, 10003]);
  });

  it('is not found by an empty text, although members without a mobile exist', () => {
    const db = createTestDatabase();
    createUser(db, { ...NEW_USER, mobile: '' });
    expect([userByAccount(db, ''), userByInviteCode(db, '')]).toEqual([null, null]);
  });

  it('is preferred by account over somebody else’s mobile', () => {
    const db = createTestDatabase();
    const { id } = mustBeDone(createUser(db, { ...NEW_USER, account: '19000000003' }));
    expect(userByAccount(db, '19000000003')?.id).toBe(id);
  });

  it('is found by the invite code in any capitals', () => {
    expect(userByInviteCode(createTestDatabase(), 'yq10003')?.account).toBe('super');
  });

  it('gets the next id when created', () => {
    const db = createTestDatabase();
    expect(createUser(db, NEW_USER)).toMatchObject({ kind: 'done', value: { id: 10006 } });
    expect(userById(db, 10006)?.nick).toBe('周以宁');
  });

  it.each([{ account: 'super' }, { mobile: '19000000003' }, { yaoqingma: 'YQ10003' }])(
    'is not created twice: %j',
    (taken) => {
      expect(createUser(createTestDatabase(), { ...NEW_USER, ...taken })).toEqual(refused('mobile-taken'));
    },
  );

  it('changes the password and the membership', () => {
    const db = createTestDatabase();
    setPassword(db, 10001, 'hash');
    setMembership(db, 10001, { vipName: 'VIP', vipLastTime: '2028-01-01' }, TEST_NOW);
    expect(userById(db, 10001)).toMatchObject({
      passwordHash: 'hash',
      vipName: 'VIP',
      vipLastTime: '2028-01-01',
    });
  });

  it('has a password or not', () => {
    const db = createTestDatabase();
    setPassword(db, 10001, '');
    expect([hasPassword(db, 10001), hasPassword(db, 10003)]).toEqual([false, true]);
  });
});

describe('a member’s profile', () => {
  it('lists the bound identities', () => {
    const member = memberById(createTestDatabase(), 10003);
    expect(member?.binds.map((bind) => bind.provider)).toEqual(['weixin', 'qq']);
  });

  it('is null for an unknown id', () => {
    expect(memberById(createTestDatabase(), 1)).toBeNull();
  });
});
