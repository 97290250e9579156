import { eq } from 'drizzle-orm';
import { parseFen } from '#contracts/rules/money.ts';
import type { Database } from '../client.ts';
import { walletEntries, wallets } from '../schema/index.ts';
import { type DemoWalletEntry, SEEDED_WALLETS } from '../seeded/wallets.ts';
import { accountOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

const DAY_MS = 86_400_000;

export const walletsFilled: Scenario = {
  name: 'wallets-filled',
  description: 'The wallets of the demo accounts and how they came to be; fresh has none.',
  defaults: {},
  run({ db, now }) {
    for (const [account, entries] of SEEDED_WALLETS) fill(db, accountOrRefuse(db, account).id, entries, now);
    return { wallets: String(SEEDED_WALLETS.length) };
  },
};

interface WalletParams extends Record<string, string> {
  account: string;
  principal: string;
  bonus: string;
}

export const walletHolds: Scenario<WalletParams> = {
  name: 'wallet-holds',
  description: 'The wallet of the account holds just this much principal and bonus, nothing of it frozen.',
  defaults: { account: 'super', principal: '10.00', bonus: '5.00' },
  run({ db, now }, { account, principal, bonus }) {
    const { id } = accountOrRefuse(db, account);
    const [principalFen, bonusFen] = [parseFen(principal), parseFen(bonus)];
    if (principalFen === null || bonusFen === null) {
      throw new ScenarioRefused(`not amounts in yuan: "${principal}" and "${bonus}"`);
    }
    fill(db, id, [{ kind: 'adjust', title: '余额调整', principalFen, bonusFen, daysAgo: 0 }], now);
    return { userId: String(id), principal, bonus };
  },
};

function fill(db: Database, userId: number, entries: readonly DemoWalletEntry[], now: number): void {
  db.orm.delete(walletEntries).where(eq(walletEntries.userId, userId)).run();
  const wallet = { principalFen: 0, bonusFen: 0 };
  for (const { kind, title, principalFen, bonusFen, daysAgo } of entries) {
    wallet.principalFen += principalFen;
    wallet.bonusFen += bonusFen;
    const amountFen = principalFen + bonusFen;
    const balanceFen = wallet.principalFen + wallet.bonusFen;
    const at = now - daysAgo * DAY_MS;
    db.orm.insert(walletEntries).values({ userId, kind, title, amountFen, bonusFen, balanceFen, at }).run();
  }
  const unfrozen = { ...wallet, frozenPrincipalFen: 0, frozenBonusFen: 0 };
  db.orm
    .insert(wallets)
    .values({ userId, ...unfrozen })
    .onConflictDoUpdate({ target: wallets.userId, set: unfrozen })
    .run();
}
