import { formatFen } from '#contracts/rules/money.ts';
import { checkLedger } from '#db/queries/wallet/ledger-check.ts';
import type { SomeHandlers } from '../control/handlers.ts';

/** 对账. */
export const ledgerHandlers = {
  'GET /ledger'({ world: { db } }) {
    const { transfers, accounts, problems } = checkLedger(db);
    return {
      transfers,
      accounts: accounts.map(({ account, amountFen }) => ({ account, amount: formatFen(amountFen) })),
      problems: problems.map(({ what, which, expectedFen, foundFen }) => ({
        what,
        which,
        expected: formatFen(expectedFen),
        found: formatFen(foundFen),
      })),
    };
  },
} satisfies SomeHandlers;
