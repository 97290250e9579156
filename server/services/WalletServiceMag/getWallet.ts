import { formatFen } from '#contracts/rules/money.ts';
import { lowBalanceText } from '#contracts/rules/wallet/low-balance.ts';
import { discountText, PACKAGES } from '#contracts/rules/wallet/recharge.ts';
import { freeWallet } from '#db/queries/payment/wallets-read.ts';
import { waitingRecharges } from '#db/queries/wallet/recharges.ts';
import { walletOf } from '#db/queries/wallet/wallet-reading.ts';
import { BANK_ACCOUNT } from '#server/product.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { triesOf } from '../code-tries.ts';
import { upToDate } from '../up-to-date.ts';
import { rechargeView } from './recharge-view.ts';

const BANK = { ...BANK_ACCOUNT, note: '请在附言中填写支付单号' } as const;

/** 钱包: one call for all that the screen begins with. */
export const getWallet: Handler<'WalletServiceMag.getWallet'> = upToDate((_input, context) => {
  const { db, user } = context;
  const wallet = walletOf(db, user.id);
  const free = freeWallet(db, user.id);
  const balanceFen = wallet.principalFen + wallet.bonusFen;
  const freeFen = free.principalFen + free.bonusFen;
  const { remindBelowFen } = wallet;
  return {
    code: 0,
    message: '成功',
    data: {
      balance: formatFen(balanceFen),
      principal: formatFen(wallet.principalFen),
      bonus: formatFen(wallet.bonusFen),
      frozen: formatFen(balanceFen - freeFen),
      available: formatFen(freeFen),
      packages: PACKAGES.map(({ payFen, bonusFen }) => ({
        pay: formatFen(payFen),
        bonus: formatFen(bonusFen),
        discount: discountText(payFen, bonusFen),
      })),
      remindBelow: remindBelowFen === null ? '' : formatFen(remindBelowFen),
      notice: lowBalanceText(freeFen, remindBelowFen),
      codeLockedMinutes: triesOf(context).lockedMinutes,
      waiting: waitingRecharges(db, user.id).map((waiting) => rechargeView(waiting, free)),
      bank: BANK,
    },
  };
});
