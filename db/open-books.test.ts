import { describe, expect, it } from 'vitest';
import { closeDatabase } from './client.ts';
import { openBooks } from './open-books.ts';
import { checkLedger } from './queries/wallet/ledger-check.ts';
import { createTestDatabase } from './testing.ts';

describe('openBooks', () => {
  it('makes the ledger of a database that had none agree with its wallets, orders and payments', () => {
    const db = createTestDatabase();
    db.sqlite.exec(`UPDATE wallet_entries SET transfer_id = NULL;
      DELETE FROM ledger_transfers; DELETE FROM recharges;
      UPDATE wallets SET frozen_principal_fen = 0, frozen_bonus_fen = 0`);
    expect(checkLedger(db).problems.length).toBeGreaterThan(0);
    openBooks(db);
    expect(checkLedger(db).problems).toEqual([]);
    const { transfers } = checkLedger(db);
    openBooks(db);
    expect(checkLedger(db).transfers).toBe(transfers);
    closeDatabase(db);
  });
});
