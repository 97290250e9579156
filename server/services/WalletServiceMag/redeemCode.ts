import { formatFen } from '#contracts/rules/money.ts';
import { GIFT_CODE_MESSAGES, giftCodeOf, giftCodeTries } from '#contracts/rules/wallet/gift-code.ts';
import { giftCodeFailuresOf, recordGiftCodeFailure, redeemGiftCode } from '#db/queries/wallet/gift-codes.ts';
import { walletOf } from '#db/queries/wallet/wallet-reading.ts';
import { BusinessError, badField, giftCodesLocked, giftCodeUnusable } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';

/**
 * 兑换. What cannot be a code costs no try. A wrong one does, and is written down outside of the work that is undone
 * with the refusal.
 */
export const redeemCode: Handler<'WalletServiceMag.redeemCode'> = (input, context) => {
  const { db, user } = context;
  const code = giftCodeOf(input.code);
  if (code === null) throw badField('bad-code', GIFT_CODE_MESSAGES.form);
  demandTries(context);
  try {
    const { title, bonusFen } = once(context, 'WalletServiceMag.redeemCode', input, () =>
      doneOrRefuse(redeemGiftCode(db, { userId: user.id, code, now: context.now })),
    );
    const { principalFen, bonusFen: bonus } = walletOf(db, user.id);
    const data = { title, bonus: formatFen(bonusFen), balance: formatFen(principalFen + bonus) };
    return { code: 0, message: '成功', data };
  } catch (error) {
    throw error instanceof BusinessError && error.reason === 'gift-code-unusable'
      ? countedFailure(context, error)
      : error;
  }
};

function demandTries({ db, now, user }: Context): void {
  const { lockedMinutes } = giftCodeTries(giftCodeFailuresOf(db, user.id, now), now);
  if (lockedMinutes > 0) throw giftCodesLocked(lockedMinutes);
}

function countedFailure({ db, now, user }: Context, { message }: BusinessError): BusinessError {
  // Whoever asks for the own code once more has not guessed.
  if (message === GIFT_CODE_MESSAGES.ownUsed) return giftCodeUnusable(message);
  recordGiftCodeFailure(db, user.id, now);
  const { left, lockedMinutes } = giftCodeTries(giftCodeFailuresOf(db, user.id, now), now);
  return left > 0 ? giftCodeUnusable(message, left) : giftCodesLocked(lockedMinutes);
}
