import { giftCodeFailures, giftCodes } from '../schema/index.ts';
import { secretHash } from '../secret-hash.ts';
import { SEEDED_GIFT_CODES } from '../seeded/wallets.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario } from './types.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export const giftCodesGiven: Scenario = {
  name: 'gift-codes-given',
  title: '礼品卡：可用、已用、过期、作废',
  description:
    'There are gift codes that are good, used, past and void; where there are some, nothing is added.',
  defaults: {},
  run({ db, now }) {
    for (const code of SEEDED_GIFT_CODES) {
      const redeemed =
        'usedBy' in code
          ? {
              redeemedBy: accountOrRefuse(db, code.usedBy).id,
              redeemedAt: now - code.usedDaysAgo * DAY_MS,
            }
          : {};
      db.orm
        .insert(giftCodes)
        .values({
          id: code.id,
          hash: secretHash(code.code),
          title: code.title,
          bonusFen: code.bonusFen,
          validTo: now + code.validDays * DAY_MS,
          voidedAt: 'isVoided' in code ? now - DAY_MS : null,
          ...redeemed,
        })
        .onConflictDoNothing()
        .run();
    }
    const [good, other, used, past, voided] = SEEDED_GIFT_CODES;
    return { good: good.code, other: other.code, used: used.code, past: past.code, voided: voided.code };
  },
};

interface LockParams extends Record<string, string> {
  account: string;
}

export const giftCodesLocked: Scenario<LockParams> = {
  name: 'gift-codes-locked',
  title: '礼品卡输错太多次',
  description: 'The account tried five wrong gift codes, so that it has to wait for the rest of the hour.',
  defaults: { account: 'super' },
  run({ db, now }, { account }) {
    const { id: userId } = accountOrRefuse(db, account);
    db.orm.delete(giftCodeFailures).run();
    const tries = [10, 9, 8, 7, 6].map((minutes) => ({ userId, at: now - minutes * MINUTE_MS }));
    db.orm.insert(giftCodeFailures).values(tries).run();
    return { userId: String(userId) };
  },
};
