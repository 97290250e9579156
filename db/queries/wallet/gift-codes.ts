import { and, asc, eq, gt } from 'drizzle-orm';
import { type Done, done, type Refused } from '#contracts/rules/decision.ts';
import { bonusGift } from '#contracts/rules/money-ledger/postings.ts';
import { checkGiftCode, GIFT_CODE_TRIES } from '#contracts/rules/wallet/gift-code.ts';
import type { Database } from '../../client.ts';
import { giftCodeFailures, giftCodes } from '../../schema/index.ts';
import { secretHash } from '../../secret-hash.ts';
import { forgetOldest } from '../account/forget-oldest.ts';
import { book } from './ledger.ts';

type GiftCodeRow = typeof giftCodes.$inferSelect;

const FAILURES_KEPT = 5000;

/** Redeems a code (兑换): its worth is bonus of the member. */
export function redeemGiftCode(
  db: Database,
  { userId, code, now }: { userId: number; code: string; now: number },
): Done<GiftCodeRow> | Refused<'gift-code-unusable'> {
  return db.sqlite.transaction(() => {
    const known = db.orm
      .select()
      .from(giftCodes)
      .where(eq(giftCodes.hash, secretHash(code)))
      .get();
    const checked = checkGiftCode(known ?? null, { userId, now });
    if (checked.kind !== 'done') return checked;
    const { id, title, bonusFen } = checked.value;
    db.orm.update(giftCodes).set({ redeemedBy: userId, redeemedAt: now }).where(eq(giftCodes.id, id)).run();
    book(db, { userId, kind: 'gift', title, paymentId: null, at: now, postings: bonusGift(bonusFen) });
    return done(checked.value);
  })();
}

/** When the member guessed wrong lately, the oldest first. */
export function giftCodeFailuresOf(db: Database, userId: number, now: number): number[] {
  const { userId: whose, at } = giftCodeFailures;
  return db.orm
    .select({ at })
    .from(giftCodeFailures)
    .where(and(eq(whose, userId), gt(at, now - GIFT_CODE_TRIES.withinMs)))
    .orderBy(asc(at))
    .all()
    .map((failure) => failure.at);
}

export function recordGiftCodeFailure(db: Database, userId: number, now: number): void {
  db.orm.insert(giftCodeFailures).values({ userId, at: now }).run();
  forgetOldest(db, 'gift_code_failures', { before: now - GIFT_CODE_TRIES.withinMs, most: FAILURES_KEPT });
}
