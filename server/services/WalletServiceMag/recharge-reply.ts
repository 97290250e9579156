import { freeWallet } from '#db/queries/payment/wallets-read.ts';
import { ownRecharge } from '#db/queries/wallet/recharges.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { rechargeView } from './recharge-view.ts';

/** The caller's recharge with this number as it is now. */
export function rechargeReply({ db, user }: Context, payNo: string) {
  const own = ownRecharge(db, user.id, payNo);
  if (!own) throw refusal('recharge-not-found');
  return { code: 0, message: '成功', data: rechargeView(own, freeWallet(db, user.id)) } as const;
}
