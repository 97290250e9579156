import { eq, sql } from 'drizzle-orm';
import type { WalletMoney } from '#contracts/rules/payment/payment-states.ts';
import type { Database } from '../../client.ts';
import { wallets } from '../../schema/index.ts';

/** Reserves money for what waits (冻结). The table itself refuses more than there is. */
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

/** Ends a reservation (解冻): what is spent is booked right after it, in the same transaction. */
export function unfreezeWallet(db: Database, userId: number, { principalFen, bonusFen }: WalletMoney): void {
  freezeWallet(db, userId, { principalFen: 0 - principalFen, bonusFen: 0 - bonusFen });
}
