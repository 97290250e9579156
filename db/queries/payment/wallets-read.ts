import { eq } from 'drizzle-orm';
import type { WalletMoney } from '#contracts/rules/payment/payment-states.ts';
import type { Database } from '../../client.ts';
import { wallets } from '../../schema/index.ts';

/** What a member can spend (可用余额): nothing that is frozen for another payment. Without a wallet that is nothing. */
export function freeWallet(db: Database, userId: number): WalletMoney {
  const row = db.orm.select().from(wallets).where(eq(wallets.userId, userId)).get();
  if (!row) return { principalFen: 0, bonusFen: 0 };
  return {
    principalFen: row.principalFen - row.frozenPrincipalFen,
    bonusFen: row.bonusFen - row.frozenBonusFen,
  };
}
