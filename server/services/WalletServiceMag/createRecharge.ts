import { RECHARGE_CHANNELS, rechargeAmount } from '#contracts/rules/wallet/recharge.ts';
import { createRecharge as begin } from '#db/queries/wallet/recharges.ts';
import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { rechargeReply } from './recharge-reply.ts';

/** 发起充值. The key remembers which recharge it began, so that a repeated call sees how far that one is by now. */
export const createRecharge: Handler<'WalletServiceMag.createRecharge'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const channel = RECHARGE_CHANNELS.find((known) => known === input.channel);
  if (!channel) throw choiceRefusal('请选择支付方式');
  const amountFen = doneOrRefuse(rechargeAmount(input.amount));
  const payNo = once(context, 'WalletServiceMag.createRecharge', input, () => {
    const codeToken = context.secret();
    return doneOrRefuse(begin(db, { userId: user.id, amountFen, channel, codeToken, now })).no;
  });
  return rechargeReply(context, payNo);
});
