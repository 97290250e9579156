import { formatFen } from '#contracts/rules/money.ts';
import { lowBalanceText, reminderAmount } from '#contracts/rules/wallet/low-balance.ts';
import { freeWallet } from '#db/queries/payment/wallets-read.ts';
import { saveReminder as save } from '#db/queries/wallet/wallet-reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 设置余额提醒. */
export const saveReminder: Handler<'WalletServiceMag.saveReminder'> = (input, { db, user }) => {
  const remindBelowFen = doneOrRefuse(reminderAmount(input.amount));
  save(db, user.id, remindBelowFen);
  const { principalFen, bonusFen } = freeWallet(db, user.id);
  const remindBelow = remindBelowFen === null ? '' : formatFen(remindBelowFen);
  const notice = lowBalanceText(principalFen + bonusFen, remindBelowFen);
  return { code: 0, message: '成功', data: { remindBelow, notice } };
};
