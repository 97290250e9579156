import { eq, sql } from 'drizzle-orm';
import type { WalletMoney } from '#contracts/rules/payment/payment-states.ts';
import type { Database } from '../../client.ts';
import { walletEntries, wallets } from '../../schema/index.ts';

export type WalletEntryRow = typeof walletEntries.$inferSelect;

export interface WalletMove extends WalletMoney {
  readonly userId: number;
  readonly title: string;
  readonly paymentId: number;
  readonly at: number;
}

/** Reserves money for a payment that waits (冻结). The table itself refuses more than there is. */
export function freezeWallet(db: Database, userId: number, { principalFen, bonusFen }: WalletMoney): void {
  if (principalFen === 0 && bonusFen === 0) return;
  const { changes } = db.orm
    .update(wallets)
    .set({
      frozenPrincipalFen: sql`${wallets.frozenPrincipalFen} + ${principalFen}`,
      frozenBonusFen: sql`${wallets.frozenBonusFen} + ${bonusFen}`,
    })
    .where(eq(wallets.userId, userId))
    .run();
  if (changes !== 1) throw new Error(`member ${userId} has no wallet to freeze money in`);
}

/** Ends a reservation without spending it (解冻). */
export function unfreezeWallet(db: Database, userId: number, { principalFen, bonusFen }: WalletMoney): void {
  freezeWallet(db, userId, { principalFen: 0 - principalFen, bonusFen: 0 - bonusFen });
}

/** Spends what was frozen, and writes it down (支出). */
export function spendFrozen(db: Database, move: WalletMove): void {
  const { userId, principalFen, bonusFen } = move;
  if (principalFen === 0 && bonusFen === 0) return;
  db.orm
    .update(wallets)
    .set({
      principalFen: sql`${wallets.principalFen} - ${principalFen}`,
      bonusFen: sql`${wallets.bonusFen} - ${bonusFen}`,
      frozenPrincipalFen: sql`${wallets.frozenPrincipalFen} - ${principalFen}`,
      frozenBonusFen: sql`${wallets.frozenBonusFen} - ${bonusFen}`,
    })
    .where(eq(wallets.userId, userId))
    .run();
  writeEntry(db, 'pay', { ...move, principalFen: 0 - principalFen, bonusFen: 0 - bonusFen });
}

/** Gives spent money back to the wallet, each kind to its own (退回钱包). */
export function refundToWallet(db: Database, move: WalletMove): void {
  const { userId, principalFen, bonusFen } = move;
  if (principalFen === 0 && bonusFen === 0) return;
  db.orm
    .insert(wallets)
    .values({ userId, principalFen, bonusFen })
    .onConflictDoUpdate({
      target: wallets.userId,
      set: {
        principalFen: sql`${wallets.principalFen} + ${principalFen}`,
        bonusFen: sql`${wallets.bonusFen} + ${bonusFen}`,
      },
    })
    .run();
  writeEntry(db, 'refund', move);
}

function writeEntry(db: Database, kind: WalletEntryRow['kind'], move: WalletMove): void {
  const { userId, title, paymentId, at, principalFen, bonusFen } = move;
  const row = db.orm.select().from(wallets).where(eq(wallets.userId, userId)).get();
  const balanceFen = row ? row.principalFen + row.bonusFen : 0;
  const amountFen = principalFen + bonusFen;
  db.orm
    .insert(walletEntries)
    .values({ userId, kind, title, amountFen, bonusFen, balanceFen, paymentId, at })
    .run();
}
