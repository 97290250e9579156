import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, type Database } from '../../client.ts';
import { createTestDatabase, walletEntriesOf } from '../../testing.ts';
import { fillWallet, SUPER, walletOf } from '../orders/testing-orders.ts';
import { freezeWallet, unfreezeWallet } from './wallets.ts';
import { freeWallet } from './wallets-read.ts';

const MONEY = { principalFen: 300, bonusFen: 50 };

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
  fillWallet(db, 1000, 200);
});
afterEach(() => closeDatabase(db));

describe('the wallet', () => {
  it('keeps what is frozen, but not to spend', () => {
    freezeWallet(db, SUPER, MONEY);
    expect(walletOf(db)).toEqual([1000, 200, 300, 50]);
    expect(freeWallet(db, SUPER)).toEqual({ principalFen: 700, bonusFen: 150 });
  });

  it('frees what was frozen without an entry', () => {
    const before = walletEntriesOf(db, SUPER).length;
    freezeWallet(db, SUPER, MONEY);
    unfreezeWallet(db, SUPER, MONEY);
    expect(walletOf(db)).toEqual([1000, 200, 0, 0]);
    expect(walletEntriesOf(db, SUPER)).toHaveLength(before);
  });

  it.each([
    ['principal', { principalFen: 1001, bonusFen: 0 }],
    ['bonus', { principalFen: 0, bonusFen: 201 }],
  ])('never freezes more %s than there is', (_kind, money) => {
    expect(() => freezeWallet(db, SUPER, money)).toThrow('wallets_never_negative');
    expect(walletOf(db)).toEqual([1000, 200, 0, 0]);
  });

  it('cannot freeze where there is no wallet', () => {
    expect(() => freezeWallet(db, 10005, MONEY)).toThrow('no wallet');
  });
});
