import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adjustment, bonusGift } from '#contracts/rules/money-ledger/postings.ts';
import { closeDatabase, type Database } from '../../client.ts';
import { walletEntries } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW, walletEntriesOf } from '../../testing.ts';
import { fillWallet, SUPER, walletOf } from '../orders/testing-orders.ts';
import { book } from './ledger.ts';
import { checkLedger } from './ledger-check.ts';

const FACTS = { userId: SUPER, kind: 'gift', title: '新春礼品卡', paymentId: null, at: TEST_NOW } as const;

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
});
afterEach(() => closeDatabase(db));

const problems = () => checkLedger(db).problems;

describe('the ledger', () => {
  it('agrees with every wallet, order and payment of the seed, and adds up to nothing', () => {
    const { transfers, accounts, problems: found } = checkLedger(db);
    expect(found).toEqual([]);
    expect(transfers).toBeGreaterThan(30);
    expect(accounts.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(0);
  });

  it('has taken principal in the seed only where no bonus was left', () => {
    const members = db.orm.selectDistinct({ id: walletEntries.userId }).from(walletEntries).all();
    let paid = 0;
    for (const { id } of members) {
      let bonus = 0;
      for (const entry of walletEntriesOf(db, id)) {
        bonus += entry.bonusFen;
        if (entry.kind !== 'pay' || entry.amountFen === entry.bonusFen) continue;
        paid += 1;
        expect(bonus, `${entry.title} of ${id}`).toBe(0);
      }
    }
    expect(paid).toBeGreaterThan(2);
  });

  it('moves the wallet and tells its member in one go', () => {
    fillWallet(db, 1000, 200);
    book(db, { ...FACTS, postings: bonusGift(50) });
    expect(walletOf(db)).toEqual([1000, 250, 0, 0]);
    expect(walletEntriesOf(db, SUPER).at(-1)).toMatchObject({
      kind: 'gift',
      title: '新春礼品卡',
      amountFen: 50,
      bonusFen: 50,
      balanceFen: 1250,
    });
    expect(problems()).toEqual([]);
  });

  it('begins a wallet with the first money', () => {
    book(db, { ...FACTS, userId: 10005, postings: bonusGift(50) });
    expect(walletEntriesOf(db, 10005)).toMatchObject([{ balanceFen: 50 }]);
    expect(problems()).toEqual([]);
  });

  it('keeps nothing of what the wallet cannot pay', () => {
    fillWallet(db, 1000, 200);
    const before = checkLedger(db).transfers;
    const tooMuch = adjustment({ principalFen: -1001, bonusFen: 0 });
    expect(() => book(db, { ...FACTS, postings: tooMuch })).toThrow('wallets_never_negative');
    expect(checkLedger(db).transfers).toBe(before);
  });

  it.each([
    [
      'UPDATE ledger_postings SET amount_fen = amount_fen + 1 WHERE transfer_id = 1 AND line = 0',
      'transfer out of balance',
    ],
    ['UPDATE wallets SET principal_fen = principal_fen + 1 WHERE user_id = 10003', 'principal and ledger'],
    ['UPDATE wallets SET bonus_fen = bonus_fen + 1 WHERE user_id = 10003', 'bonus and ledger'],
    ['UPDATE wallets SET frozen_bonus_fen = 1 WHERE user_id = 10003', 'frozen and waiting'],
    ['UPDATE wallet_entries SET amount_fen = amount_fen + 1 WHERE id = 1', 'entry and ledger'],
    ["UPDATE orders SET refunded_fen = 1 WHERE state = 'done' AND refunded_fen = 0", 'refund and order'],
    ["UPDATE orders SET paid_at = NULL WHERE state = 'done'", 'sale and order'],
    ['UPDATE payments SET refunded_fen = refunded_fen + 1 WHERE id = 75001', 'given back and payment'],
    ['UPDATE recharges SET credited_at = NULL WHERE payment_id = 60001', 'recharge and ledger'],
    ["UPDATE ledger_postings SET account = 'held' WHERE account = 'promotion'", 'money that nobody owns'],
  ])('notices %s', (sql, what) => {
    db.sqlite.exec(sql);
    expect(problems().map((problem) => problem.what)).toContain(what);
  });
});
