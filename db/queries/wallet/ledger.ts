import { balanced, type Posting, walletPart } from '#contracts/rules/money-ledger/postings.ts';
import { lowBalanceText } from '#contracts/rules/wallet/low-balance.ts';
import type { EntryKind } from '#contracts/rules/wallet/wallet-entries.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { tell } from '../account/notices.ts';

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
  reminder: sqlite.prepare<[number], { freeFen: number; remindBelowFen: number | null }>(`
    SELECT principal_fen + bonus_fen - frozen_principal_fen - frozen_bonus_fen AS freeFen,
      remind_below_fen AS remindBelowFen FROM wallets WHERE user_id = ?`),
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
    if (amountFen < 0) remindOfBalance(db, { userId, spentFen: -amountFen, at });
  })();
}

/** Tells of the balance (余额提醒) when this very spending took it below the mark, not at each one after it. */
function remindOfBalance(
  db: Database,
  { userId, spentFen, at }: { userId: number; spentFen: number; at: number },
): void {
  const own = statements(db).reminder.get(userId);
  if (!own || lowBalanceText(own.freeFen + spentFen, own.remindBelowFen) !== '') return;
  const text = lowBalanceText(own.freeFen, own.remindBelowFen);
  if (text === '') return;
  tell(db, { userId, kind: 'wallet', title: '余额提醒', text, path: '/manager/recharge', createdAt: at });
}
