import { describe, expect, it } from 'vitest';
import { wallets } from '../../schema/index.ts';
import { createTestDatabase } from '../../testing.ts';
import { freeWallet } from './wallets-read.ts';

describe('freeWallet', () => {
  it('leaves out what is frozen', () => {
    const db = createTestDatabase();
    db.orm.delete(wallets).run();
    const row = { principalFen: 500, bonusFen: 90, frozenPrincipalFen: 120, frozenBonusFen: 40 };
    db.orm
      .insert(wallets)
      .values({ ...row, userId: 10003 })
      .run();
    expect(freeWallet(db, 10003)).toEqual({ principalFen: 380, bonusFen: 50 });
  });

  it('is empty for a member who has none', () => {
    const db = createTestDatabase();
    db.orm.delete(wallets).run();
    expect(freeWallet(db, 10003)).toEqual({ principalFen: 0, bonusFen: 0 });
  });
});
