import { formatFen } from '#contracts/rules/money.ts';
import { redeemGiftCode } from '#db/queries/wallet/gift-codes.ts';
import { walletOf } from '#db/queries/wallet/wallet-reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { redeemOnce } from '../code-tries.ts';

/** 兑换. */
export const redeemCode: Handler<'WalletServiceMag.redeemCode'> = (input, context) => {
  const { db, now, user } = context;
  const { title, bonusFen } = redeemOnce(context, 'WalletServiceMag.redeemCode', input, (code) =>
    redeemGiftCode(db, { userId: user.id, code, now }),
  );
  const { principalFen, bonusFen: bonus } = walletOf(db, user.id);
  const data = { title, bonus: formatFen(bonusFen), balance: formatFen(principalFen + bonus) };
  return { code: 0, message: '成功', data };
};
