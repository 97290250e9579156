import { balanced, type Posting, walletPart } from '#contracts/rules/money-ledger/postings.ts';
import type { EntryKind } from '#contracts/rules/wallet/wallet-entries.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';

export interface Transfer {
  readonly userId: number;
  /** What the member reads, where it touches the wallet. */
  readonly kind: EntryKind;
  readonly title: string;
  readonly paymentId: number | null;
  readonly at: number;
  readonly postings: readonly Posting[];
}

// Written by hand, because a year of payments is booked when a database is seeded.
const statements = preparedOnce(({ sqlite }) => ({
  transfer: sqlite
    .prepare<[number, string, number | null, number], number>(
      'INSERT INTO ledger_transfers (user_id, title, payment_id, at) VALUES (?, ?, ?, ?) RETURNING id',
    )
    .pluck(),
  posting: sqlite.prepare(`
    INSERT INTO ledger_postings (transfer_id, line, account, amount_fen, order_id)
    VALUES (@transferId, @line, @account, @amountFen, @orderId)`),
  wallet: sqlite
    .prepare<{ userId: number; principalFen: number; bonusFen: number }, number>(`
      UPDATE wallets SET principal_fen = principal_fen + @principalFen, bonus_fen = bonus_fen + @bonusFen
      WHERE user_id = @userId RETURNING principal_fen + bonus_fen`)
    .pluck(),
  // Not one statement with the update: what is taken would be checked as if it were put into an empty wallet.
  open: sqlite.prepare<[number]>('INSERT INTO wallets (user_id) VALUES (?) ON CONFLICT DO NOTHING'),
  entry: sqlite.prepare(`
    INSERT INTO wallet_entries
      (user_id, kind, title, amount_fen, bonus_fen, balance_fen, payment_id, transfer_id, at)
    VALUES (@userId, @kind, @title, @amountFen, @bonusFen, @balanceFen, @paymentId, @transferId, @at)`),
}));

/**
 * The one door through which money moves (记账): the postings, the wallet of the member and the entry that the member
 * reads are one. Whoever calls it does so in the transaction of the thing itself.
 */
export function book(db: Database, transfer: Transfer): void {
  const { userId, kind, title, paymentId, at } = transfer;
  const postings = balanced(transfer.postings);
  if (postings.length === 0) return;
  db.sqlite.transaction(() => {
    const write = statements(db);
    const transferId = write.transfer.get(userId, title, paymentId, at) ?? 0;
    postings.forEach(({ account, amountFen, orderId = null }, line) => {
      write.posting.run({ transferId, line, account, amountFen, orderId });
    });
    const { principalFen, bonusFen } = walletPart(postings);
    if (principalFen === 0 && bonusFen === 0) return;
    write.open.run(userId);
    const balanceFen = write.wallet.get({ userId, principalFen, bonusFen }) ?? 0;
    const amountFen = principalFen + bonusFen;
    write.entry.run({ userId, kind, title, amountFen, bonusFen, balanceFen, paymentId, transferId, at });
  })();
}
