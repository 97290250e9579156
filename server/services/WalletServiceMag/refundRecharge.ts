import { parseFen } from '#contracts/rules/money.ts';
import { askRechargeRefund } from '#db/queries/wallet/recharge-refunds.ts';
import { ownRecharge } from '#db/queries/wallet/recharges.ts';
import { choiceRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { rechargeReply } from './recharge-reply.ts';

/** 申请充值退款. */
export const refundRecharge: Handler<'WalletServiceMag.refundRecharge'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const { payNo, keepBonus } = input;
  if (!ownRecharge(db, user.id, payNo)) throw refusal('recharge-not-found');
  if (keepBonus !== 'Y' && keepBonus !== 'N') throw choiceRefusal('请选择赠送金额的处理方式');
  const shownFen = parseFen(input.amount);
  if (shownFen === null) throw choiceRefusal('请刷新后核对可退金额');
  once(context, 'WalletServiceMag.refundRecharge', input, () => {
    const wish = { userId: user.id, payNo, keepsBonus: keepBonus === 'Y', shownFen, now };
    doneOrRefuse(askRechargeRefund(db, wish));
    return payNo;
  });
  return rechargeReply(context, payNo);
});
