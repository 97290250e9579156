import { describe, expect, it } from 'vitest';
import { appForEachTest } from '#server/services/testing.ts';
import { takeWalk } from './take-walk.ts';

const app = appForEachTest();
const walkBriefly = (seed: number, operations = 120) =>
  takeWalk(app(), { seed, operations, every: 60, breakingPercent: 8 });

describe('a random walk over money', () => {
  it('finds nothing that does not agree', async () => {
    const walked = await walkBriefly(2);
    expect(walked.payments).toBeGreaterThan(20);
    expect(walked.brokenAnswers).toBeGreaterThan(0);
    expect(walked.counts.get('change the cart')?.done).toBeGreaterThan(0);
  });

  // A server that is wrong in one way each, in the database below it, where no call can tell the difference.
  it.each([
    [
      'credits a recharge twice, in all its books',
      `CREATE TRIGGER wrong AFTER INSERT ON wallet_entries WHEN NEW.kind = 'recharge' BEGIN
        UPDATE ledger_postings SET amount_fen = 2 * amount_fen WHERE transfer_id = NEW.transfer_id;
        UPDATE wallets SET principal_fen = principal_fen + NEW.amount_fen - NEW.bonus_fen,
          bonus_fen = bonus_fen + NEW.bonus_fen WHERE user_id = NEW.user_id;
        UPDATE wallet_entries SET amount_fen = 2 * amount_fen, bonus_fen = 2 * bonus_fen,
          balance_fen = balance_fen + NEW.amount_fen WHERE id = NEW.id; END`,
      /wallet of \w+: by the replies/,
    ],
    [
      'loses the posting of a refund',
      `CREATE TRIGGER wrong BEFORE INSERT ON ledger_postings WHEN NEW.account = 'refunds'
        BEGIN SELECT RAISE(IGNORE); END`,
      /transfer \d+: 1 postings add up to/,
    ],
    [
      'lets an invoice stand whose order is given back',
      `CREATE TRIGGER wrong BEFORE UPDATE OF state ON invoices WHEN NEW.reason = '订单退款' OR NEW.state = 'rejected'
        BEGIN SELECT RAISE(IGNORE); END`,
      /more is invoiced than was sold and not taken back/,
    ],
  ])('finds a server that %s', async (_what, defect, finding) => {
    app().world.db.sqlite.exec(defect);
    await expect(walkBriefly(2, 400)).rejects.toThrow(finding);
  });
});
