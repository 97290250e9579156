import type { Done, Refused } from '#contracts/rules/decision.ts';
import { GIFT_CODE_MESSAGES, giftCodeOf, giftCodeTries } from '#contracts/rules/wallet/gift-code.ts';
import { giftCodeFailuresOf, recordGiftCodeFailure } from '#db/queries/wallet/gift-codes.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from './done-or-refuse.ts';
import { once } from './once.ts';

/**
 * 兑换 of any kind of code, with one budget against guessing. What cannot be a code costs no try. A wrong one does,
 * and is written down outside of the work that is undone with the refusal.
 */
export function redeemOnce<T>(
  context: Context,
  operation: string,
  input: { readonly code: string; readonly idemKey: string },
  redeem: (code: string) => Done<T> | Refused<'gift-code-unusable'>,
): T {
  const code = giftCodeOf(input.code);
  if (code === null) throw fieldRefusal('bad-code', GIFT_CODE_MESSAGES.form);
  const { db, now, user } = context;
  const { lockedMinutes } = triesOf(context);
  if (lockedMinutes > 0) throw refusal('gift-codes-locked', { minutesLeft: lockedMinutes });
  let refused: Refused<'gift-code-unusable'> | null = null;
  try {
    return once(context, operation, { ...input }, () => {
      const redeemed = redeem(code);
      if (redeemed.kind === 'refused') refused = redeemed;
      return doneOrRefuse(redeemed);
    });
  } catch (error) {
    const wrong = refused as Refused<'gift-code-unusable'> | null;
    if (wrong === null || wrong.isNoGuess) throw error;
    recordGiftCodeFailure(db, user.id, now);
    const { left, lockedMinutes: waits } = triesOf(context);
    if (left > 0) throw refusal('gift-code-unusable', { ...wrong, triesLeft: left });
    throw refusal('gift-codes-locked', { minutesLeft: waits });
  }
}

/** How often the caller may still guess, and for how long no more. */
export function triesOf({ db, now, user }: Context): ReturnType<typeof giftCodeTries> {
  return giftCodeTries(giftCodeFailuresOf(db, user.id, now), now);
}
