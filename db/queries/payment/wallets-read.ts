import { eq, sql } from 'drizzle-orm';
import type { WalletMoney } from '#contracts/rules/payment/payment-states.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { wallets } from '../../schema/index.ts';

const walletOf = preparedOnce((db) =>
  db.orm
    .select()
    .from(wallets)
    .where(eq(wallets.userId, sql.placeholder('userId')))
    .prepare(),
);

/** What a member can spend (可用余额): nothing that is frozen for another payment. Without a wallet that is nothing. */
export function freeWallet(db: Database, userId: number): WalletMoney {
  const row = walletOf(db).get({ userId });
  if (!row) return { principalFen: 0, bonusFen: 0 };
  return {
    principalFen: row.principalFen - row.frozenPrincipalFen,
    bonusFen: row.bonusFen - row.frozenBonusFen,
  };
}
